import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { daysBetween } from '../../calendar/days.ts';
import { foldDay } from '../../food/journal/fold.ts';
import { type Units, weightInWords } from '../../units.ts';

export interface WeightEntry {
  readonly day: LocalDay;
  readonly kg: number;
}

/** One weight a day, oldest first; a day whose weight was taken off the log has none. */
export const weightLog = (entries: readonly JournalEntry[]): readonly WeightEntry[] => {
  const days = new Map<LocalDay, JournalEntry[]>();
  for (const entry of entries) {
    const sameDay = days.get(entry.day);
    if (sameDay === undefined) days.set(entry.day, [entry]);
    else sameDay.push(entry);
  }
  return [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([day, ofDay]) => {
      const kg = foldDay(ofDay).weightKg;
      return kg === null ? [] : [{ day, kg }];
    });
};

/** Below this a difference is no difference, in kg. */
const NOTICEABLE_KG = 0.05;

/** "1.5 kg less in 20 days, now 70.5 kg" */
export const weightChangeInWords = (first: WeightEntry, last: WeightEntry, units: Units): string => {
  const change = last.kg - first.kg;
  const days = daysBetween(first.day, last.day);
  const span = days === 1 ? 'since yesterday' : `in ${days} days`;
  const now = weightInWords(last.kg, units);
  if (Math.abs(change) < NOTICEABLE_KG) return `Steady at ${now} ${span}`;
  return `${weightInWords(Math.abs(change), units)} ${change < 0 ? 'less' : 'more'} ${span}, now ${now}`;
};

/** "Lower than 20 days ago", for members who see no figures. */
export const weightTrendInWords = (first: WeightEntry, last: WeightEntry): string => {
  const change = last.kg - first.kg;
  const days = daysBetween(first.day, last.day);
  const then = days === 1 ? 'yesterday' : `${days} days ago`;
  if (Math.abs(change) < NOTICEABLE_KG) return `About the same as ${then}`;
  return `${change < 0 ? 'Lower' : 'Higher'} than ${then}`;
};
