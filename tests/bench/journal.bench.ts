import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromiumProfile, SCREENS } from '../../scripts/chromium.ts';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

const OPERATIONS = 100_000;
const OPERATIONS_A_DAY = 27;
const STARTS = 9;
/** Ten years do not arrive in a minute: the engine gets the time to put its files in order first. */
const SETTLING_MS = 15_000;

const openProfile = (profile: string, origin: string) =>
  launchChromiumProfile(profile, { ...SCREENS.phone, baseURL: origin, reducedMotion: 'reduce' });

/** Runs in the page: ten years of water, meals, ticks and weights, as if the server had ordered them all. */
async function seed([count, perDay]: readonly [number, number]): Promise<number> {
  const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('sorrel-member-'));
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(found?.name ?? '');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const dayOf = (index: number): string => {
    const day = new Date();
    day.setDate(day.getDate() - Math.floor((count - 1 - index) / perDay));
    return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  };
  const factOf = (index: number) => {
    const part = index % perDay;
    if (part === 0) return { kind: 'weight.set', payload: { kg: 70 + (index % 9) / 10 } };
    if (part < 6)
      return {
        kind: 'meal.eaten',
        payload: { planId: null, slot: 'lunch', dish: `dish-${part}`, kcal: 300, eaten: true },
      };
    if (part < 14) return { kind: 'shopping.tick', payload: { item: `Grains/${part}`, ticked: true } };
    return { kind: 'water.add', payload: { litres: 0.1 } };
  };
  const chunk = 1_000;
  for (let first = 0; first < count; first += chunk) {
    const write = db.transaction('journal', 'readwrite');
    const journal = write.objectStore('journal');
    for (let index = first; index < Math.min(count, first + chunk); index += 1)
      journal.add({ id: crypto.randomUUID(), day: dayOf(index), serverSeq: index + 1, ...factOf(index) });
    await new Promise((resolve, reject) => {
      write.oncomplete = resolve;
      write.onerror = () => reject(write.error);
    });
  }
  await new Promise((resolve) => {
    const request = db
      .transaction('settings', 'readwrite')
      .objectStore('settings')
      .put({ key: 'journalCursor', value: count });
    request.onsuccess = resolve;
  });
  db.close();
  return count;
}

async function prepare(server: LiveServer, name: string, operations: number): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'sorrel-bench-'));
  const context = await openProfile(profile, server.origin);
  const page = context.pages()[0] ?? (await context.newPage());
  await enter(page, await createReadyMember(server, name));
  await waitForToday(page);
  await waitUntilReadyOffline(page);
  if (operations > 0) {
    await page.goto('/robots.txt');
    // tsx names the functions inside `seed` by a helper that the page does not have.
    await page.evaluate('globalThis.__name = (named) => named');
    await page.evaluate(seed, [operations, OPERATIONS_A_DAY] as const);
  }
  await page.goto('/dashboard');
  await waitForToday(page);
  await page.waitForTimeout(SETTLING_MS);
  await context.close();
  return profile;
}

const waitForToday = (page: Page): Promise<void> => page.getByText(/^[\d.]+ L \/ /).waitFor();

/** From the address to today's figures, in ms of the page's own clock, in a browser that was just started. */
async function coldStart(profile: string, origin: string): Promise<number> {
  const context = await openProfile(profile, origin);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () =>
        [...document.querySelectorAll('p, span, strong, div')].some((element) =>
          /^[\d.]+ L \/ /.test(element.textContent ?? ''),
        ) && performance.now(),
      null,
      { polling: 'raf' },
    );
    return Number(await shown.jsonValue());
  } finally {
    await context.close();
  }
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Cold start without a network to today's screen, with an empty journal and with ten years of one. */
export async function measure() {
  await ensureBuilt();
  const server = await startLiveServer({ staticDir: DIST });
  const profiles: string[] = [];
  try {
    profiles.push(await prepare(server, 'Nora', 0), await prepare(server, 'Tess', OPERATIONS));
    await server.goAway();
    const times: [number[], number[]] = [[], []];
    for (let start = 0; start < STARTS; start += 1)
      for (const side of [0, 1] as const)
        times[side].push(await coldStart(profiles[side] ?? '', server.origin));
    const [empty, full] = times.map(median);
    return [
      { journal: 'empty', 'cold start, ms': Math.round(empty ?? 0), ratio: 1 },
      {
        journal: `${OPERATIONS} operations`,
        'cold start, ms': Math.round(full ?? 0),
        ratio: Number(((full ?? 0) / (empty ?? 1)).toFixed(2)),
      },
    ];
  } finally {
    await server.stop();
    for (const profile of profiles) await rm(profile, { recursive: true });
  }
}
