import type { Catalogue, Dish, Food, ShopCategory } from '../../../terms/food.ts';
import { type FoodMeasure, nutrientIndex } from '../../../terms/nutrients.ts';

/** Their sugar was added, or pressed out of fruit. What whole fruit, vegetables and milk bring is not free (WHO 2015). */
const FREE: ReadonlySet<ShopCategory> = new Set([
  'Sweeteners & sweets',
  'Beverages',
  'Snacks',
  'Sauces & broths',
]);
const NO_WHOLE_FRUIT = /juice|sauce|dried$|^(?:avocado|dates|raisins|tamarind)$/;

/** Cured, smoked or salted (IARC 2018). */
const PROCESSED_MEAT = /^(?:ham|chorizo|bacon|salami|prosciutto|pepperoni|pastrami)\b|sausage/;

/** Grams in 100 g of a food. */
const IN_FOOD: Readonly<Record<FoodMeasure, (food: Food) => number>> = {
  free_sugars_g: ({ category, per100 }) => (FREE.has(category) ? (per100[nutrientIndex.sugars_g] ?? 0) : 0),
  whole_fruit_g: ({ category, id }) => (category === 'Fruit' && !NO_WHOLE_FRUIT.test(id) ? 100 : 0),
  processed_meat_g: ({ id }) => (PROCESSED_MEAT.test(id) ? 100 : 0),
  mushrooms_g: ({ id }) => (/mushroom|shiitake/.test(id) ? 100 : 0),
};

/** Grams in a serving. */
export const measureOf = (
  measure: FoodMeasure,
  { ingredients, portions }: Pick<Dish, 'ingredients' | 'portions'>,
  foods: Catalogue['foods'],
): number =>
  ingredients.reduce((sum, { food, grams }) => {
    const known = foods.get(food);
    return known === undefined ? sum : sum + ((grams / 100) * IN_FOOD[measure](known)) / portions;
  }, 0);
