import type { Catalogue, Dish, Food, Slot } from '../../src/terms/food.ts';
import type { JournalEntry, JournalFact } from '../../src/terms/journal.ts';
import { dishOf, syntheticFood } from './synthetic-catalogue.ts';

/** A small kitchen: six foods, two of which are one thing in the shop, and four dishes. */

export const TODAY = '2026-11-21';
export const PLAN = 'plan-1';
export const SLOTS_USED = ['lunch', 'dinner'] as const satisfies readonly Slot[];

const food = (id: string, name: string, changes: Partial<Food> = {}): Food => ({
  ...syntheticFood('onion'),
  id,
  name,
  yield: 1,
  refuse: 0,
  measures: [],
  ...changes,
});

const onion = food('onion', 'Onions', { refuse: 0.1, measures: [{ label: 'medium', grams: 110 }] });
const cookedOnion = food('onion-cooked', 'Onions', {
  yield: 0.85,
  refuse: 0.1,
  measures: [{ label: 'medium', grams: 94 }],
});
const rice = food('rice', 'Rice', { category: 'Grains, bread & pasta', yield: 2.5 });
const lentils = food('lentils', 'Lentils', { category: 'Beans, lentils & soy', yield: 2.5 });
const oil = food('oil', 'Olive oil', {
  category: 'Oils, fats & dressings',
  measures: [{ label: 'tbsp', grams: 13.5 }],
});
const water = food('water', 'Water', { category: 'Beverages' });

/** Grams are of one portion, as eaten. */
const dishes: readonly Dish[] = [
  dishOf(
    'dal',
    ['main'],
    [
      [lentils, 200],
      [cookedOnion, 94],
      [oil, 13.5],
      [water, 300],
    ],
  ),
  dishOf(
    'pilaf',
    ['main'],
    [
      [rice, 250],
      [onion, 55],
      [cookedOnion, 47],
      [oil, 6.75],
    ],
  ),
  dishOf(
    'salad',
    ['main'],
    [
      [onion, 110],
      [oil, 27],
    ],
  ),
  dishOf(
    'rice',
    ['main'],
    [
      [rice, 500],
      [water, 200],
    ],
  ),
];

export const KITCHEN: Catalogue = {
  foods: new Map([onion, cookedOnion, rice, lentils, oil, water].map((one) => [one.id, one])),
  dishes: new Map(dishes.map((dish) => [dish.id, dish])),
};

/** One device's log: facts in the order they were said. */
export const logOf = (...facts: readonly JournalFact[]): readonly JournalEntry[] =>
  facts.map((fact, at) => ({ ...fact, id: `op-${at}`, seq: at, serverSeq: null }) as JournalEntry);

export const ate = (
  day: string,
  dish: string,
  kcal: number,
  more: Partial<Extract<JournalFact, { readonly kind: 'meal.eaten' }>['payload']> = {},
): JournalFact => ({
  day,
  kind: 'meal.eaten',
  payload: { planId: PLAN, slot: 'lunch', dish, kcal, eaten: true, ...more },
});
/** Servings of one. */
export const setMeals = (
  day: string,
  slot: Slot,
  recipes: readonly string[],
  planId = PLAN,
): JournalFact => ({
  day,
  kind: 'meals.set',
  payload: { planId, slot, meals: recipes.map((recipe) => ({ recipe, portion: 1 })) },
});
export const counted = (name: string, grams: number): JournalFact => ({
  day: TODAY,
  kind: 'pantry.set',
  payload: { food: name, grams },
});
export const bought = (name: string, grams: number, day = TODAY): JournalFact => ({
  day,
  kind: 'shopping.bought',
  payload: { food: name, grams },
});
export const cooked = (
  recipe: string,
  takes: Readonly<Record<string, number>>,
  isCooked = true,
  slot: Slot = 'lunch',
): JournalFact => ({
  day: TODAY,
  kind: 'meal.cooked',
  payload: {
    planId: PLAN,
    slot,
    recipe,
    takes: Object.entries(takes).map(([name, grams]) => ({ food: name, grams })),
    cooked: isCooked,
  },
});
