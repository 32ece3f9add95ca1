import type { LocalDay } from '../../../terms/local-day.ts';
import { addDays } from '../../calendar/days.ts';
import type { CycleLog } from './log.ts';
import { type Cycle, cyclesOf, type DayRange, periodsOf } from './periods.ts';

/** A date that is likely, and the days between which it falls four times in five. */
export interface Estimate {
  readonly likely: LocalDay;
  readonly range: DayRange;
}

export type Prediction =
  | {
      readonly kind: 'not-enough-history';
      /** Complete cycles so far. */
      readonly cycles: number;
      /** The next period by the person's usual length; null before a first period. */
      readonly byUsualLength: LocalDay | null;
    }
  | {
      readonly kind: 'predicted';
      /** First day of the next period. */
      readonly nextPeriod: Estimate;
      readonly periodDays: number;
      /** The six days up to ovulation: where they are likely, and how far they may reach. */
      readonly fertile: { readonly likely: DayRange; readonly range: DayRange };
      readonly meanDays: number;
      readonly shortestDays: number;
      readonly longestDays: number;
      readonly cycles: number;
    };

export const CYCLES_NEEDED = 3;
/** Older cycles say little about the next one. */
const CYCLES_USED = 12;

/** Quantiles of Student's t that leave a tenth above them, for 2 to 11 degrees of freedom. */
const T_90 = [1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363] as const;
const NORMAL_90 = 1.282;
/** Even the most regular cycles differ by a day. */
const LEAST_DEVIATION_DAYS = 1;

/** From ovulation to the first day of the next period: a luteal phase of 12.4 days follows the day itself. */
const OVULATION_BEFORE_PERIOD = 13;
/** A tenth to nine tenths of luteal phases lie within this of the mean, from a 95 % range of 7 to 17 days. */
const LUTEAL_SPREAD_DAYS = (NORMAL_90 * (17 - 7)) / (2 * 1.96);
const FERTILE_DAYS_BEFORE_OVULATION = 5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Half the 80 % prediction interval for one more cycle: t * s * sqrt(1 + 1/n). */
const halfInterval = (lengths: readonly number[]): number => {
  const n = lengths.length;
  const centre = mean(lengths);
  const variance = lengths.reduce((sum, days) => sum + (days - centre) ** 2, 0) / (n - 1);
  const deviation = Math.max(LEAST_DEVIATION_DAYS, Math.sqrt(variance));
  return (T_90[n - CYCLES_NEEDED] ?? NORMAL_90) * deviation * Math.sqrt(1 + 1 / n);
};

const around = (first: LocalDay, last: LocalDay, days: number): DayRange => ({
  first: addDays(first, -days),
  last: addDays(last, days),
});

const predictFrom = (cycles: readonly Cycle[], current: DayRange) => {
  const lengths = cycles.map(({ days }) => days);
  const half = halfInterval(lengths);
  const likely = addDays(current.first, Math.round(mean(lengths)));
  const ovulation = addDays(likely, -OVULATION_BEFORE_PERIOD);
  const fertile = { first: addDays(ovulation, -FERTILE_DAYS_BEFORE_OVULATION), last: ovulation };
  const fertileSpread = Math.ceil(Math.hypot(half, LUTEAL_SPREAD_DAYS));
  return {
    kind: 'predicted',
    nextPeriod: { likely, range: around(likely, likely, Math.ceil(half)) },
    periodDays: Math.round(mean(cycles.map(({ periodDays }) => periodDays))),
    fertile: { likely: fertile, range: around(fertile.first, fertile.last, fertileSpread) },
    meanDays: mean(lengths),
    shortestDays: Math.min(...lengths),
    longestDays: Math.max(...lengths),
    cycles: cycles.length,
  } as const;
};

/**
 * The next period and fertile window by the calendar alone, from at least three complete cycles; at most the
 * latest twelve count. Not a method of contraception.
 *
 * Next period: mean cycle length after the last start, with the 80 % prediction interval of a normal sample.
 * Ovulation: 13 days before it, after Bull et al., npj Digital Medicine 2:83 (2019): luteal phases of 612 613
 * cycles last 12.4 days on average, 95 % of them 7 to 17. Fertile window: the six days that end with ovulation,
 * after Wilcox, Weinberg and Baird, NEJM 333:1517 (1995). The two uncertainties add as independent ones.
 */
export const predictCycle = (log: CycleLog): Prediction => {
  const periods = periodsOf(log);
  const cycles = cyclesOf(periods).slice(-CYCLES_USED);
  const current = periods.at(-1);
  if (current === undefined || cycles.length < CYCLES_NEEDED)
    return {
      kind: 'not-enough-history',
      cycles: cycles.length,
      byUsualLength: current === undefined ? null : addDays(current.first, log.cycleLength),
    };
  return predictFrom(cycles, current);
};
