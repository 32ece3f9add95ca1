import { type NutrientWords, nutrientWords } from '../../../domain/body/nutrition/nutrient-words.ts';
import type { NutrientGoals } from '../../../domain/body/nutrition/reference-intakes.ts';
import { type CookLine, cookLines } from '../../../domain/kitchen/cooking/cook-lines.ts';
import type { Dish, Food, Recipe } from '../../../terms/food.ts';
import { amountOf, type Nutrient } from '../../../terms/nutrients.ts';

export interface DishView {
  readonly kcal: number;
  /** Grams in the planned portion. */
  readonly macros: readonly { readonly name: string; readonly grams: number }[];
  readonly ingredients: readonly CookLine[];
}

/** A dish for one plate: `portion` servings of it, as the plan asks. */
export const dishView = (dish: Recipe, foods: ReadonlyMap<string, Food>, portion: number): DishView => {
  const inPortion = (nutrient: Nutrient): number => Math.round(amountOf(dish.nutrients, nutrient) * portion);
  return {
    kcal: inPortion('energy_kcal'),
    macros: [
      { name: 'Carbs', grams: inPortion('carbs_g') },
      { name: 'Protein', grams: inPortion('protein_g') },
      { name: 'Fat', grams: inPortion('fat_g') },
      { name: 'Fibre', grams: inPortion('fiber_g') },
    ],
    ingredients: cookLines(dish, foods, portion),
  };
};

export interface DishMicro extends NutrientWords {
  readonly amount: number;
  /** The share of the goal for a day; may pass 1. */
  readonly share: number;
  /** Some of its foods have no figure for it. */
  readonly atLeast: boolean;
}

/** A portion's share of the goals for a day, largest first. */
export const dishMicros = (
  dish: Dish,
  foods: ReadonlyMap<string, Food>,
  portion: number,
  { aims }: Pick<NutrientGoals, 'aims'>,
): readonly DishMicro[] =>
  aims
    .map(({ nutrient, amount: goal }) => {
      const amount = amountOf(dish.nutrients, nutrient) * portion;
      return {
        ...nutrientWords(nutrient),
        amount,
        share: amount / goal,
        atLeast: dish.ingredients.some(
          ({ food }) => foods.get(food)?.undetermined.includes(nutrient) ?? false,
        ),
      };
    })
    .sort((one, other) => other.share - one.share);
