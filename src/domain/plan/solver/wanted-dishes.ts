import type { Dish, MealKind } from '../../../terms/food.ts';
import type { DishOpinions } from '../../../terms/plan.ts';
import { findShortage } from './pool-needs.ts';

/**
 * The dishes without those that the member never wants. Where too few of a kind would be left for the repeat rules,
 * all dishes of that kind stay.
 */
export const wantedDishes = (
  dishes: readonly Dish[],
  { never }: Pick<DishOpinions, 'never'>,
): readonly Dish[] => {
  const short = new Set<MealKind>();
  for (;;) {
    const wanted = dishes.filter(
      ({ id, kinds }) => !never.includes(id) || kinds.some((kind) => short.has(kind)),
    );
    const more = findShortage(wanted)?.kinds.filter((kind) => !short.has(kind)) ?? [];
    if (more.length === 0) return wanted;
    for (const kind of more) short.add(kind);
  }
};
