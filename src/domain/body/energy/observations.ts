import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { eatenKcal, foldDay } from '../../food/journal/fold.ts';
import type { DayObservation } from './estimate.ts';

/**
 * The days of a log up to `today`, oldest first; `plannedKcal` is the energy of a planned day. Today's food is left
 * out, since the day is not over.
 */
export const observationsOf = (
  entries: readonly JournalEntry[],
  { plannedKcal, today }: { readonly plannedKcal: number; readonly today: LocalDay },
): readonly DayObservation[] => {
  const byDay = new Map<LocalDay, JournalEntry[]>();
  for (const entry of entries) {
    const sameDay = byDay.get(entry.day);
    if (sameDay === undefined) byDay.set(entry.day, [entry]);
    else sameDay.push(entry);
  }
  return [...byDay]
    .filter(([day]) => day <= today)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => {
      const state = foldDay(ofDay);
      const kcal = Object.values(eatenKcal(state)).reduce((sum, each) => sum + each, 0);
      return { day, kg: state.weightKg, kcal: day === today ? 0 : kcal, plannedKcal };
    });
};
