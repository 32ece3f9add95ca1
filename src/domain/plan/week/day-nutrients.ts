import type { Catalogue, Dish } from '../../../terms/food.ts';
import { amountOf, NUTRIENTS, type Nutrient, type NutrientVector } from '../../../terms/nutrients.ts';
import type { PlannedMeal } from '../../../terms/plan.ts';
import { eatenNutrients } from '../../food/catalogue/eaten-food.ts';
import { type DayState, eatenKey } from '../../food/journal/fold.ts';

/** A day's amounts of every nutrient. */
export interface DayNutrients {
  /** Eaten so far, beside the plan too. */
  readonly eaten: NutrientVector;
  /** Totals of the day: eaten food, and planned food that is not eaten yet. */
  readonly whole: NutrientVector;
  /** Foods of the day, and those of them that the source has no figure for, by nutrient. */
  readonly foods: ReadonlySet<string>;
  readonly undetermined: ReadonlyMap<Nutrient, ReadonlySet<string>>;
}

const NOTHING: NutrientVector = NUTRIENTS.map(() => 0);

const sum = (vectors: readonly NutrientVector[]): NutrientVector =>
  vectors.reduce((total, vector) => total.map((amount, at) => amount + (vector[at] ?? 0)), NOTHING);

const times = (vector: NutrientVector, factor: number): NutrientVector =>
  vector.map((amount) => amount * factor);

const undeterminedOf = (
  foods: ReadonlySet<string>,
  catalogue: Pick<Catalogue, 'foods'>,
): ReadonlyMap<Nutrient, ReadonlySet<string>> => {
  const without = new Map<Nutrient, Set<string>>();
  for (const id of foods)
    for (const nutrient of catalogue.foods.get(id)?.undetermined ?? [])
      without.set(nutrient, (without.get(nutrient) ?? new Set()).add(id));
  return without;
};

/**
 * A day's nutrients; `meals` are those planned for it. A dish that was eaten counts by the energy that was logged of it,
 * whatever the plan says now; dishes and foods that the catalogue does not have count nothing.
 */
export const nutrientsOfDay = (
  meals: readonly PlannedMeal[],
  log: Pick<DayState, 'eaten' | 'foods'>,
  catalogue: Catalogue,
): DayNutrients => {
  const ids = new Set<string>();
  const ofDish = (recipeId: string, servingsOf: (dish: Dish) => number): NutrientVector => {
    const dish = catalogue.dishes.get(recipeId);
    if (dish === undefined) return NOTHING;
    for (const { food } of dish.ingredients) ids.add(food);
    return times(dish.nutrients, servingsOf(dish));
  };
  const eatenDishes = [...log.eaten.values()].map(({ dish: id, kcal }) =>
    ofDish(id, ({ nutrients }) => {
      const perServing = amountOf(nutrients, 'energy_kcal');
      return perServing > 0 ? kcal / perServing : 1;
    }),
  );
  const beside = [...log.foods.values()].map((eaten) => {
    if (catalogue.foods.has(eaten.food)) ids.add(eaten.food);
    return eatenNutrients(eaten, catalogue.foods) ?? NOTHING;
  });
  const ahead = meals
    .filter(({ slot, recipeId }) => !log.eaten.has(eatenKey(slot, recipeId)))
    .map(({ recipeId, portion }) => ofDish(recipeId, () => portion));
  const eaten = sum([...eatenDishes, ...beside]);
  return {
    eaten,
    whole: sum([eaten, ...ahead]),
    foods: ids,
    undetermined: undeterminedOf(ids, catalogue),
  };
};

/** The mean of several days; none of no days. */
export const meanOfDays = (days: readonly DayNutrients[], catalogue: Catalogue): DayNutrients | null => {
  if (days.length === 0) return null;
  const foods = new Set(days.flatMap((day) => [...day.foods]));
  return {
    eaten: times(sum(days.map(({ eaten }) => eaten)), 1 / days.length),
    whole: times(sum(days.map(({ whole }) => whole)), 1 / days.length),
    foods,
    undetermined: undeterminedOf(foods, catalogue),
  };
};
