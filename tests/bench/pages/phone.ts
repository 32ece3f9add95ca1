import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchChromiumProfile, SCREENS } from '../../../scripts/chromium.ts';
import type { LiveServer } from '../../support/live-server.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';

/** The screen of the phone that Lighthouse stands for. */
const PHONE = { ...SCREENS.phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
/** A browser that has just started is still busy with itself. */
const SETTLING_MS = 1_500;

/** A new browser process on a profile; without a worker, a page's requests are all its own. */
export async function openPhone(profile: string, origin: string, worker: 'with worker' | 'no worker') {
  const context = await launchChromiumProfile(profile, {
    ...PHONE,
    baseURL: origin,
    locale: 'en-GB',
    serviceWorkers: worker === 'with worker' ? 'allow' : 'block',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await wait(SETTLING_MS);
  return { context, page, devtools: await context.newCDPSession(page) };
}

/** Folders for profiles; `clear` removes all that were made. */
export function createProfiles() {
  const made: string[] = [];
  const create = async (): Promise<string> => {
    const profile = await mkdtemp(join(tmpdir(), 'sorrel-bench-'));
    made.push(profile);
    return profile;
  };
  return {
    create,
    copyOf: async (profile: string): Promise<string> => {
      const copy = await create();
      await cp(profile, copy, { recursive: true, verbatimSymlinks: true });
      return copy;
    },
    clear: async (): Promise<void> => {
      for (const profile of made) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type Profiles = ReturnType<typeof createProfiles>;

/** A glass of water or a meal of today: what the two screens show when they have something to show. */
export const waitForToday = async (page: Page, path: string): Promise<void> => {
  const something =
    path === '/dashboard'
      ? page.getByRole('region', { name: 'Energy today' }).getByText(/eaten/)
      : page.getByRole('region', { name: 'Meals' }).getByText(/kcal/);
  await something.first().waitFor();
};

/** Signs a new ready member in and opens the paths until each shows today. */
export async function signInAndVisit(
  page: Page,
  server: LiveServer,
  paths: readonly string[],
): Promise<void> {
  await enter(page, await createReadyMember(server, 'Juniper'));
  for (const path of paths) {
    await page.goto(path);
    await waitForToday(page, path);
  }
}
