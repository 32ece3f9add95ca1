import type { Catalogue } from '../../../terms/food.ts';
import { NUTRIENTS, type NutrientVector } from '../../../terms/nutrients.ts';
import type { PlannedDay, PlannedMeal } from '../../../terms/plan.ts';

const NOTHING: NutrientVector = NUTRIENTS.map(() => 0);

/** One planned meal, as eaten. A dish that has left the catalogue counts nothing. */
export const mealNutrients = (
  { recipeId, portion }: PlannedMeal,
  catalogue: Pick<Catalogue, 'dishes'>,
): NutrientVector => {
  const dish = catalogue.dishes.get(recipeId);
  return dish ? dish.nutrients.map((amount) => amount * portion) : NOTHING;
};

export const dayTotals = (
  { meals }: Pick<PlannedDay, 'meals'>,
  catalogue: Pick<Catalogue, 'dishes'>,
): NutrientVector =>
  meals
    .map((meal) => mealNutrients(meal, catalogue))
    .reduce((sum, meal) => sum.map((amount, at) => amount + (meal[at] ?? 0)), NOTHING);
