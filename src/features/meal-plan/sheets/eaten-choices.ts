import { nameAsEaten } from '../../../domain/catalogue/eaten-food.ts';
import type { Named } from '../../../domain/catalogue/find-named.ts';
import type { Catalogue, Dish, Food } from '../../../domain/catalogue/types.ts';
import type { JournalEntry } from '../../../domain/journal/operations.ts';

/** A food of the catalogue, or a dish of the recipe book, that somebody may have eaten. */
export type EatenChoice = Named &
  ({ readonly kind: 'food'; readonly food: Food } | { readonly kind: 'dish'; readonly dish: Dish });

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

export interface RecentFood {
  readonly food: Food;
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
    const food = foods.get(entry.payload.food);
    if (food !== undefined && !recent.has(food.id)) recent.set(food.id, { food, grams: entry.payload.grams });
  }
  return [...recent.values()].slice(0, MOST_RECENT);
};
