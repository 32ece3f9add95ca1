import { type DevicePlan, dayOfPlan } from '../../device/db/device-plan.ts';
import { eatenKey } from '../../domain/food/journal/fold.ts';
import { type Cooking, servingsOf } from '../../domain/kitchen/cooking/cooking.ts';
import { pantryTakes } from '../../domain/kitchen/cooking/takes.ts';
import { type Dish, type Food, kindOfSlot, SLOTS, type Slot } from '../../terms/food.ts';
import type { JournalFact } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';

/** Day and slot of the dish in the plan. */
export interface PlannedPlace {
  readonly planId: string | null;
  readonly slot: Slot;
  /** Servings, and the energy of those. */
  readonly portion: number;
  readonly kcal: number;
}

/**
 * The dish's place on the day: where there are several the one that was marked here, else one not yet eaten; null
 * where the day has none.
 */
export const plannedPlace = (
  plan: DevicePlan | null,
  { recipeId, date, eaten: marked }: Pick<Cooking, 'recipeId' | 'date' | 'eaten'>,
  eaten: Pick<ReadonlySet<string>, 'has'>,
): PlannedPlace | null => {
  const day = plan === null || date === null ? null : dayOfPlan(plan, date);
  if (plan === null || day === null) return null;
  const places = SLOTS.flatMap((slot) =>
    day.slots[slot].flatMap(({ kcal, detail }) =>
      detail?.recipeId === recipeId ? [{ planId: plan.planId, slot, portion: detail.portion, kcal }] : [],
    ),
  );
  const here = places.find(({ slot }) => slot === marked);
  if (here !== undefined) return here;
  return places.find(({ slot }) => !eaten.has(eatenKey(slot, recipeId))) ?? places[0] ?? null;
};

/** The meal is eaten, or is not after all; its energy is that of the portion on the plate. */
export const eatenFact = (
  { recipeId, portion }: Cooking,
  day: LocalDay,
  place: PlannedPlace,
  eaten: boolean,
): JournalFact => ({
  day,
  kind: 'meal.eaten',
  payload: {
    planId: place.planId,
    slot: place.slot,
    dish: recipeId,
    kcal: portion === place.portion ? place.kcal : Math.round((place.kcal * portion) / place.portion),
    eaten,
  },
});

const usualSlot = (dish: Dish): Slot =>
  SLOTS.findLast((slot) => dish.kinds.includes(kindOfSlot(slot))) ?? 'dinner';

/** The pot's ingredients leave the pantry, or come back. Without a planned place it is a meal beside the plan. */
export const cookedFact = (
  cooking: Cooking,
  dish: Dish,
  foods: ReadonlyMap<string, Food>,
  day: LocalDay,
  place: PlannedPlace | null,
  cooked: boolean,
): JournalFact => ({
  day,
  kind: 'meal.cooked',
  payload: {
    planId: place?.planId ?? null,
    slot: place?.slot ?? usualSlot(dish),
    recipe: cooking.recipeId,
    takes: pantryTakes(dish, foods, servingsOf(cooking)),
    cooked,
  },
});
