import type { Budget } from '../../contract/plan.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import type { StoredBudget } from '../db/stored-rows.ts';

/** A day as a backend told it. */
export interface ToldDay {
  /**
   * The figures of a backend without a journal, which alone knows what they count; null where this device counts by
   * itself. Copies that name a journal are left from releases that asked beside one.
   */
  readonly budget: Budget | null;
  /** Litres; also of those copies. */
  readonly waterGoal: number | null;
}

const isPlain = ({ journal_seq }: Budget): boolean => journal_seq === undefined;

export const readToldDay = async (db: MemberDatabase, day: LocalDay): Promise<ToldDay> => {
  const budget = (await db.budgets.get(day))?.budget ?? null;
  return {
    budget: budget !== null && isPlain(budget) ? budget : null,
    waterGoal: budget?.daily_water_goal ?? null,
  };
};

/** The copies of these days whose figures a backend alone knows. */
export const readBudgets = async (
  db: MemberDatabase,
  days: readonly LocalDay[],
): Promise<readonly StoredBudget[]> =>
  (await db.budgets.bulkGet([...days]))
    .filter((copy) => copy !== undefined)
    .filter(({ budget }) => isPlain(budget));

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
