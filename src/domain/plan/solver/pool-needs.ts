import { type Dish, kindOfSlot, type MealKind, SLOTS, type Slot } from '../../../terms/food.ts';
import type { DishOpinions } from '../../../terms/plan.ts';
import { mostPerWeek, WEEK } from './repeats.ts';

/** Number of dishes in each slot of a day. */
export type SlotCounts = Readonly<Record<Slot, number>>;

export const ONE_EACH: SlotCounts = { breakfast: 1, snacks1: 1, lunch: 1, snacks2: 1, dinner: 1 };

const KIND_GROUPS: readonly (readonly MealKind[])[] = [
  ['breakfast'],
  ['snack'],
  ['main'],
  ['breakfast', 'snack'],
  ['breakfast', 'main'],
  ['snack', 'main'],
  ['breakfast', 'snack', 'main'],
];

/** The different dishes that `perDay` places need, as none may come too often. */
const dishesNeeded = (kinds: readonly MealKind[], perDay: number): number =>
  Math.ceil((perDay * WEEK) / mostPerWeek(kinds));

/** Kinds of dish whose dishes do not suffice together for the repeat rules. */
export interface Shortage {
  readonly slot: Slot;
  readonly kinds: readonly MealKind[];
  readonly needed: number;
}

/** The first shortage, single kinds before combinations; null when there are dishes enough. */
export const findShortage = (
  dishes: readonly Pick<Dish, 'kinds'>[],
  counts: SlotCounts = ONE_EACH,
): Shortage | null => {
  for (const kinds of KIND_GROUPS) {
    const slots = SLOTS.filter((slot) => kinds.includes(kindOfSlot(slot)));
    const perDay = slots.reduce((sum, slot) => sum + counts[slot], 0);
    const needed = dishesNeeded(kinds, perDay);
    const found = dishes.filter((dish) => dish.kinds.some((kind) => kinds.includes(kind))).length;
    const slot = slots[0];
    if (found < needed && slot !== undefined) return { slot, kinds, needed };
  }
  return null;
};

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
