import type { LocalDay } from '../../../terms/local-day.ts';
import { addDays, daysBetween } from '../../calendar/days.ts';
import { CYCLE_LENGTH, type CycleLog, dayOf, isBleeding, noteFlow } from './log.ts';

/** Both days included. */
export interface DayRange {
  readonly first: LocalDay;
  readonly last: LocalDay;
}

/** From the first day of a period to the day before the next one. */
export interface Cycle {
  readonly start: LocalDay;
  readonly days: number;
  readonly periodDays: number;
}

/** Up to this many dry days belong to the same period. */
const DRY_DAYS_WITHIN = 2;

const bleedingDays = (log: CycleLog): LocalDay[] =>
  Object.keys(log.days)
    .filter((day) => isBleeding(dayOf(log, day).flow))
    .sort();

/**
 * The periods of a log, oldest first. Bleeding that begins sooner after a period's start than the shortest cycle
 * is bleeding between periods and starts none.
 */
export const periodsOf = (log: CycleLog): readonly DayRange[] => {
  const periods: DayRange[] = [];
  for (const day of bleedingDays(log)) {
    const current = periods.at(-1);
    if (current === undefined || daysBetween(current.first, day) >= CYCLE_LENGTH.min) {
      periods.push({ first: day, last: day });
    } else if (daysBetween(current.last, day) <= DRY_DAYS_WITHIN + 1) {
      periods[periods.length - 1] = { first: current.first, last: day };
    }
  }
  return periods;
};

export const lengthOf = ({ first, last }: DayRange): number => daysBetween(first, last) + 1;

/** The complete cycles, oldest first. A gap longer than the longest cycle is more likely unlogged, and left out. */
export const cyclesOf = (periods: readonly DayRange[]): readonly Cycle[] =>
  periods.flatMap((period, at) => {
    const next = periods[at + 1];
    if (next === undefined) return [];
    const days = daysBetween(period.first, next.first);
    return days > CYCLE_LENGTH.max ? [] : [{ start: period.first, days, periodDays: lengthOf(period) }];
  });

/** Marks a whole period of the usual length from its first day on, as far as it has happened by `today`. */
export const startPeriod = (log: CycleLog, first: LocalDay, today: LocalDay): CycleLog => {
  let marked = log;
  for (let at = 0; at < log.periodLength; at += 1) {
    const day = addDays(first, at);
    if (day <= today && dayOf(marked, day).flow === null) marked = noteFlow(marked, day, 'medium');
  }
  return marked;
};
