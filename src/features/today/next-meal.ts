import { type DishDetail, dishKey, type PlanDay } from '../../device/db/device-plan.ts';
import { type DayState, eatenKey } from '../../domain/food/journal/fold.ts';
import { MEAL_TIMES, mealClock } from '../../domain/kitchen/cooking/meal-times.ts';
import { SLOTS, type Slot } from '../../terms/food.ts';

export interface NextMeal {
  /** "Next, dinner 19:00" */
  readonly heading: string;
  /** Its `eatenKey`. */
  readonly key: string;
  readonly name: string;
  readonly slot: Slot;
  readonly kcal: number;
  readonly detail: DishDetail | null;
}

/** The first dish not yet eaten whose time has not passed; null when the rest of the day is eaten. */
export const nextMeal = (
  day: PlanDay | null,
  eaten: DayState['eaten'],
  minuteOfDay: number,
): NextMeal | null => {
  if (day === null) return null;
  for (const slot of SLOTS) {
    const { until, word } = MEAL_TIMES[slot];
    if (minuteOfDay >= until) continue;
    const dish = day.slots[slot].find((entry) => !eaten.has(eatenKey(slot, dishKey(entry))));
    if (dish !== undefined)
      return {
        key: eatenKey(slot, dishKey(dish)),
        heading: `Next, ${word} ${mealClock(slot)}`,
        name: dish.name,
        slot,
        kcal: dish.kcal,
        detail: dish.detail,
      };
  }
  return null;
};
