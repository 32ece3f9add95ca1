import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openPhone } from '../pages/phone.ts';
import { type Seen, type Watch, watchStart } from './watch-start.ts';

/** A phone of the lower range against a desk computer. */
const SLOWDOWN = 4;
const LOOK_MS = 500;
/** The largest paint is the last one when nothing larger came for so long. */
const STILL_MS = 2_500;
const LONGEST_START_MS = 30_000;

export interface Start {
  readonly profile: string;
  readonly origin: string;
  readonly path: string;
}

const readSeen = (page: Page): Promise<Seen> => page.evaluate('startSeen');

/** Until the press is answered, or until all is there and nothing larger follows. */
async function untilStarted(page: Page, watch: Watch): Promise<Seen> {
  const started = Date.now();
  let stillSince = started;
  let last = await readSeen(page);
  for (;;) {
    await wait(LOOK_MS);
    const seen = await readSeen(page);
    if (seen.largestPaint !== last.largestPaint || seen.meals === null) stillSince = Date.now();
    last = seen;
    const isOver = watch.press === null ? Date.now() - stillSince >= STILL_MS : seen.answered !== null;
    if (isOver) return seen;
    if (Date.now() - started > LONGEST_START_MS)
      throw new Error(`The page has not started: ${JSON.stringify(seen)}`);
  }
}

/**
 * A new browser process opens the page without a network on a slowed processor. The worker is not slowed. `done` is
 * called while the browser still runs.
 */
export async function offlineStart(
  { profile, origin, path }: Start,
  watch: Watch,
  done: () => void,
): Promise<Seen> {
  const { context, page, devtools } = await openPhone(profile, origin, 'with worker');
  try {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await context.setOffline(true);
    await context.addInitScript(watchStart, watch);
    const response = await page.goto(path, { waitUntil: 'commit' });
    if (response?.fromServiceWorker() !== true) throw new Error(`The worker did not answer for ${path}.`);
    const seen = await untilStarted(page, watch);
    done();
    return seen;
  } finally {
    await context.close();
  }
}
