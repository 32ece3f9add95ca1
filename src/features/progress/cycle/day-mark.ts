import { type CycleLog, dayOf, type Flow } from '../../../domain/body/cycle/log.ts';
import type { DayRange } from '../../../domain/body/cycle/periods.ts';
import type { Prediction } from '../../../domain/body/cycle/predict.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

/** The calendar's mark of a day: a note wins over a prediction. */
export type DayMark =
  | Flow
  | 'expected-period'
  | 'possible-period'
  | 'likely-fertile'
  | 'possibly-fertile'
  | 'none';

export const MARK_WORDS: Readonly<Record<DayMark, string>> = {
  spotting: 'spotting',
  light: 'light flow',
  medium: 'medium flow',
  heavy: 'heavy flow',
  'expected-period': 'period expected',
  'possible-period': 'period possible',
  'likely-fertile': 'fertile window, likely',
  'possibly-fertile': 'fertile window, possible',
  none: '',
};

const holds = ({ first, last }: DayRange, day: LocalDay): boolean => first <= day && day <= last;

const expectedMark = (prediction: Prediction, day: LocalDay, today: LocalDay): DayMark => {
  if (prediction.kind !== 'predicted') return 'none';
  const { nextPeriod, periodDays, fertile } = prediction;
  const period = { first: nextPeriod.likely, last: addDays(nextPeriod.likely, periodDays - 1) };
  const mayCome = day >= today;
  if (mayCome && holds(period, day)) return 'expected-period';
  if (holds(fertile.likely, day)) return 'likely-fertile';
  if (mayCome && holds(nextPeriod.range, day)) return 'possible-period';
  return holds(fertile.range, day) ? 'possibly-fertile' : 'none';
};

/** A past day without notes expects no period any more, but may have been fertile. */
export const markOf = (log: CycleLog, prediction: Prediction, day: LocalDay, today: LocalDay): DayMark =>
  dayOf(log, day).flow ?? expectedMark(prediction, day, today);
