import { amountOf, type Nutrient } from '../../domain/catalogue/nutrients.ts';
import type { Dish, Food, Ingredient } from '../../domain/catalogue/types.ts';
import { kitchenGrams } from './amounts.ts';
import { scaleMeasure } from './measure.ts';

export interface IngredientLine {
  readonly food: string;
  readonly name: string;
  /** "150 g" */
  readonly grams: string;
  /** "1½ cups", or null where the recipe names no household measure. */
  readonly measure: string | null;
}

export interface DishView {
  readonly kcal: number;
  /** Grams in the planned portion. */
  readonly macros: readonly { readonly name: string; readonly grams: number }[];
  readonly ingredients: readonly IngredientLine[];
}

const line = (
  { food, grams, measure }: Ingredient,
  foods: ReadonlyMap<string, Food>,
  factor: number,
): IngredientLine => ({
  food,
  name: foods.get(food)?.name ?? food,
  grams: kitchenGrams(grams * factor),
  measure: scaleMeasure(measure, factor),
});

/** A dish for one plate: `portion` servings of it, as the plan asks. */
export const dishView = (dish: Dish, foods: ReadonlyMap<string, Food>, portion: number): DishView => {
  const inPortion = (nutrient: Nutrient): number => Math.round(amountOf(dish.nutrients, nutrient) * portion);
  return {
    kcal: inPortion('energy_kcal'),
    macros: [
      { name: 'Carbs', grams: inPortion('carbs_g') },
      { name: 'Protein', grams: inPortion('protein_g') },
      { name: 'Fat', grams: inPortion('fat_g') },
      { name: 'Fibre', grams: inPortion('fiber_g') },
    ],
    ingredients: dish.ingredients.map((entry) => line(entry, foods, portion / dish.portions)),
  };
};
