import { macrosFor } from '../../src/domain/body/nutrition/macros.ts';
import type { PlanRequest } from '../../src/domain/plan/solver/plan-request.ts';
import { planWeek } from '../../src/domain/plan/solver/plan-week.ts';
import { dayTotals } from '../../src/domain/plan/solver/totals.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import { amountOf } from '../../src/terms/nutrients.ts';
import type { EatingRules, PlannedDay, WeekPlan } from '../../src/terms/plan.ts';
import { realCatalogue } from './real-catalogue.ts';

export const EATS_ALL: EatingRules = {
  diet: 'full_non_vegetarian',
  eatsEggs: true,
  eatsDairy: true,
  allergies: [],
  excludedFoods: [],
};
export const KCAL = 2000;

const planned = new Map<Catalogue, Map<string, WeekPlan>>();

/** A week of 2 000 kcal a day, as the planner makes it. A week takes a second, so each is planned once in a process. */
export const plannedWeek = (changes: Partial<PlanRequest> = {}): WeekPlan => {
  const request: PlanRequest = {
    targets: macrosFor(KCAL, 70),
    rules: EATS_ALL,
    seed: 1,
    startDate: '2026-03-01',
    days: 7,
    catalogue: realCatalogue(),
    ...changes,
  };
  const { catalogue, ...rest } = request;
  const weeks = planned.get(catalogue) ?? new Map<string, WeekPlan>();
  planned.set(catalogue, weeks);
  const key = JSON.stringify(rest);
  const known = weeks.get(key);
  if (known !== undefined) return known;
  const week = planWeek(request);
  if (!week.ok) throw new Error(`no week: ${JSON.stringify(week.error)}`);
  weeks.set(key, week.value);
  return week.value;
};

/** The worst day's distance from its energy, as a share of it. */
export const energyMissed = (
  days: readonly PlannedDay[],
  kcal: number,
  catalogue = realCatalogue(),
): number =>
  Math.max(...days.map((day) => Math.abs(amountOf(dayTotals(day, catalogue), 'energy_kcal') / kcal - 1)));
