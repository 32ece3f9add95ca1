import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveServer } from '../../support/live-server.ts';
import { openPhone, type Profiles, signInAndVisit } from './phone.ts';

const CACHES = ['Cache', 'Code Cache'];

/** Of a browser that is closed: `Network.clearBrowserCache` leaves some of it. */
async function forgetFiles(profile: string): Promise<void> {
  for (const name of CACHES) await rm(join(profile, 'Default', name), { recursive: true });
}

/**
 * Two profiles of one signed-in member, both without a worker and without a cached file: one with nothing but the
 * session, one that has been on the pages and keeps their data.
 */
export async function memberProfiles(
  server: LiveServer,
  paths: readonly string[],
  profiles: Profiles,
): Promise<{ readonly session: string; readonly visited: string }> {
  const visited = await profiles.create();
  const { context, page } = await openPhone(visited, server.origin, 'no worker');
  await signInAndVisit(page, server, paths);
  await context.close();
  await forgetFiles(visited);

  const session = await profiles.copyOf(visited);
  const emptied = await openPhone(session, server.origin, 'no worker');
  await emptied.page.goto('/robots.txt');
  await emptied.devtools.send('Storage.clearDataForOrigin', {
    origin: server.origin,
    storageTypes: 'indexeddb',
  });
  await emptied.context.close();
  await forgetFiles(session);
  return { session, visited };
}
