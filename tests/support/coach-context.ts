import { loadCookbook } from '../../catalogue/load.ts';
import { loadLibrary } from '../../catalogue/library/load.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import type { CoachContext } from '../../src/domain/coach/coach-context.ts';
import { createFoodReader } from '../../src/domain/coach/read-food.ts';
import { findablesOf, foodIndexOf } from '../../src/domain/library/food-index.ts';
import { macrosFor } from '../../src/domain/nutrition/macros.ts';
import { planWeek } from '../../src/domain/planner/plan-week.ts';
import { dayTotals } from '../../src/domain/planner/totals.ts';
import { type EatingRules, NO_OPINIONS } from '../../src/domain/planner/types.ts';

/** A Thursday, half past five in the afternoon. */
export const COACH_TODAY = '2026-11-26';
const HOUR = 17;
const KCAL = 2000;

const RULES: EatingRules = {
  diet: 'full_non_vegetarian',
  eatsEggs: true,
  eatsDairy: true,
  allergies: [],
  excludedFoods: [],
};

const planned = (rules: EatingRules) => {
  const catalogue = loadCookbook();
  const targets = macrosFor(KCAL, 70);
  const week = planWeek({ targets, rules, seed: 5, startDate: COACH_TODAY, days: 8, catalogue });
  if (!week.ok) throw new Error('The catalogue gives no week.');
  return { catalogue, targets, days: week.value.days };
};

let library: CoachContext['readFood'] | null = null;

/** The day of a member of 2 000 kcal who has logged nothing, with the whole food library. */
export const coachContext = (changed: Partial<CoachContext> = {}, rules = RULES): CoachContext => {
  const { catalogue, targets, days } = planned(rules);
  if (library === null) {
    const foods = loadLibrary();
    library = createFoodReader(catalogue, { library: foods, index: foodIndexOf(findablesOf(foods)) });
  }
  const nothing = dayTotals({ meals: [] }, catalogue);
  let ids = 0;
  return {
    today: COACH_TODAY,
    hour: HOUR,
    catalogue,
    recipeOf: (dish) => catalogue.dishes.get(dish) ?? null,
    readFood: library,
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
    stock: new Map(),
    list: [{ name: 'Spinach', quantity: '1 bag' }],
    rules: [],
    figures: true,
    minor: false,
    newId: () => {
      ids += 1;
      return `new-${ids}`;
    },
    ...changed,
  };
};
