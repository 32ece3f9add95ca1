import type { Allergen, Catalogue, Dish } from '../../../terms/food.ts';
import { amountOf, type NutrientVector } from '../../../terms/nutrients.ts';
import { lexiconOf } from '../../food/catalogue/food-lexicon.ts';
import { singularWordsOf } from '../../food/catalogue/word-forms.ts';
import type { DishWish } from '../slots/request.ts';
import { foodsByName } from './catalogue-food.ts';
import type { CoachContext } from './coach-context.ts';

const GROUPS: Readonly<Record<string, (dish: Dish) => boolean>> = {
  meat: (dish) => dish.hasMeat,
  fish: (dish) => dish.hasFish,
  seafood: (dish) => dish.hasFish,
  dairy: (dish) => dish.hasDairy,
};

/** Foods and allergens that a word of a wish names. */
interface Named {
  /** Foods by their own name, those first of which it is the noun. */
  readonly foods: ReadonlySet<string>;
  /** Those, and whatever holds them or is made of them. */
  readonly wide: ReadonlySet<string>;
  readonly allergies: ReadonlySet<Allergen>;
  readonly words: readonly string[];
}

const namedBy = (text: string, catalogue: Pick<Catalogue, 'foods'>): Named => {
  const words = singularWordsOf(text);
  const meaning = lexiconOf(catalogue.foods).meaningOf(words);
  const byName = foodsByName(words, catalogue);
  const byNoun = byName.filter(({ isNoun }) => isNoun);
  const meant = byNoun.length > 0 ? byNoun : byName;
  const wide = new Set([...(meaning?.foods ?? []), ...byName.map(({ food }) => food.id)]);
  return {
    foods: meant.length > 0 ? new Set(meant.map(({ food }) => food.id)) : wide,
    wide,
    allergies: meaning?.allergies ?? new Set(),
    words,
  };
};

const isCalled = (dish: Dish, words: readonly string[]): boolean => {
  const own = singularWordsOf(dish.name);
  return words.every((word) => own.includes(word));
};

const has = (dish: Dish, text: string, named: Named): boolean =>
  GROUPS[text]?.(dish) ??
  (isCalled(dish, named.words) || dish.ingredients.some(({ food }) => named.foods.has(food)));

const mayHave = (dish: Dish, text: string, named: Named): boolean =>
  has(dish, text, named) ||
  dish.ingredients.some(({ food }) => named.wide.has(food)) ||
  dish.allergens.some((allergen) => named.allergies.has(allergen));

/** More than this share above or below what is there counts as more or less. */
const NOTICEABLE = 0.1;

/**
 * Picks the dishes that a wish fits. `now` are the nutrients of what is there, for "more protein"; without it the wish only
 * sorts.
 */
export const createWishFilter = (
  wish: DishWish,
  catalogue: Pick<Catalogue, 'foods'>,
  now: NutrientVector | null,
): ((dish: Dish, portion: number) => boolean) => {
  const wanted = wish.with.map((text) => ({ text, named: namedBy(text, catalogue) }));
  const unwanted = wish.without.map((text) => ({ text, named: namedBy(text, catalogue) }));
  const { minutes, kcal, more, less } = wish;
  return (dish, portion) => {
    if (minutes !== null && dish.minutesTotal > minutes) return false;
    if (kcal != null && amountOf(dish.nutrients, 'energy_kcal') * portion > kcal) return false;
    if (unwanted.some(({ text, named }) => mayHave(dish, text, named))) return false;
    if (!wanted.every(({ text, named }) => has(dish, text, named))) return false;
    if (now === null) return true;
    const then = (nutrient: NonNullable<typeof more>) => amountOf(dish.nutrients, nutrient) * portion;
    if (more !== null && then(more) <= amountOf(now, more) * (1 + NOTICEABLE)) return false;
    return less === null || then(less) < amountOf(now, less) * (1 - NOTICEABLE);
  };
};

/** Share of a dish's weight that is at home, 0 to 1. */
export const shareAtHome = (
  dish: Dish,
  { stock, thingOf }: Pick<CoachContext, 'stock' | 'thingOf'>,
): number => {
  const total = dish.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const here = dish.ingredients.reduce(
    (sum, { food, grams }) => sum + Math.min(grams, stock.get(thingOf(food)) ?? 0),
    0,
  );
  return total > 0 ? here / total : 0;
};
