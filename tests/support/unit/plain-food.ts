import type { Food } from '../../../src/terms/food.ts';
import { NUTRIENTS, type Nutrient } from '../../../src/terms/nutrients.ts';

/** A food by its figures per 100 g and its household measures in grams. */
export const food = (
  id: string,
  per100: Partial<Record<Nutrient, number>> = {},
  measures: Readonly<Record<string, number>> = {},
  more: Partial<Food> = {},
): Food => ({
  id,
  name: `The ${id}`,
  category: 'Vegetables',
  diet: 'vegan',
  allergens: [],
  yield: 1,
  refuse: 0,
  per100: NUTRIENTS.map((nutrient) => per100[nutrient] ?? 0),
  undetermined: [],
  measures: Object.entries(measures).map(([label, grams]) => ({ label, grams })),
  pack: { label: 'bag', grams: 500, keeps: null },
  ...more,
});
