import type { Dish, Food } from '../../../terms/food.ts';
import { gramsInto } from '../shopping/needs.ts';

const TENTHS = 10;

/**
 * Amounts that cooking `servings` of a dish takes out of the pantry: grams as bought, to the tenth, by thing of the
 * shop.
 */
export const pantryTakes = (
  dish: Pick<Dish, 'ingredients' | 'portions'>,
  foods: ReadonlyMap<string, Food>,
  servings: number,
): readonly { readonly food: string; readonly grams: number }[] =>
  [...gramsInto(dish, servings, foods)].map(([food, grams]) => ({
    food,
    grams: Math.round(grams * TENTHS) / TENTHS,
  }));
