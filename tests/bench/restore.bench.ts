import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromiumProfile, SCREENS } from '../../scripts/chromium.ts';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';
import { operationsOfYear } from './interactions/year.ts';

const RUNS = 3;
const LONGEST_MS = 60_000;

/** An export that a device of another server wrote: all of it is new here and has to be sent. */
function exportOfYear() {
  const exportedAt = new Date().toISOString();
  const operations = operationsOfYear(exportedAt.slice(0, 10));
  const journal = operations.map((operation, at) => ({ ...operation, seq: at + 1, serverSeq: at + 1 }));
  const copy = { product: 'Sorrel', format: 1, memberId: 'elsewhere', exportedAt, tables: { journal } };
  return { entries: journal.length, buffer: Buffer.from(JSON.stringify(copy, null, 2)) };
}

/** Keeps the longest task of the page, in ms, in `longestTask`. */
const WATCH_TASKS = `globalThis.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });`;

/** From doing something until the words or the button are there, in ms. */
async function timed(page: Page, act: () => Promise<void>, shows: string): Promise<number> {
  const started = performance.now();
  await act();
  await page.getByText(shows, { exact: true }).waitFor({ timeout: LONGEST_MS });
  return performance.now() - started;
}

/** On a phone that has just signed in. Its databases are on a disk; those of a context without a profile are not. */
async function importOnce(server: LiveServer, buffer: Buffer, run: number) {
  const profile = await mkdtemp(join(tmpdir(), 'sorrel-bench-'));
  const context = await launchChromiumProfile(profile, { ...SCREENS.phone, baseURL: server.origin });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await enter(page, await createReadyMember(server, `Nora${run}`));
    await waitUntilReadyOffline(page);
    await page.goto('/dashboard/profile');
    const input = page.getByLabel('A file to import');
    const choose = () => input.setInputFiles({ name: 'sorrel.json', mimeType: 'application/json', buffer });
    const press = 'Yes, import my entries';
    const read = await timed(page, choose, press);
    await page.evaluate(WATCH_TASKS);
    const imported = await timed(page, () => page.getByText(press).click(), 'Imported.');
    const longestTask = Number(await page.evaluate('longestTask'));
    await server.goAway();
    const again = await timed(page, choose, 'All of it is on this device already.');
    await server.comeBack();
    return { read, imported, longestTask, again };
  } finally {
    await context.close();
    await rm(profile, { recursive: true });
  }
}

const median = (times: readonly number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN);

/** Import of a keen member's year from its file, in the built app in Chromium, and a look at the same file after it. */
export async function measure() {
  await ensureBuilt();
  const server = await startLiveServer({ staticDir: DIST });
  try {
    const { entries, buffer } = exportOfYear();
    const runs: Awaited<ReturnType<typeof importOnce>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await importOnce(server, buffer, run));
    return [
      {
        entries,
        MB: Number((buffer.length / 1e6).toFixed(1)),
        'to the preview, ms': median(runs.map(({ read }) => read)),
        'import, ms': median(runs.map(({ imported }) => imported)),
        'longest task of it, ms': median(runs.map(({ longestTask }) => longestTask)),
        'preview once imported, ms': median(runs.map(({ again }) => again)),
      },
    ];
  } finally {
    await server.stop();
  }
}
