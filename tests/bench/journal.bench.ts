import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { loadCatalogue } from '../../catalogue/load.ts';
import { launchChromiumProfile, SCREENS } from '../../scripts/chromium.ts';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';
import { shopThings } from '../../src/domain/shopping/shop-things.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';
import { seed, type Years } from './journal/in-page.ts';

const PER_DAY = 27;
const FOODS = shopThings(loadCatalogue().foods)
  .all.slice(0, 150)
  .map(({ id }) => id);

const yearsOf = (operations: number): Years => ({
  operations,
  perDay: PER_DAY,
  chatDays: operations / 100,
  foods: FOODS,
});

/** The first is what the others are held against. */
const DEVICES = [
  { name: 'empty', years: null },
  { name: 'one year', years: yearsOf(10_000) },
  { name: 'ten years', years: yearsOf(100_000) },
] as const;

const STARTS = 7;
/** Ten years do not arrive in a minute: the engine gets the time to put its files in order first. */
const SETTLING_MS = 10_000;

const INTAKE = '^[\\d.]+ L / ';
const SCREENS_MEASURED = [
  { path: '/dashboard', shows: INTAKE },
  { path: '/dashboard/shopping', shows: '^\\d+ of \\d+$' },
  { path: '/dashboard/progress', shows: ' days, now ' },
] as const;

const openProfile = (profile: string, origin: string) =>
  launchChromiumProfile(profile, { ...SCREENS.phone, baseURL: origin, reducedMotion: 'reduce' });

/** From the address to what the screen is for, in ms of the page's own clock. */
async function shown(page: Page, path: string, words: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  const found = await page.waitForFunction(
    (pattern) =>
      [...document.querySelectorAll('p, span, strong, div')].some((element) =>
        new RegExp(pattern).test(element.textContent ?? ''),
      ) && performance.now(),
    words,
    { polling: 'raf' },
  );
  return Number(await found.jsonValue());
}

async function prepare(server: LiveServer, years: Years | null): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'sorrel-bench-'));
  const context = await openProfile(profile, server.origin);
  const page = context.pages()[0] ?? (await context.newPage());
  const member = await createReadyMember(server, `Nora${years?.operations ?? 0}`);
  await enter(page, member);
  await shown(page, '/dashboard', INTAKE);
  await waitUntilReadyOffline(page);
  if (years !== null) {
    await page.goto('/robots.txt');
    // tsx names the functions inside `seed` by a helper that the page does not have.
    await page.evaluate('globalThis.__name = (named) => named');
    await page.evaluate(seed, years);
  }
  // The first visit sums up what lies behind, as one of the past ten years has done.
  await shown(page, '/dashboard', INTAKE);
  await shown(page, '/dashboard/shopping', SCREENS_MEASURED[1].shows);
  await page.waitForTimeout(SETTLING_MS);
  await context.close();
  return profile;
}

/** In a browser that was just started. */
async function coldStart(profile: string, origin: string, path: string, words: string): Promise<number> {
  const context = await openProfile(profile, origin);
  try {
    return await shown(context.pages()[0] ?? (await context.newPage()), path, words);
  } finally {
    await context.close();
  }
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Cold starts without a network: today with an empty journal and with years of one; the rest with one and ten years. */
export async function measure() {
  await ensureBuilt();
  const server = await startLiveServer({ staticDir: DIST });
  const profiles: string[] = [];
  try {
    for (const { years } of DEVICES) profiles.push(await prepare(server, years));
    await server.goAway();
    const rows: Record<string, string | number>[] = [];
    for (const { path, shows } of SCREENS_MEASURED) {
      const devices = DEVICES.filter(({ years }) => years !== null || path === '/dashboard');
      const times = new Map<string, number[]>(devices.map(({ name }) => [name, []]));
      for (let start = 0; start < STARTS; start += 1)
        for (const { name } of devices) {
          const profile = profiles[DEVICES.findIndex((device) => device.name === name)] ?? '';
          times.get(name)?.push(await coldStart(profile, server.origin, path, shows));
        }
      const [floor = 1] = [...times.values()].map(median);
      for (const [journal, each] of times)
        rows.push({
          screen: path,
          journal,
          'cold start, ms': Math.round(median(each)),
          ratio: Number((median(each) / floor).toFixed(2)),
        });
    }
    return rows;
  } finally {
    await server.stop();
    for (const profile of profiles) await rm(profile, { recursive: true });
  }
}
