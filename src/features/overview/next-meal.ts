import { type DishDetail, dishKey, type PlanDay } from '../../data/device-plan.ts';
import { SLOTS, type Slot } from '../../domain/catalogue/types.ts';
import { type DayState, eatenKey } from '../../domain/journal/fold.ts';

/** When a slot is usually eaten, in minutes of the day, and until when it is still the next one. */
const USUAL: Readonly<Record<Slot, { readonly at: number; readonly until: number; readonly word: string }>> =
  {
    breakfast: { at: 8 * 60, until: 10 * 60, word: 'breakfast' },
    snacks1: { at: 10 * 60 + 30, until: 12 * 60, word: 'snack' },
    lunch: { at: 13 * 60, until: 15 * 60, word: 'lunch' },
    snacks2: { at: 16 * 60, until: 18 * 60, word: 'snack' },
    dinner: { at: 19 * 60, until: 24 * 60, word: 'dinner' },
  };

export interface NextMeal {
  /** "Next, dinner 19:00" */
  readonly heading: string;
  readonly name: string;
  readonly slot: Slot;
  readonly kcal: number;
  readonly detail: DishDetail | null;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The first dish not yet eaten whose time has not passed; null when the rest of the day is eaten. */
export const nextMeal = (
  day: PlanDay | null,
  eaten: DayState['eaten'],
  minuteOfDay: number,
): NextMeal | null => {
  if (day === null) return null;
  for (const slot of SLOTS) {
    const { at, until, word } = USUAL[slot];
    if (minuteOfDay >= until) continue;
    const dish = day.slots[slot].find((entry) => !eaten.has(eatenKey(slot, dishKey(entry))));
    if (dish !== undefined)
      return {
        heading: `Next, ${word} ${clock(at)}`,
        name: dish.name,
        slot,
        kcal: dish.kcal,
        detail: dish.detail,
      };
  }
  return null;
};
