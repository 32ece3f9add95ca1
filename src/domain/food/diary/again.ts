import type { Slot } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { addDays } from '../../calendar/days.ts';
import { type EatenFood, foldDay } from '../journal/fold.ts';
import type { LoggedFood } from './log-food.ts';
import { isQuickEnergy } from './quick-energy.ts';

/** Days that are looked back on, today included. */
export const DAYS_OF_AGAIN = 14;
const MOST_AGAIN = 40;

/** A key that two entries of the log share if they are the same thing. */
const sameness = (eaten: EatenFood): string => {
  if (isQuickEnergy(eaten)) return `${eaten.food}/${eaten.name ?? ''}/${eaten.kcal}`;
  return eaten.food.startsWith('quick:') ? `${eaten.food}/${eaten.name ?? ''}` : eaten.food;
};

/** Foods eaten beside the plan in the 14 days up to `today`: each thing once as it was eaten last, the newest first. */
export const eatenLately = (entries: readonly JournalEntry[], today: LocalDay): readonly EatenFood[] => {
  const lately = new Map<string, EatenFood>();
  for (let back = 0; back < DAYS_OF_AGAIN; back += 1) {
    const day = addDays(today, -back);
    const { foods } = foldDay(entries.filter((entry) => entry.day === day));
    for (const eaten of [...foods.values()].reverse())
      if (!lately.has(sameness(eaten))) lately.set(sameness(eaten), eaten);
  }
  return [...lately.values()].slice(0, MOST_AGAIN);
};

/** The same foods with the same amounts at another meal. `nextEntry` gives each an entry of its own. */
export const eatenAgain = (
  foods: readonly EatenFood[],
  slot: Slot,
  nextEntry: () => string,
): readonly LoggedFood[] => foods.map((eaten) => ({ ...eaten, slot, entry: nextEntry() }));

/** True where each of the foods stands among `there` with the same amount: copying them would count them twice. */
export const areThere = (foods: readonly EatenFood[], there: readonly EatenFood[]): boolean =>
  foods.every((food) =>
    there.some((other) => sameness(other) === sameness(food) && other.grams === food.grams),
  );

const HOUR = 60;
/** From when on a meal is meant, in minutes of the day; at night nobody knows. */
const MEANT_FROM: readonly (readonly [from: number, slot: Slot | null])[] = [
  [22 * HOUR, null],
  [18 * HOUR, 'dinner'],
  [15 * HOUR, 'snacks2'],
  [12 * HOUR, 'lunch'],
  [10 * HOUR, 'snacks1'],
  [5 * HOUR, 'breakfast'],
];

/** The meal that somebody eats at a minute of the day, 0 to 1439; null where that is unclear. */
export const mealAt = (minute: number): Slot | null =>
  MEANT_FROM.find(([from]) => minute >= from)?.[1] ?? null;
