import { expect, test } from 'vitest';
import { dishBreaks } from '../../../../tests/support/plan-checks.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { dishOf, NO_RULES, syntheticFood } from '../../../../tests/support/synthetic-catalogue.ts';
import { ALLERGENS, type Dish } from '../../../terms/food.ts';
import { type EatingRules, NO_OPINIONS } from '../../../terms/plan.ts';
import { DIET_TYPES } from '../../../terms/profile.ts';
import { slotCandidates } from '../changes/slot-candidates.ts';
import { findConflict } from '../solver/rule-conflict.ts';
import { LEFT_OUT_IN_PREGNANCY } from '../wishes/pregnancy-foods.ts';
import { allergensHit, eligibleDishes, fitsSlot, isAllowed, mayBeEaten } from './eligibility.ts';

const dishWith = (...foodIds: readonly string[]): Dish =>
  dishOf(
    'one',
    ['main'],
    foodIds.map((id) => [syntheticFood(id), 100]),
  );

const DISHES = {
  plants: dishWith('rice', 'lentils'),
  milk: dishWith('rice', 'yoghurt'),
  egg: dishWith('rice', 'eggs'),
  eggAndMilk: dishWith('eggs', 'cheese'),
  fish: dishWith('rice', 'salmon'),
  meat: dishWith('rice', 'chicken'),
};

test.each([
  ['vegan', {}, ['plants']],
  ['vegan', { eatsEggs: true, eatsDairy: true }, ['plants']],
  ['vegetarian', {}, ['plants', 'milk']],
  ['vegetarian', { eatsEggs: true }, ['plants', 'milk', 'egg', 'eggAndMilk']],
  ['ovo_vegetarian', {}, ['plants', 'egg']],
  ['ovo_vegetarian', { eatsDairy: true }, ['plants', 'milk', 'egg', 'eggAndMilk']],
  ['full_non_vegetarian', {}, ['plants', 'milk', 'egg', 'eggAndMilk', 'fish', 'meat']],
] as const)('the diet %s %o eats %j', (diet, switches, eaten) => {
  const rules = { ...NO_RULES, ...switches, diet };
  const allowed = Object.entries(DISHES).flatMap(([name, dish]) => (isAllowed(dish, rules) ? [name] : []));
  expect(allowed).toEqual(eaten);
});

test('an allergy to gluten leaves out oats as well, an allergy to oats only oats', () => {
  const oats = dishWith('oats');
  const pasta = dishWith('pasta');
  const glutenFree: EatingRules = { ...NO_RULES, allergies: ['gluten'] };
  const oatFree: EatingRules = { ...NO_RULES, allergies: ['gluten_oats'] };
  expect([isAllowed(oats, glutenFree), isAllowed(pasta, glutenFree)]).toEqual([false, false]);
  expect([isAllowed(oats, oatFree), isAllowed(pasta, oatFree)]).toEqual([false, true]);
});

test('foods left out take every dish that holds them along', () => {
  expect(isAllowed(DISHES.plants, { ...NO_RULES, excludedFoods: ['lentils'] })).toBe(false);
  expect(isAllowed(DISHES.milk, { ...NO_RULES, excludedFoods: ['lentils', 'no such food'] })).toBe(true);
});

test('slots take the kinds that suit them', () => {
  const dish = { ...DISHES.plants, kinds: ['snack', 'breakfast'] as const };
  const suited = (['breakfast', 'snacks1', 'lunch', 'snacks2', 'dinner'] as const).map((slot) =>
    fitsSlot(dish, slot),
  );
  expect(suited).toEqual([true, true, false, true, false]);
});

test('what a dish holds that an allergy forbids is named, oats for gluten too', () => {
  expect(allergensHit(['milk', 'gluten_oats', 'soy'], ['gluten', 'milk'])).toEqual(['milk', 'gluten_oats']);
  expect(allergensHit(['gluten', 'soy'], ['gluten_oats'])).toEqual([]);
});

test('a dish that takes too long may still be eaten, one that is forbidden may not', () => {
  const rules = { ...NO_RULES, activeMinutesMax: -1 };
  expect([isAllowed(DISHES.milk, rules), mayBeEaten(DISHES.milk, rules)]).toEqual([false, true]);
  expect(mayBeEaten(DISHES.milk, { ...NO_RULES, allergies: ['milk'] })).toBe(false);
  expect(mayBeEaten(DISHES.milk, { ...NO_RULES, diet: 'vegan' })).toBe(false);
  expect(mayBeEaten(DISHES.milk, { ...NO_RULES, excludedFoods: ['yoghurt'] })).toBe(false);
});

const real = realCatalogue();
const dishes = [...real.dishes.values()];

test.each(DIET_TYPES.flatMap((diet) => ALLERGENS.map((allergy) => [diet, allergy] as const)))(
  'a %s member allergic to %s may be given all that holds nothing of it, and only that, which is enough',
  (diet, allergy) => {
    for (const eaten of [true, false]) {
      const rules = { ...NO_RULES, diet, allergies: [allergy], eatsEggs: eaten, eatsDairy: !eaten };
      const harmless = dishes.filter((dish) => dishBreaks(dish, rules, real).length === 0);
      expect(eligibleDishes(rules, real).map(({ id }) => id)).toEqual(harmless.map(({ id }) => id).sort());
    }
    expect(findConflict({ ...NO_RULES, diet, allergies: [allergy] }, real)).toBeNull();
  },
);

test('every answer at once is a filter too, for a week as for one slot of it', () => {
  const rules: EatingRules = {
    ...NO_RULES,
    diet: 'vegetarian',
    eatsEggs: true,
    allergies: ['peanut', 'tree_nut', 'gluten'],
    excludedFoods: ['onion', 'tofu-firm'],
    activeMinutesMax: 15,
  };
  const plan = { rules, opinions: NO_OPINIONS, plannedFor: null, catalogue: real };
  const offered = slotCandidates(plan, [], '2026-03-04', 'dinner');
  expect(offered.length).toBeGreaterThan(5);
  for (const dish of [...offered, ...eligibleDishes(rules, real)])
    expect(dishBreaks(dish, rules, real)).toEqual([]);
});

/** Names of foods that are not for pregnancy, whoever adds them to the catalogue. */
const UNSAFE =
  /(?<!brussels )sprouts|smoked|tuna|swordfish|shark|marlin|king mackerel|liver|pâté|\bham\b|salami|chorizo|prosciutto|queso fresco|goat cheese|brie|camembert|gorgonzola|\b(?<!red )wine\b|beer|rum\b|sherry|sake\b|oyster(?! sauce)/i;

test('every food that is not for pregnancy is left out, and each of them exists', () => {
  const unsafe = [...real.foods.values()].filter(({ name }) => UNSAFE.test(name)).map(({ id }) => id);
  expect(unsafe.filter((id) => !LEFT_OUT_IN_PREGNANCY.includes(id))).toEqual([]);
  expect(LEFT_OUT_IN_PREGNANCY.filter((id) => !real.foods.has(id))).toEqual([]);
});
