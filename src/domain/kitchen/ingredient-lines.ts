import type { Food, Recipe } from '../catalogue/types.ts';
import { kitchenGrams } from './amounts.ts';
import { scaleMeasure } from './measure.ts';

/** One ingredient as a cook reads it, scaled. */
export interface IngredientLine {
  readonly food: string;
  readonly name: string;
  /** "150 g" */
  readonly grams: string;
  /** "1½ cups", or null where the recipe names no household measure. */
  readonly measure: string | null;
}

/** What goes into `servings` of a dish, in the recipe's order. */
export const ingredientLines = (
  dish: Pick<Recipe, 'ingredients' | 'portions'>,
  foods: ReadonlyMap<string, Food>,
  servings: number,
): readonly IngredientLine[] => {
  const factor = servings / dish.portions;
  return dish.ingredients.map(({ food, grams, measure }) => ({
    food,
    name: foods.get(food)?.name ?? food,
    grams: kitchenGrams(grams * factor),
    measure: scaleMeasure(measure, factor),
  }));
};
