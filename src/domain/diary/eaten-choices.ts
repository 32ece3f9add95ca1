import { type EdibleFood, foodOfDescribed, nameAsEaten } from '../catalogue/eaten-food.ts';
import type { Named } from '../catalogue/find-named.ts';
import { nutrientIndex } from '../catalogue/nutrients.ts';
import type { Catalogue, Dish } from '../catalogue/types.ts';
import type { JournalEntry } from '../journal/operations.ts';
import type { FoodIndex } from '../library/food-index.ts';
import type { Library } from '../library/library.ts';

/** A food, or a dish of the recipe book, that somebody may have eaten. */
export type EatenChoice = Named &
  ({ readonly kind: 'food'; readonly food: EdibleFood } | { readonly kind: 'dish'; readonly dish: Dish });

/** Comes from the tap and is logged as water. */
const NOT_LOGGED = 'water';
/** Behind every food that fits as well. */
const DISH_WEIGHT = -1;

/** Every food, weighted by the dishes that use it, and the given dishes behind them. */
export const eatenChoices = (
  { foods, dishes }: Catalogue,
  offered: readonly Dish[],
): readonly EatenChoice[] => {
  const uses = new Map<string, number>();
  for (const { ingredients } of dishes.values())
    for (const { food } of ingredients) uses.set(food, (uses.get(food) ?? 0) + 1);
  return [
    ...[...foods.values()]
      .filter(({ id }) => id !== NOT_LOGGED)
      .map((food) => ({
        kind: 'food' as const,
        name: nameAsEaten(food),
        weight: uses.get(food.id) ?? 0,
        food,
      })),
    ...offered.map((dish) => ({ kind: 'dish' as const, name: dish.name, weight: DISH_WEIGHT, dish })),
  ];
};

const MOST_OF_LIBRARY = 20;

/** Foods of the library that the typed words name, without those that `shown` names already. */
export const libraryChoices = (
  { library, index }: { readonly library: Library; readonly index: FoodIndex },
  text: string,
  shown: readonly EatenChoice[],
): readonly EatenChoice[] => {
  const names = new Set(shown.map(({ name }) => name.toLowerCase()));
  return index.find(text, MOST_OF_LIBRARY).flatMap((id) => {
    const food = library.food(id);
    const isKnown = food !== null && food.per100[nutrientIndex.energy_kcal] !== null;
    return !isKnown || names.has(food.name.toLowerCase())
      ? []
      : [{ kind: 'food' as const, name: food.name, weight: 0, food }];
  });
};

export interface RecentFood {
  readonly food: EdibleFood;
  /** Grams that were eaten the last time. */
  readonly grams: number;
}

const MOST_RECENT = 6;

/** Recent off-plan foods, newest first, each food once. */
export const recentFoods = (
  entries: readonly JournalEntry[],
  { foods }: Pick<Catalogue, 'foods'>,
): readonly RecentFood[] => {
  const recent = new Map<string, RecentFood>();
  for (const entry of [...entries].sort((one, other) => other.seq - one.seq)) {
    if (entry.kind !== 'food.eaten' || !entry.payload.eaten) continue;
    const food = foods.get(entry.payload.food) ?? foodOfDescribed(entry.payload);
    if (food !== null && !recent.has(food.id)) recent.set(food.id, { food, grams: entry.payload.grams });
  }
  return [...recent.values()].slice(0, MOST_RECENT);
};
