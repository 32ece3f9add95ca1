import type { LocalDay } from '../../../terms/local-day.ts';
import { addDays, daysBetween, WEEKDAYS, type Weekday, weekdayOf } from '../../calendar/days.ts';
import type { DayObservation } from './estimate.ts';
import type { TrendWeight } from './learn.ts';

/** The member's day of the week for it, or none. */
export const CHECK_IN_DAYS = [...WEEKDAYS, 'never'] as const;
export type CheckInDay = (typeof CHECK_IN_DAYS)[number];
export const USUAL_CHECK_IN_DAY: Weekday = 'Monday';

const WEEK_DAYS = 7;

/** True from the member's day on until it is answered. `answered` is the day of the last answer. */
export const isCheckInDue = (chosen: CheckInDay, answered: LocalDay | null, today: LocalDay): boolean => {
  if (chosen === 'never') return false;
  const since = (WEEKDAYS.indexOf(weekdayOf(today)) - WEEKDAYS.indexOf(chosen) + WEEK_DAYS) % WEEK_DAYS;
  return answered === null || answered < addDays(today, -since);
};

/** A day's plan moves by at most this at a time, and so does what it rests on, kcal. */
export const MOST_CHANGE_KCAL = 150;
/** Smaller changes of a day's plan are not worth another week of dishes, kcal. */
const LEAST_CHANGE_KCAL = 30;
const STEP_KCAL = 10;

/** Another expenditure to plan with, and what a planned day would have, kcal. */
export interface PlanStep {
  readonly expenditureKcal: number;
  readonly planKcal: number;
}

/**
 * The farthest step from what plans rest on now towards the estimate that moves a planned day by no more than
 * `MOST_CHANGE_KCAL`; null where nothing worth it would change, by a floor for example. `planAt` is the energy of a
 * planned day for an expenditure.
 */
export const nextStep = (
  now: PlanStep,
  estimateKcal: number,
  planAt: (expenditureKcal: number) => number,
): PlanStep | null => {
  const way = estimateKcal < now.expenditureKcal ? -1 : 1;
  const most = Math.min(Math.abs(estimateKcal - now.expenditureKcal), MOST_CHANGE_KCAL);
  for (let step = Math.floor(most / STEP_KCAL) * STEP_KCAL; step > 0; step -= STEP_KCAL) {
    const steps = (now.expenditureKcal + way * step) / STEP_KCAL;
    const expenditureKcal = STEP_KCAL * (way < 0 ? Math.ceil(steps) : Math.floor(steps));
    const planKcal = planAt(expenditureKcal);
    const change = (planKcal - now.planKcal) * way;
    if (change >= LEAST_CHANGE_KCAL && change <= MOST_CHANGE_KCAL) return { expenditureKcal, planKcal };
  }
  return null;
};

const TREND_DAYS = 14;

/** Change of weight in kg a week over the last two weeks of the trend; null with less than a week of it. */
export const weeklyChange = (trend: readonly TrendWeight[]): number | null => {
  const last = trend.at(-1);
  if (last === undefined) return null;
  const first = trend.find(({ day }) => daysBetween(day, last.day) <= TREND_DAYS) ?? last;
  const days = daysBetween(first.day, last.day);
  return days < WEEK_DAYS ? null : ((last.kg - first.kg) / days) * WEEK_DAYS;
};

/** Mean energy of the days of the last week with at least half of their plan logged, kcal, and their number. */
export const meanEaten = (
  observations: readonly DayObservation[],
  today: LocalDay,
): { readonly kcal: number; readonly days: number } | null => {
  const logged = observations.filter(
    ({ day, kcal, plannedKcal }) =>
      day < today && day >= addDays(today, -WEEK_DAYS) && kcal > 0 && kcal >= plannedKcal / 2,
  );
  if (logged.length === 0) return null;
  return { kcal: logged.reduce((sum, { kcal }) => sum + kcal, 0) / logged.length, days: logged.length };
};

/**
 * Whole steps of `stepKg` that the trend has come nearer to a target since it began, if the newest of them was made in
 * the last week; null otherwise.
 */
export const milestone = (
  trend: readonly TrendWeight[],
  { targetKg, stepKg }: { readonly targetKg: number; readonly stepKg: number },
): number | null => {
  const [first, last] = [trend[0], trend.at(-1)];
  if (first === undefined || last === undefined) return null;
  const way = targetKg < first.kg ? -1 : 1;
  const stepsOf = ({ kg }: TrendWeight): number => Math.floor(((kg - first.kg) * way) / stepKg);
  const before = trend.filter(({ day }) => day <= addDays(last.day, -WEEK_DAYS)).map(stepsOf);
  const now = stepsOf(last);
  return now > 0 && now > Math.max(0, ...before) ? now : null;
};
