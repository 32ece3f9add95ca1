import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { MealKind, Recipe } from '../src/terms/food.ts';
import { amountOf } from '../src/terms/nutrients.ts';
import { realCookbook } from '../tests/support/real-catalogue.ts';
import { NOT_EVERYDAY } from './familiarity.ts';
import { RECIPES } from './recipes/index.ts';
import { mainsLunchesWithoutAStove } from './recipes/mains-lunches-without-a-stove.ts';
import { authoredRecipe } from './schema.ts';

const dishes = [...realCookbook().dishes.values()];
const ENERGY: Record<MealKind, readonly [least: number, most: number]> = {
  breakfast: [200, 700],
  snack: [60, 400],
  main: [300, 900],
};
/** Found in so many dishes that sharing them says nothing. */
const EVERYDAY = new Set([
  'salt',
  'black-pepper',
  'olive-oil',
  'canola-oil',
  'sunflower-oil',
  'water',
  'garlic',
]);

/** Bought dried and hard: a night in water and an hour of boiling come before the dish. */
const NEEDS_SOAKING = new Set([
  'adzuki-beans-cooked',
  'black-eyed-peas-cooked',
  'fava-beans-cooked',
  'pinto-beans-cooked',
  'urad-dal-cooked',
  'white-beans-cooked',
]);

const POULTRY_AND_MINCE = /^(chicken|turkey)-(?!broth)|^(beef|lamb|pork)-ground/;
/** Not to be kept longer than a day. */
const STARCH = /^rice-(brown|white|short-grain)-cooked$|pasta-cooked$|noodles-cooked$|^couscous-cooked$/;
const BOILED = /^Boil (?:the )?(?:\w+ )?(?:pasta|spaghetti|noodles|macaroni|penne|orzo|potatoes)\b/;
const MINUTES_TO_BOIL = 8;
const HEATED_AGAIN =
  /reheating|(warm|heat)(ing)? (it|them|the rice)\b(?! again)|(fry|crisp|steam)( it| them)? again|refry|warm frozen|the toaster warms/i;
const MAINS_WITHOUT_A_STOVE = [
  'tuna-white-bean-salad',
  'chickpea-salad-sandwich',
  'cold-peanut-noodles-tofu',
  'tuna-tomato-couscous',
  'sardine-white-bean-toast',
  ...mainsLunchesWithoutAStove.map(({ id }) => id),
  'feta-chickpea-couscous',
];
const faults = (check: (dish: (typeof dishes)[number]) => boolean) =>
  dishes.filter((dish) => !check(dish)).map(({ id }) => id);

it('the recipes are at least 340, each with an id and a name of its own', () => {
  expect(RECIPES.length).toBeGreaterThanOrEqual(340);
  expect(new Set(RECIPES.map(({ id }) => id)).size).toBe(RECIPES.length);
  expect(new Set(RECIPES.map(({ name }) => name.toLowerCase())).size).toBe(RECIPES.length);
});

it('the recipes have the shape an author may write', () => {
  for (const recipe of RECIPES) {
    const { issues } = v.safeParse(authoredRecipe, recipe);
    expect(issues?.map(({ message }) => `${recipe.id}: ${message}`) ?? []).toEqual([]);
  }
});

it('the recipes keep as long as their note says, at most three days but for dips and dry things', () => {
  const days = (text: string): number => {
    if (/\b(weeks?)\b/.test(text)) return 7 * Number(/(\d+) weeks?/.exec(text)?.[1] ?? 1);
    const numbers = [...text.matchAll(/(\d+) days?/g)].map(([, count]) => Number(count));
    return Math.max(0, ...numbers, ...(/\ba day\b|next day|a month/.test(text) ? [1] : []));
  };
  expect(faults(({ keeps, storage }) => keeps <= days(storage))).toEqual([]);
  expect(faults(({ keeps, kinds }) => keeps <= 3 || kinds.every((kind) => kind === 'snack'))).toEqual([]);
  expect(faults(({ freezes, storage }) => !freezes || /month/.test(storage))).toEqual([]);
  const isOf =
    (names: RegExp) =>
    ({ ingredients }: Recipe) =>
      ingredients.some(({ food }) => names.test(food));
  const keepsShort = ({ ingredients, fresh }: Recipe) =>
    ingredients.some(({ food }) => STARCH.test(food) && food !== fresh);
  expect(faults((dish) => dish.keeps <= 1 || !keepsShort(dish))).toEqual([]);
  expect(
    faults((dish) => dish.keeps <= 2 || !isOf(/^(?:cod|salmon|mackerel|tilapia|shrimp)-cooked/)(dish)),
  ).toEqual([]);
});

