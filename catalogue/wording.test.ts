import { expect, it } from 'vitest';
import type { Recipe, ShopCategory } from '../src/terms/food.ts';
import { realCookbook } from '../tests/support/real-catalogue.ts';
import { FOODS } from './foods.ts';

/** Words of a food's name that do not tell it from other foods, or that steps use for something else. */
const VAGUE = new Set(
  (
    'fresh dried dry ground canned frozen red white black green yellow brown pink reduced sodium fat firm soft ' +
    'silken plain sweet hot lean sour heavy hard style unsalted unsweetened fortified shelled peeled boneless ' +
    'roasted rolled toasted smoked sliced crushed diced sun whole short grain wheat gluten free calcium set ' +
    'for stewing in all purpose split bell pepper baking greek swiss medjool sauce paste powder juice puree extract fillet ' +
    'breast leaves seeds sprouts groats germ flour oil water salt vegetable'
  ).split(' '),
);
/** Seasoning and cooking medium go without saying. */
const UNSAID = new Set(['salt', 'black-pepper', 'water', 'olive-oil', 'canola-oil', 'sunflower-oil']);

/** A cod may be called the fish. */
const ALSO_SAID: Partial<Record<ShopCategory, string>> = {
  'Fish & seafood': 'fish',
  'Meat & poultry': 'meat',
};

const stem = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(o|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .split(' ')
    .filter((word) => word.length > 2);

const nameWords = new Map(
  FOODS.map(({ id, name, category }) => [
    id,
    new Set(wordsOf(`${name} ${ALSO_SAID[category] ?? ''}`).map(stem)),
  ]),
);
const namesOf = (dish: Recipe): ReadonlySet<string> =>
  new Set(dish.ingredients.flatMap(({ food }) => [...(nameWords.get(food) ?? [])]));
const vague = new Set([...VAGUE].map(stem));
const vocabulary = new Set(
  [...nameWords.values()].flatMap((words) => [...words].filter((word) => !vague.has(word))),
);

const spoken = (dish: Recipe): ReadonlySet<string> =>
  new Set(dish.steps.flatMap(({ text }) => wordsOf(text).map(stem)));

/** Foods that the steps speak of although the list does not have them. */
const unlisted = (dish: Recipe): readonly string[] => {
  const listed = namesOf(dish);
  return [...spoken(dish)].filter((word) => vocabulary.has(word) && !listed.has(word));
};

/** Foods on the list that no step uses. */
const unused = (dish: Recipe): readonly string[] => {
  const words = spoken(dish);
  return dish.ingredients
    .map(({ food }) => food)
    .filter((food) => {
      const names = [...(nameWords.get(food) ?? [])];
      const telling = names.filter((word) => !vague.has(word));
      return !UNSAID.has(food) && !(telling.length > 0 ? telling : names).some((word) => words.has(word));
    });
};

const dishes = [...realCookbook().dishes.values()];

it('the steps of a recipe name no food that is not on the list, and use every food on it', () => {
  const faults = dishes.flatMap((dish) => [
    ...unlisted(dish).map((word) => `${dish.id} speaks of ${word}`),
    ...unused(dish).map((food) => `${dish.id} does not use ${food}`),
  ]);
  expect(faults).toEqual([]);
});
