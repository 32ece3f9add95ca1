import type { Locator, Page } from 'playwright-core';
import type { Times } from './stopwatch.ts';

/** Between two things that a person does. */
const PAUSE_MS = 250;
export const TIMES = 40;
/** A phone of the middle range against a desk computer. */
export const SLOWDOWN = 4;
const BAR_MS = 100;

export type Row = Readonly<Record<string, string | number>>;

const shareOf = (times: readonly number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN);

export const rowOf = (what: string, times: readonly Times[]): Row => {
  const spread = (name: string, of: (one: Times) => number): Row => {
    const all = times.map(of);
    return {
      [`${name} p50`]: shareOf(all, 0.5),
      [`${name} p98`]: shareOf(all, 0.98),
      [`${name} worst`]: shareOf(all, 1),
    };
  };
  return {
    'at 4x, ms': what,
    times: times.length,
    ...spread('event', ({ event }) => event),
    ...spread('2 frames', ({ frames }) => frames),
    ...spread('visible', ({ visible }) => visible),
    'bar p98': BAR_MS,
  };
};

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** A finger on the middle of it, without the checks of a test tool in between. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not shown.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

export interface Action {
  readonly input: 'click' | 'keydown' | 'change';
  /** What reads different once it is done. */
  readonly shows: string;
  readonly act: () => Promise<void>;
}

/** Does it once and measures it. */
export async function timed(page: Page, { input, shows, act }: Action): Promise<Times> {
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate(([on, selector]) => window.stopwatch.arm(on, selector), [input, shows] as const);
  await act();
  return page.evaluate(() => window.stopwatch.read());
}

export async function repeat(
  times: number,
  once: (place: number) => Promise<Times>,
): Promise<readonly Times[]> {
  const all: Times[] = [];
  for (let place = 0; place < times; place += 1) all.push(await once(place));
  return all;
}
