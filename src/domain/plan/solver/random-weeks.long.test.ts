import { test } from 'vitest';
import { expectGoodWeeks, expectRandomWeek } from '../../../../tests/support/unit/random-weeks.ts';

/** A week takes about a second, so these take less than ten minutes. `PLANNER_WEEKS=10000` asks for more. */
const USUAL_WEEKS = 400;
const weeks = Number(process.env.PLANNER_WEEKS ?? USUAL_WEEKS);

test(`${weeks} random weeks break no rule and reach the bars of the planner`, { timeout: 20_000_000 }, () => {
  const seeds = Array.from({ length: weeks }, (_, at) => at + 1);
  for (const seed of seeds.filter((one) => one % 2 === 1)) expectRandomWeek(seed);
  expectGoodWeeks(seeds.filter((one) => one % 2 === 0));
});
