import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, openBackend } from './backend.ts';
import { type Outcome, playSeed } from './play.ts';
import { drawSchedule } from './schedule.ts';
import { seedOfDay } from './seed-of-day.ts';

const COUNT = 60;

const first = seedOfDay(Date.now());
const seeds = Array.from({ length: COUNT }, (_, at) => first + at);
process.stdout.write(
  `${COUNT} schedules from the seed of the day. Again: npm run chaos -- --schedules ${COUNT} --seed ${first}\n`,
);

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** What a person needs to find the fault again. */
const reportOf = ({ seed, wrong, trace }: Outcome): string =>
  [
    ...trace,
    '',
    ...wrong,
    '',
    `Schedule ${seed} broke a promise. Again: npm run chaos -- --schedules 1 --seed ${seed}`,
  ].join('\n');

test('each seed has a schedule of its own, always the same, and each day has seeds of its own', () => {
  const drawn = seeds.map((seed) => JSON.stringify({ ...drawSchedule(seed), seed: 0 }));
  expect(new Set(drawn).size).toBe(COUNT);
  expect(drawn).toEqual(seeds.map((seed) => JSON.stringify({ ...drawSchedule(seed), seed: 0 })));
  const [evening, morning] = ['2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z'].map((at) =>
    seedOfDay(Date.parse(at)),
  );
  expect(Number(morning) - Number(evening)).toBeGreaterThanOrEqual(COUNT);
});

test.each(seeds)('schedule %i keeps every promise', async (seed) => {
  const outcome = await playSeed(seed, backend);
  if (outcome.wrong.length > 0) expect.fail(reportOf(outcome));
});
