import type { Slot } from '../../../terms/food.ts';

/** When a slot is usually eaten, in minutes of the day, and until when it is still the next one. */
export const MEAL_TIMES: Readonly<
  Record<Slot, { readonly at: number; readonly until: number; readonly word: string }>
> = {
  breakfast: { at: 8 * 60, until: 10 * 60, word: 'breakfast' },
  snacks1: { at: 10 * 60 + 30, until: 12 * 60, word: 'snack' },
  lunch: { at: 13 * 60, until: 15 * 60, word: 'lunch' },
  snacks2: { at: 16 * 60, until: 18 * 60, word: 'snack' },
  dinner: { at: 19 * 60, until: 24 * 60, word: 'dinner' },
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** "08:00" */
export const mealClock = (slot: Slot): string => {
  const { at } = MEAL_TIMES[slot];
  return `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`;
};
