import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/ensure-built.ts';

const PROFILES = join(ROOT, '.cache', 'profiles');

/** An empty folder for one browser; inside the project, where a browser in a sandbox of its own may write. */
export async function makeProfileFolder() {
  await mkdir(PROFILES, { recursive: true });
  const path = await mkdtemp(join(PROFILES, 'device-'));
  // A browser that has ended may still write for a moment.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
