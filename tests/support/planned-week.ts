import { macrosFor } from '../../src/domain/body/nutrition/macros.ts';
import type { PlanRequest } from '../../src/domain/plan/solver/plan-request.ts';
import { dayTotals } from '../../src/domain/plan/solver/totals.ts';
import { amountOf } from '../../src/terms/nutrients.ts';
import type { EatingRules, PlannedDay, WeekPlan } from '../../src/terms/plan.ts';
import { realCatalogue } from './real-catalogue.ts';
import { NO_RULES } from './synthetic-catalogue.ts';
import { weekOnce } from './week-once.ts';

export const EATS_ALL: EatingRules = { ...NO_RULES, eatsEggs: true, eatsDairy: true };
export const KCAL = 2000;

/** A week of 2 000 kcal a day, as the planner makes it. */
export const plannedWeek = (changes: Partial<PlanRequest> = {}): WeekPlan =>
  weekOnce({
    targets: macrosFor(KCAL, 70),
    rules: EATS_ALL,
    seed: 1,
    startDate: '2026-03-01',
    days: 7,
    catalogue: realCatalogue(),
    ...changes,
  });

/** The worst day's distance from its energy, as a share of it. */
export const energyMissed = (
  days: readonly PlannedDay[],
  kcal: number,
  catalogue = realCatalogue(),
): number =>
  Math.max(...days.map((day) => Math.abs(amountOf(dayTotals(day, catalogue), 'energy_kcal') / kcal - 1)));
