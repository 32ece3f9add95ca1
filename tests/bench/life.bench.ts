import { loadCatalogue, loadCookbook } from '../../catalogue/load.ts';
import { dailyTargets } from '../../src/domain/body/nutrition/daily-targets.ts';
import { referenceIntakes } from '../../src/domain/body/nutrition/reference-intakes.ts';
import { LIMITED_NUTRIENTS, upperLevel } from '../../src/domain/body/nutrition/upper-levels.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { planWeek } from '../../src/domain/plan/solver/plan-week.ts';
import { WEEK } from '../../src/domain/plan/solver/repeats.ts';
import { dayTotals } from '../../src/domain/plan/solver/totals.ts';
import { NO_LIMITS, timeFor } from '../../src/domain/plan/wishes/cooking-limits.ts';
import { type CookingLimits, NO_WISHES, type PlanWishes } from '../../src/domain/plan/wishes/wishes.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import { amountOf } from '../../src/terms/nutrients.ts';
import type { PlannedDay } from '../../src/terms/plan.ts';
import { createKitchenScale } from '../support/kitchen-weights.ts';
import { NO_SAFETY_FACTS, randomProfile } from '../support/random-profiles.ts';
import { FROM_FOOD, scoreWeek } from '../support/score-week.ts';
import type { Options } from './figures.ts';
import { choiceOfWeek, measureOfWeek, overTime } from './life/choice-of-week.ts';
import { createHealthyEating } from './life/healthy-eating.ts';
import { lifeOfWeek } from './life/life-of-week.ts';
import { type LivedWeeks, lifeTable } from './life/life-table.ts';

const PROFILES = 1_000;
/** A Sunday: two whole weeks follow. */
const START_DATE = '2026-03-01';
/** Every so many members also say how they eat: each wish is one more week to plan. */
const WISHING = 5;
const QUARTER_OF_AN_HOUR: CookingLimits = {
  ...NO_LIMITS,
  weekdays: { breakfast: 15, lunch: 15, dinner: 15 },
};
const HALF_AN_HOUR_TO_THE_TABLE: CookingLimits = {
  ...NO_LIMITS,
  ready: { ...NO_LIMITS, weekdays: { breakfast: 20, lunch: 30, dinner: 30 } },
};

/** Plans two weeks, one after the other, for seeded random adults, and looks at them as somebody who cooks them. */
export async function measure({ profiles = PROFILES, seed: firstSeed = 1 }: Options) {
  const catalogue = loadCatalogue();
  const weigh = createKitchenScale(loadCookbook());
  const healthyEating = createHealthyEating();
  const lived: LivedWeeks[] = [];
  for (let seed = firstSeed; seed < firstSeed + profiles; seed += 1) {
    const { facts, rules } = randomProfile(seed);
    const daily = dailyTargets(facts, NO_SAFETY_FACTS, { factsConfirmed: true });
    if (!daily.ok) throw new Error('adults have targets');
    const { targets } = daily.value;
    const plan = (startDate: string, keep: readonly PlannedDay[], wishes: PlanWishes = NO_WISHES) =>
      planWeek({ targets, rules, facts, seed, startDate, days: WEEK, catalogue, keep, wishes });
    const wishing = (wishes: Partial<PlanWishes>): readonly PlannedDay[] => {
      const wished = plan(START_DATE, [], { ...NO_WISHES, ...wishes });
      return wished.ok ? wished.value.days : [];
    };
    const overLimits = (cookingLimits: CookingLimits): number =>
      overTime(wishing({ cookingLimits }), catalogue, (day, slot) => timeFor(cookingLimits, day, slot));
    const started = performance.now();
    const first = plan(START_DATE, []);
    const milliseconds = performance.now() - started;
    const second = first.ok ? plan(addDays(START_DATE, WEEK), first.value.days) : first;
    if (!first.ok || !second.ok) continue;
    const score = scoreWeek(first.value, referenceIntakes(facts, NO_SAFETY_FACTS), catalogue);
    lived.push({
      milliseconds,
      life: lifeOfWeek(first.value.days, catalogue),
      choice: choiceOfWeek(first.value.days, targets, catalogue),
      vitaminDMet: !score.missed.includes('vit_d_ug'),
      eatsMeat: rules.diet === 'full_non_vegetarian',
      kitchen: first.value.days.map((day) => weigh(day, targets)),
      fiber: score.days.map(({ fiber }) => fiber),
      nutrientsMet: 1 - score.missed.length / FROM_FOOD.length,
      healthyEating: healthyEating(first.value.days, catalogue),
      upperLevels: upperLevelsPassed(first.value.days, facts.age, catalogue),
      wished:
        seed % WISHING === 0
          ? {
              budget: lifeOfWeek(wishing({ smallBudget: true }), catalogue),
              overLimit: overLimits(QUARTER_OF_AN_HOUR),
              overTable: overLimits(HALF_AN_HOUR_TO_THE_TABLE),
              fruitG: measureOfWeek('whole_fruit_g', wishing({ conditions: ['diabetes'] }), catalogue) / WEEK,
            }
          : null,
      comeBack: shareThatComesBack(first.value.days, second.value.days),
    });
  }
  return lifeTable(lived, profiles - lived.length);
}

/** Of the dishes of one week, the share that comes again in the next. */
const shareThatComesBack = (one: readonly PlannedDay[], next: readonly PlannedDay[]): number => {
  const dishesOf = (days: readonly PlannedDay[]) =>
    new Set(days.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId)));
  const before = dishesOf(one);
  const after = dishesOf(next);
  return [...before].filter((id) => after.has(id)).length / before.size;
};

/** The nutrients of which the mean day holds more than the upper level of that age. */
const upperLevelsPassed = (days: readonly PlannedDay[], age: number, catalogue: Catalogue) => {
  const totals = days.map((day) => dayTotals(day, catalogue));
  return LIMITED_NUTRIENTS.filter(
    (nutrient) =>
      totals.reduce((sum, day) => sum + amountOf(day, nutrient), 0) > upperLevel(nutrient, age) * days.length,
  );
};
