import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/load.ts';
import { enginesToTest } from '../../scripts/find-engines.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { SLOTS } from '../../src/domain/catalogue/types.ts';
import { dailyTargets } from '../../src/domain/nutrition/daily-targets.ts';
import { regenerateSlots } from '../../src/domain/planner/regenerate.ts';
import { startEngine } from '../support/engines/start-engine.ts';
import { type PlannerJob, servePlannerPage } from '../support/planner-page.ts';
import { randomProfile } from '../support/random-profiles.ts';

const SEEDS = [3, 14, 15, 92];
const DATES = Array.from({ length: 8 }, (_, day) => addDays('2026-03-01', day));
const NO_SAFETY_FACTS = { pregnantOrBreastfeeding: false, kidneyDisease: false, eatingDisorder: false };

const catalogue = loadCatalogue();
const every = (step: number): readonly string[] =>
  [...catalogue.dishes.keys()].filter((_, at) => at % step === 0);

/** A whole empty week of a random person to fill, but for a slot that is to stay empty. */
const jobOf = (seed: number): PlannerJob => {
  const { facts, rules } = randomProfile(seed);
  const daily = dailyTargets(facts, NO_SAFETY_FACTS, { factsConfirmed: true });
  if (!daily.ok) throw new Error(`Profile ${seed} is a child.`);
  const { targets } = daily.value;
  const days = DATES.map((date) => ({ date, meals: [] }));
  const held = [{ date: DATES[2] ?? '', slot: SLOTS[seed % SLOTS.length] ?? 'lunch' }];
  return {
    plan: {
      days,
      held,
      offPlanFoods: [],
      targets,
      floorKcal: 1200,
      rules,
      plannedFor: null,
      opinions: { love: every(9), never: every(20) },
    },
    dates: DATES,
    seed,
  };
};
const jobs = SEEDS.map(jobOf);
const here = jobs.map(({ plan, dates, seed }) => regenerateSlots({ ...plan, catalogue }, dates, seed));

let served: Awaited<ReturnType<typeof servePlannerPage>>;
beforeAll(async () => {
  served = await servePlannerPage(jobs);
});
afterAll(() => served.stop());

test('every job gives a week', () => {
  for (const week of here) expect(week.ok && week.value.length).toBe(DATES.length * SLOTS.length - 1);
});

for (const engine of enginesToTest()) {
  test(`${engine}: the built app plans the same week from the same seed as the server’s engine`, async () => {
    const driver = await startEngine(engine, served.origin);
    try {
      await driver.open('/');
      await expect.poll(() => driver.text(), { timeout: 120_000, interval: 200 }).toMatch(/^[["]/);
      expect(JSON.parse(await driver.text())).toEqual(here);
    } finally {
      await driver.close();
    }
  });
}