it('the recipes cook anew a rice or pasta that they hold, where the rest keeps longer', () => {
  const isAnew = ({ fresh, ingredients, keeps }: Recipe) =>
    fresh === null || (keeps > 1 && STARCH.test(fresh) && ingredients.some(({ food }) => food === fresh));
  expect(faults(isAnew)).toEqual([]);
  expect(faults(({ fresh }) => fresh === null).length).toBeGreaterThan(40);
});

it('the recipes say of every dish how familiar it is', () => {
  expect(NOT_EVERYDAY.filter((id) => !dishes.some((dish) => dish.id === id))).toEqual([]);
  expect(new Set(NOT_EVERYDAY).size).toBe(NOT_EVERYDAY.length);
});

it('the recipes need a stove, but for salads, sandwiches and what a kettle or a toaster makes', () => {
  const mains = dishes.filter(({ kinds, stove }) => kinds.includes('main') && !stove).map(({ id }) => id);
  expect(mains).toEqual(MAINS_WITHOUT_A_STOVE);
});

it('the recipes hold a believable amount of energy in a portion and in a gram', () => {
  expect(
    faults((dish) => {
      const kcal = amountOf(dish.nutrients, 'energy_kcal');
      const density = kcal / dish.portionGrams;
      return (
        density >= 0.2 &&
        density <= 6.5 &&
        dish.kinds.every((kind) => kcal >= ENERGY[kind][0] && kcal <= ENERGY[kind][1])
      );
    }),
  ).toEqual([]);
});

it('the recipes fill a plate: neither crumbs nor a bucket, and no ingredient outweighs what one person can eat', () => {
  expect(faults(({ portionGrams }) => portionGrams >= 30 && portionGrams <= 900)).toEqual([]);
  expect(
    faults(({ ingredients, portions }) => ingredients.every(({ grams }) => grams / portions <= 450)),
  ).toEqual([]);
});

it('the recipes are moderate in salt', () => {
  expect(faults(({ nutrients }) => amountOf(nutrients, 'sodium_mg') <= 1200)).toEqual([]);
});

it('the recipes take at least as long as the timers of their steps, but for what is done meanwhile', () => {
  expect(
    faults(({ steps, minutesTotal }) => {
      const timed = steps.filter(({ text }) => !/\bmeanwhile\b/i.test(text));
      return timed.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) <= minutesTotal;
    }),
  ).toEqual([]);
});

it('the recipes leave the time in which a pot of water comes to the boil', () => {
  expect(
    faults(({ steps, minutesTotal }) =>
      steps.every(
        ({ text, minutes }) => !BOILED.test(text) || minutesTotal >= (minutes ?? 0) + MINUTES_TO_BOIL,
      ),
    ),
  ).toEqual([]);
});

it('the recipes give poultry, mince and what is heated again a temperature that is safe', () => {
  expect(
    faults(
      ({ ingredients, steps }) =>
        !ingredients.some(({ food }) => POULTRY_AND_MINCE.test(food)) ||
        steps.some(({ text }) => text.includes('74 °C')),
    ),
  ).toEqual([]);
  expect(
    faults(({ storage, makeAhead }) =>
      [storage, makeAhead ?? ''].every((note) => !HEATED_AGAIN.test(note) || note.includes('74 °C')),
    ),
  ).toEqual([]);
});

it('the recipes say ahead what has to be begun before the day', () => {
  const begunBefore = ({ ingredients, steps }: (typeof dishes)[number]) =>
    ingredients.some(({ food }) => NEEDS_SOAKING.has(food)) ||
    steps.some(({ text }) => /the evening before|for the night|overnight/i.test(text));
  expect(faults((dish) => !begunBefore(dish) || dish.ahead.length > 0)).toEqual([]);
  expect(faults(({ ahead }) => ahead.length === 0)).not.toEqual([]);
});

it('the recipes are not near copies of one another', () => {
  const sets = dishes.map(
    ({ id, ingredients }) =>
      [id, new Set(ingredients.map(({ food }) => food).filter((food) => !EVERYDAY.has(food)))] as const,
  );
  const copies = sets.flatMap(([id, foods], at) =>
    sets.slice(at + 1).flatMap(([other, others]) => {
      const shared = [...foods].filter((food) => others.has(food)).length;
      return shared / (foods.size + others.size - shared) > 0.7 ? [`${id} ~ ${other}`] : [];
    }),
  );
  expect(copies).toEqual([]);
});
