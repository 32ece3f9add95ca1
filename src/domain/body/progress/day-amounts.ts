import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { addDays } from '../../calendar/days.ts';
import { eatenKcal, foldDay, unsyncedAmounts } from '../../food/journal/fold.ts';
import { intakeWith } from '../water/water.ts';

/** The backend's figures for a day. */
export interface DayFigures {
  /** The last operation of the journal that they count; null where the backend does not say. */
  readonly countedUpTo: number | null;
  readonly kcal: number;
  readonly kcalGoal: number;
  readonly waterLitres: number;
  readonly waterGoal: number;
}

/** Totals of a day. Goals are null where unknown. */
export interface DayAmounts {
  readonly day: LocalDay;
  /** Dishes that this device marked eaten. */
  readonly dishes: number;
  readonly kcal: number;
  readonly kcalGoal: number | null;
  readonly waterLitres: number;
  readonly waterGoal: number | null;
}

/** The `count` days that end with `today`, oldest first. */
export const lastDays = (today: LocalDay, count: number): readonly LocalDay[] =>
  Array.from({ length: count }, (_, at) => addDays(today, at + 1 - count));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const known = (goal: number | undefined): number | null => (goal !== undefined && goal > 0 ? goal : null);

/**
 * The backend's figures plus what it does not know yet, and never less than this device knows by itself:
 * a copy of the figures may be older than what was sent since.
 */
export const dayAmounts = (
  day: LocalDay,
  entries: readonly JournalEntry[],
  figures: DayFigures | null,
): DayAmounts => {
  const here = foldDay(entries);
  const unsynced = unsyncedAmounts(entries, figures === null ? 0 : figures.countedUpTo);
  return {
    day,
    dishes: here.eaten.size,
    kcal: Math.max(
      sum(Object.values(eatenKcal(here))),
      (figures?.kcal ?? 0) + sum(Object.values(unsynced.kcal)),
    ),
    kcalGoal: known(figures?.kcalGoal),
    waterLitres: Math.max(here.waterLitres, intakeWith(figures?.waterLitres ?? 0, [unsynced.waterLitres])),
    waterGoal: known(figures?.waterGoal),
  };
};
