import type { Food, Recipe, RecipeIngredient } from '../../../terms/food.ts';
import { kitchenGrams } from '../../food/amounts/kitchen-amounts.ts';
import { scaleMeasure } from '../../food/amounts/measure.ts';
import { gramsToCook } from '../../food/catalogue/grams-to-cook.ts';

/** One ingredient as it goes into the pot. */
export interface CookLine {
  readonly food: string;
  readonly name: string;
  /** "125 g" before cooking, or "1 tsp" of what is too little for a scale. */
  readonly amount: string;
  /** "1½ cups", "dry, gives 2 cups cooked", or null. */
  readonly note: string | null;
}

/** Less than this is spooned where the recipe names a spoon. */
const SPOONED_BELOW_G = 15;
/** From here on a food swells in water: what goes in is dry, not raw. */
const SWELLS_FROM = 1.3;

const STATE_ALONE = /^(cooked|soaked|boiled)$/;
const WITH_STATE = /^(.*?),? (cooked|soaked|boiled)$/;
const BEFORE = /^[\d.,]+ k?g (raw|fresh)\b(.*)$/;
const COUNTED = /^[\d¼½¾⅓⅔]/;
const VOLUME = /\b(cups?|tbsp|tsp|handfuls?)\b/;

/** The note beside the weight before cooking, for a food that changes its weight in the pot. */
const changedNote = (measure: string | null, eaten: string, swells: boolean): string => {
  const before = swells ? 'dry' : 'raw';
  const stateAlone = STATE_ALONE.exec(measure ?? 'cooked');
  if (measure === null || stateAlone !== null)
    return swells ? `${before}, gives ${eaten} ${stateAlone?.[1]}` : before;
  const told = BEFORE.exec(measure);
  if (told !== null) return `${told[1]}${told[2]}`;
  const [, amount, state] = WITH_STATE.exec(measure) ?? [];
  if (amount === undefined || state === undefined) return `${before}, gives ${measure}`;
  return swells || VOLUME.test(amount) ? `${before}, gives ${amount} ${state}` : amount;
};

const cookLine = (
  { food: id, grams, measure }: RecipeIngredient,
  food: Food | undefined,
  factor: number,
): CookLine => {
  const eaten = grams * factor;
  const said = scaleMeasure(measure, factor);
  const before = kitchenGrams(food === undefined ? eaten : gramsToCook(food, eaten));
  const line = { food: id, name: food?.name ?? id };
  if (food !== undefined && food.yield !== 1)
    return {
      ...line,
      amount: before,
      note: changedNote(said, kitchenGrams(eaten), food.yield >= SWELLS_FROM),
    };
  return said !== null && COUNTED.test(said) && eaten < SPOONED_BELOW_G
    ? { ...line, amount: said, note: before }
    : { ...line, amount: before, note: said };
};

/**
 * Ingredients to weigh for `servings` of a dish, and rice or pasta that is cooked anew for later days for
 * `freshServings` of them, in the recipe's order. Recipes count grams as eaten; a cook weighs
 * before cooking (`gramsToCook`).
 */
export const cookLines = (
  dish: Pick<Recipe, 'ingredients' | 'portions' | 'fresh'>,
  foods: ReadonlyMap<string, Food>,
  servings: number,
  freshServings: number = servings,
): readonly CookLine[] =>
  dish.ingredients.map((ingredient) =>
    cookLine(
      ingredient,
      foods.get(ingredient.food),
      (ingredient.food === dish.fresh ? freshServings : servings) / dish.portions,
    ),
  );
