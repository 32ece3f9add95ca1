import { loadCatalogue } from '../../catalogue/load.ts';
import { dailyTargets } from '../../src/domain/body/nutrition/daily-targets.ts';
import { referenceIntakes } from '../../src/domain/body/nutrition/reference-intakes.ts';
import { eligibleDishes } from '../../src/domain/plan/rules/eligibility.ts';
import { planWeek } from '../../src/domain/plan/solver/plan-week.ts';
import { ruleBreaks } from '../support/plan-checks.ts';
import { NO_SAFETY_FACTS, randomProfile } from '../support/random-profiles.ts';
import { FROM_FOOD, scoreWeek } from '../support/score-week.ts';
import type { Options } from './figures.ts';
import { createBound } from './planner/bound.ts';
import { type Measured, tableOf } from './planner/planner-table.ts';

const PROFILES = 1_000;
const WARM_UP = 3;
/** What the app asks for: yesterday to six days ahead. */
const DAYS = 8;
const START_DATE = '2026-03-01';

/** Plans weeks for seeded random adults on the real catalogue and holds them against the bars. */
export async function measure({ profiles = PROFILES, seed: firstSeed = 1 }: Options) {
  const catalogue = loadCatalogue();
  const boundOf = await createBound();
  const measured: Measured[] = [];
  for (let seed = firstSeed - WARM_UP; seed < firstSeed + profiles; seed += 1) {
    const { facts, rules } = randomProfile(seed);
    const daily = dailyTargets(facts, NO_SAFETY_FACTS, { factsConfirmed: true });
    if (!daily.ok) throw new Error('adults have targets');
    const { targets } = daily.value;
    const started = performance.now();
    const plan = planWeek({ targets, rules, facts, seed, startDate: START_DATE, days: DAYS, catalogue });
    const milliseconds = performance.now() - started;
    if (seed < firstSeed) continue;
    const intakes = referenceIntakes(facts, NO_SAFETY_FACTS);
    const bound = boundOf({ dishes: eligibleDishes(rules, catalogue), targets, intakes });
    measured.push({
      diet: rules.diet,
      milliseconds,
      bound,
      score: plan.ok ? scoreWeek(plan.value, intakes, catalogue) : null,
      breaks: plan.ok ? ruleBreaks(plan.value.days, rules, catalogue).length : 0,
    });
  }
  return tableOf(measured, FROM_FOOD.length);
}
