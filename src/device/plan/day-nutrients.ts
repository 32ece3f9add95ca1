import type { DayState } from '../../domain/food/journal/fold.ts';
import { type DayNutrients, nutrientsOfDay } from '../../domain/plan/week/day-nutrients.ts';
import { type Catalogue, SLOTS } from '../../terms/food.ts';
import type { PlanDay } from '../db/device-plan.ts';

/** The nutrients of a day of the device's plan. Dishes that are names alone count nothing. */
export const dayNutrients = (
  day: PlanDay | null,
  log: Pick<DayState, 'eaten' | 'foods'>,
  catalogue: Catalogue,
): DayNutrients => {
  const meals = SLOTS.flatMap((slot) =>
    (day?.slots[slot] ?? []).flatMap(({ detail }) =>
      detail === null ? [] : [{ slot, recipeId: detail.recipeId, portion: detail.portion }],
    ),
  );
  return nutrientsOfDay(meals, log, catalogue);
};
