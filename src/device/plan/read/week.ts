import { addDays } from '../../../domain/calendar/days.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { dayOfPlan } from '../../db/device-plan.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { daysWithoutBudget } from '../../rows/budget.ts';
import { readPlan } from './plan.ts';

const WEEK_DAYS = 7;

/** Today and the six days that follow. */
export const weekFrom = (today: LocalDay): readonly LocalDay[] =>
  Array.from({ length: WEEK_DAYS }, (_, ahead) => addDays(today, ahead));

/**
 * The last day, at most six ahead, up to which this device has every day's meals; null where it has none for
 * today.
 */
export const readReadyUntil = async (db: MemberDatabase, today: LocalDay): Promise<LocalDay | null> => {
  const plan = (await readPlan(db))?.plan;
  if (plan === undefined) return null;
  const week = weekFrom(today);
  const gap = week.findIndex((day) => dayOfPlan(plan, day) === null);
  return (gap === -1 ? week.at(-1) : week[gap - 1]) ?? null;
};

/**
 * True where this device has the week's meals, as far as there is a plan for it, and its figures where the backend alone
 * knows them.
 */
export const isWeekHere = async (
  db: MemberDatabase,
  today: LocalDay,
  needsBudgets: boolean,
): Promise<boolean> => {
  const [readyUntil, missing] = await Promise.all([
    readReadyUntil(db, today),
    needsBudgets ? daysWithoutBudget(db, weekFrom(today)) : [],
  ]);
  return readyUntil !== null && missing.length === 0;
};
