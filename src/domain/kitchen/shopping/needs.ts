import type { Catalogue, Dish, Food } from '../../../terms/food.ts';
import { type Amount, addAmounts, amountToBuy } from './quantity.ts';
import { type ShopThing, type ShopThings, shopThings } from './shop-things.ts';

/** A dish to be cooked, and how many servings of it (portion x people). */
export interface Serving {
  readonly recipeId: string;
  readonly servings: number;
}

/** The amount of one thing that meals need, and those meals. */
export interface Need<Meal extends Serving> {
  readonly thing: ShopThing;
  /** As bought, unrounded. */
  readonly amount: Amount;
  readonly meals: readonly Meal[];
}

interface Part {
  readonly thing: ShopThing;
  readonly amount: Amount;
}

/** Ingredients of `servings` of a dish, as bought. A thing that a recipe uses raw and cooked comes twice. */
const partsOf = (
  dish: Pick<Dish, 'ingredients' | 'portions'>,
  servings: number,
  foods: ReadonlyMap<string, Food>,
  things: ShopThings,
): readonly Part[] =>
  dish.ingredients.flatMap(({ food: id, grams }) => {
    const food = foods.get(id);
    const thing = things.of(id);
    if (food === undefined || thing === null) return [];
    return [{ thing, amount: amountToBuy(food, (grams * servings) / dish.portions) }];
  });

/** Needs of all meals, by thing; dishes that have left the catalogue need nothing. */
export const needsOf = <Meal extends Serving>(
  meals: readonly Meal[],
  catalogue: Catalogue,
): readonly Need<Meal>[] => {
  const things = shopThings(catalogue.foods);
  const needs = new Map<string, Need<Meal>>();
  for (const meal of meals) {
    const dish = catalogue.dishes.get(meal.recipeId);
    const parts = dish === undefined ? [] : partsOf(dish, meal.servings, catalogue.foods, things);
    for (const { thing, amount } of parts) {
      const before = needs.get(thing.id);
      needs.set(thing.id, {
        thing,
        amount: before ? addAmounts(before.amount, amount) : amount,
        meals: before?.meals.at(-1) === meal ? before.meals : [...(before?.meals ?? []), meal],
      });
    }
  }
  return [...needs.values()];
};

/** Grams as bought, by thing, of what goes into `servings` of a dish. */
export const gramsInto = (
  dish: Pick<Dish, 'ingredients' | 'portions'>,
  servings: number,
  foods: ReadonlyMap<string, Food>,
): ReadonlyMap<string, number> => {
  const grams = new Map<string, number>();
  for (const { thing, amount } of partsOf(dish, servings, foods, shopThings(foods)))
    grams.set(thing.id, (grams.get(thing.id) ?? 0) + amount.grams);
  return grams;
};
