import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { JOURNAL_OPERATIONS_MAX, type WireOperation } from '../../src/contract/journal.ts';
import { ok, type Result } from '../../src/domain/result.ts';
import type { Database } from '../database/database.ts';
import { journalHeads, journalOperations } from '../database/schema.ts';
import { invalid, type Refusal } from '../http/refusal.ts';

/** So many of one kind on one day are no person's: a day must stay quick to add up. */
const KIND_AND_DAY_MAX = 2000;

export interface Accepted {
  readonly id: string;
  readonly seq: number;
}

const full = (sentence: string): Result<never, Refusal> => invalid({ operations: [sentence] });

/** The last place given; holds the member's journal for this transaction alone. */
const lockHead = async (tx: Database, userId: string): Promise<number> => {
  const [head] = await tx
    .insert(journalHeads)
    .values({ userId, lastSeq: 0 })
    .onConflictDoUpdate({ target: journalHeads.userId, set: { lastSeq: sql`${journalHeads.lastSeq}` } })
    .returning({ lastSeq: journalHeads.lastSeq });
  return head?.lastSeq ?? 0;
};

const overfills = async (tx: Database, userId: string, fresh: readonly WireOperation[]): Promise<boolean> => {
  const { kind, day } = journalOperations;
  const kept = await tx
    .select({ kind, day, count: count() })
    .from(journalOperations)
    .where(
      and(
        eq(journalOperations.userId, userId),
        inArray(kind, [...new Set(fresh.map((operation) => operation.kind))]),
        inArray(day, [...new Set(fresh.map((operation) => operation.day))]),
      ),
    )
    .groupBy(kind, day);
  return kept.some((group) => {
    const added = fresh.filter((operation) => operation.kind === group.kind && operation.day === group.day);
    return group.count + added.length > KIND_AND_DAY_MAX;
  });
};

/**
 * Appends what the member's journal does not hold yet and answers the place of each operation. Run it in a
 * transaction: places are given under a lock that is held until its end, so that no reader ever sees a
 * place before a lower one.
 */
export const appendOperations = async (
  tx: Database,
  userId: string,
  operations: readonly WireOperation[],
): Promise<Result<readonly Accepted[], Refusal>> => {
  const lastSeq = await lockHead(tx, userId);
  const { id, seq } = journalOperations;
  const known = await tx
    .select({ id, seq })
    .from(journalOperations)
    .where(
      and(
        eq(journalOperations.userId, userId),
        inArray(
          id,
          operations.map((operation) => operation.id),
        ),
      ),
    );
  const places = new Map(known.map((operation) => [operation.id, operation.seq]));

  const fresh: (WireOperation & Accepted)[] = [];
  for (const operation of operations) {
    if (places.has(operation.id)) continue;
    const place = lastSeq + fresh.length + 1;
    places.set(operation.id, place);
    fresh.push({ ...operation, seq: place });
  }
  if (fresh.length > 0) {
    if (lastSeq + fresh.length > JOURNAL_OPERATIONS_MAX) {
      return full(`This journal is full: it holds at most ${JOURNAL_OPERATIONS_MAX} entries.`);
    }
    if (await overfills(tx, userId, fresh)) return full('This day holds too many entries of one kind.');
    await tx.insert(journalOperations).values(fresh.map((operation) => ({ userId, ...operation })));
    await tx
      .update(journalHeads)
      .set({ lastSeq: lastSeq + fresh.length })
      .where(eq(journalHeads.userId, userId));
  }
  return ok(operations.map((operation) => ({ id: operation.id, seq: places.get(operation.id) ?? 0 })));
};
