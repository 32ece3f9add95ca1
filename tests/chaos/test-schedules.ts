import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, openBackend } from './backend.ts';
import { type Outcome, playSeed } from './play.ts';

/** What a person needs to find the fault again. */
export const reportOf = ({ seed, wrong, trace }: Outcome): string =>
  [
    ...trace,
    '',
    ...wrong,
    '',
    `Schedule ${seed} broke a promise. Again: npm run chaos -- --schedules 1 --seed ${seed}`,
  ].join('\n');

/** Plays `count` schedules from seed `first` on, each a test of its own. */
export const testSchedules = (first: number, count: number): void => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
  });
  afterAll(() => backend.close());

  for (let seed = first; seed < first + count; seed += 1) {
    test(`schedule ${seed} keeps every promise`, async () => {
      const outcome = await playSeed(seed, backend);
      if (outcome.wrong.length > 0) expect.fail(reportOf(outcome));
    });
  }
};
