import { and, asc, desc, eq, gt, gte, inArray, lte, or } from 'drizzle-orm';
import { JOURNAL_PAGE, type PulledOperation } from '../../src/contract/journal.ts';
import { readOperation } from '../../src/contract/journal-operation.ts';
import { type DayState, foldDay } from '../../src/domain/journal/fold.ts';
import type { JournalEntry, JournalKind } from '../../src/domain/journal/operations.ts';
import type { Database } from '../database/database.ts';
import { journalHeads, journalOperations } from '../database/schema.ts';

const { id, seq, day, kind, payload, userId: owner } = journalOperations;

/** The page after a place in the member's order, and whether more follow it. */
export const pullOperations = async (
  db: Database,
  userId: string,
  after: number,
): Promise<{ readonly operations: PulledOperation[]; readonly more: boolean }> => {
  const found = await db
    .select({ seq, id, day, kind, payload })
    .from(journalOperations)
    .where(and(eq(owner, userId), gt(seq, after)))
    .orderBy(asc(seq))
    .limit(JOURNAL_PAGE + 1);
  return { operations: found.slice(0, JOURNAL_PAGE), more: found.length > JOURNAL_PAGE };
};

/** The kinds that a day's figures are made of. */
const COUNTED: JournalKind[] = ['water.add', 'meal.eaten', 'food.eaten', 'weight.set'];

type Row = Pick<typeof journalOperations.$inferSelect, 'seq' | 'id' | 'day' | 'kind' | 'payload'>;

const entriesOf = (rows: readonly (Row | null)[]): readonly JournalEntry[] =>
  rows.flatMap((row) => {
    const operation = row === null ? null : readOperation(row);
    return row === null || operation === null ? [] : [{ ...operation, seq: row.seq, serverSeq: row.seq }];
  });

export interface LoggedDay {
  readonly state: DayState;
  /** The member's last operation, of any day, when the state was read; 0 before the first. */
  readonly journalSeq: number;
}

/** A day as the journal has it. One statement, so that the state and the place it reaches to agree. */
export const readLoggedDay = async (db: Database, userId: string, on: string): Promise<LoggedDay> => {
  const rows = await db
    .select({ lastSeq: journalHeads.lastSeq, operation: { seq, id, day, kind, payload } })
    .from(journalHeads)
    .leftJoin(journalOperations, and(eq(owner, journalHeads.userId), eq(day, on), inArray(kind, COUNTED)))
    .where(eq(journalHeads.userId, userId));
  return {
    state: foldDay(entriesOf(rows.map(({ operation }) => operation))),
    journalSeq: rows[0]?.lastSeq ?? 0,
  };
};

/** What a member says of single slots, and of everything from a day on. */
const PLAN_KINDS: JournalKind[] = [
  'meals.set',
  'meals.lock',
  'meal.eaten',
  'meal.cooked',
  'food.eaten',
  'table.set',
];
const STANDING: JournalKind[] = ['table.set'];
/** Far more than a person says of ten days; the newest count. */
const PLAN_OPERATIONS_MAX = 5000;

/** The operations that bear on the plan of the days from `first` to `last`. */
export const readPlanEntries = async (
  db: Database,
  userId: string,
  first: string,
  last: string,
): Promise<readonly JournalEntry[]> => {
  const rows = await db
    .select({ seq, id, day, kind, payload })
    .from(journalOperations)
    .where(
      and(
        eq(owner, userId),
        lte(day, last),
        inArray(kind, PLAN_KINDS),
        or(gte(day, first), inArray(kind, STANDING)),
      ),
    )
    .orderBy(desc(seq))
    .limit(PLAN_OPERATIONS_MAX);
  return entriesOf(rows);
};

const RECENT_WEIGHTS = 100;

/** The newest weight that was logged and not taken off again. */
export const readLastWeight = async (
  db: Database,
  userId: string,
): Promise<{ readonly day: string; readonly kg: number } | null> => {
  const rows = await db
    .select({ seq, id, day, kind, payload })
    .from(journalOperations)
    .where(and(eq(owner, userId), eq(kind, 'weight.set')))
    .orderBy(desc(day), desc(seq))
    .limit(RECENT_WEIGHTS);
  const entries = entriesOf(rows);
  for (const on of new Set(entries.map((entry) => entry.day))) {
    const { weightKg } = foldDay(entries.filter((entry) => entry.day === on));
    if (weightKg !== null) return { day: on, kg: weightKg };
  }
  return null;
};
