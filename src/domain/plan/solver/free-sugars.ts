import type { Catalogue, Dish, ShopCategory } from '../../../terms/food.ts';
import { nutrientIndex } from '../../../terms/nutrients.ts';
import type { PlannedMeal } from '../../../terms/plan.ts';

/** Their sugar was added, or pressed out of fruit. What whole fruit, vegetables and milk bring is not free (WHO 2015). */
const FREE: ReadonlySet<ShopCategory> = new Set([
  'Sweeteners & sweets',
  'Beverages',
  'Snacks',
  'Sauces & broths',
]);

/** Grams of free sugars in a serving. */
export const freeSugarsOf = (
  { ingredients, portions }: Pick<Dish, 'ingredients' | 'portions'>,
  foods: Catalogue['foods'],
): number =>
  ingredients.reduce((sum, { food, grams }) => {
    const known = foods.get(food);
    if (known === undefined || !FREE.has(known.category)) return sum;
    return sum + ((grams / 100) * (known.per100[nutrientIndex.sugars_g] ?? 0)) / portions;
  }, 0);

export const freeSugarsOfMeals = (
  meals: readonly PlannedMeal[],
  { dishes, foods }: Pick<Catalogue, 'dishes' | 'foods'>,
): number =>
  meals.reduce((sum, { recipeId, portion }) => {
    const dish = dishes.get(recipeId);
    return dish === undefined ? sum : sum + portion * freeSugarsOf(dish, foods);
  }, 0);
