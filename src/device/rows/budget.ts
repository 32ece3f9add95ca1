import type { Budget } from '../../contract/plan.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import type { StoredBudget } from '../db/stored-rows.ts';

/**
 * The day's figures of a backend without a journal, which alone knows what they count. With a journal there are none:
 * this device counts by itself. Copies that name a journal are left from releases that asked all the same.
 */
export const readBudget = async (db: MemberDatabase, day: LocalDay): Promise<StoredBudget | null> =>
  (await readBudgets(db, [day]))[0] ?? null;

/** The copies of these days that the device has. */
export const readBudgets = async (
  db: MemberDatabase,
  days: readonly LocalDay[],
): Promise<readonly StoredBudget[]> =>
  (await db.budgets.bulkGet([...days])).filter(
    (copy) => copy !== undefined && copy.budget.journal_seq === undefined,
  ) as StoredBudget[];

/** The water goal that was told with the day's figures, also by releases that asked for them beside a journal. */
export const readWaterGoal = async (db: MemberDatabase, day: LocalDay): Promise<number | null> =>
  (await db.budgets.get(day))?.budget.daily_water_goal ?? null;

/**
 * Which of the server's operations a copy's figures count, for `unsyncedAmounts`: none where there is no
 * copy, null where nobody knows.
 */
export const countedUpTo = (budget: Budget | null): 0 | null => (budget === null ? 0 : null);

export const storeBudget = async (
  db: MemberDatabase,
  day: LocalDay,
  budget: Budget,
  now: number,
): Promise<void> => {
  await db.budgets.put({ day, budget, fetchedAt: now });
};

/** The given days of which the device has no copy. */
export const daysWithoutBudget = async (
  db: MemberDatabase,
  days: readonly LocalDay[],
): Promise<readonly LocalDay[]> => {
  const copies = await db.budgets.bulkGet([...days]);
  return days.filter((_, at) => copies[at] === undefined);
};
