import { macrosFor } from '../../src/domain/body/nutrition/macros.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import type { CoachContext } from '../../src/domain/coach/answer/coach-context.ts';
import { dayTotals } from '../../src/domain/plan/solver/totals.ts';
import type { Cookbook } from '../../src/terms/food.ts';
import { type EatingRules, NO_OPINIONS } from '../../src/terms/plan.ts';
import { NO_RULES } from './synthetic-catalogue.ts';
import { weekOnce } from './week-once.ts';

/** A Thursday, half past five in the afternoon. */
export const COACH_TODAY = '2026-11-26';
const HOUR = 17;
const KCAL = 2000;

export const EATS_ALL: EatingRules = { ...NO_RULES, eatsEggs: true, eatsDairy: true };

/** The day of a member of 2 000 kcal who has logged nothing. It needs no files, so that it runs in a page too. */
export const coachDay = (
  catalogue: Cookbook,
  readFood: CoachContext['readFood'],
  rules: EatingRules = EATS_ALL,
): CoachContext => {
  const targets = macrosFor(KCAL, 70);
  const { days } = weekOnce({ targets, rules, seed: 5, startDate: COACH_TODAY, days: 8, catalogue });
  const nothing = dayTotals({ meals: [] }, catalogue);
  let ids = 0;
  return {
    today: COACH_TODAY,
    hour: HOUR,
    catalogue,
    recipeOf: (dish) => catalogue.dishes.get(dish) ?? null,
    readFood,
    plan: {
      id: 'plan-1',
      input: {
        days,
        held: [],
        offPlanFoods: [],
        targets,
        floorKcal: 1500,
        rules,
        plannedFor: null,
        cooksFrom: COACH_TODAY,
        opinions: NO_OPINIONS,
      },
      isForbidden: () => false,
      isLocked: () => false,
      table: { saidFor: () => null, inEffect: () => null, after: () => [] },
      wordOfNow: (day, slot) => ({
        day,
        kind: 'meals.set',
        payload: { planId: 'plan-1', slot, meals: null },
      }),
    },
    logOf: () => ({ eaten: new Map(), foods: new Map() }),
    amountsOf: (day) => ({
      eaten: nothing,
      whole: dayTotals({ meals: days.find(({ date }) => date === day)?.meals ?? [] }, catalogue),
    }),
    targets: [
      { nutrient: 'energy_kcal', amount: targets.kcal, kind: 'aim' },
      { nutrient: 'protein_g', amount: targets.protein, kind: 'least' },
      { nutrient: 'sodium_mg', amount: 2300, kind: 'most' },
    ],
    reasonOf: (nutrient) => (nutrient === 'protein_g' ? 'Protein: 1.2 g for each kg of your weight.' : null),
    water: { drunk: 0.5, goal: 2.5 },
    weight: { day: addDays(COACH_TODAY, -3), kg: 70.5 },
    body: { lastKg: 70.5, heightCm: 172 },
    stock: new Map(),
    thingOf: (food) => food,
    list: [{ name: 'Spinach', quantity: '1 bag' }],
    rules: [],
    figures: true,
    minor: false,
    canLeaveOut: true,
    newId: () => {
      ids += 1;
      return `new-${ids}`;
    },
  };
};
