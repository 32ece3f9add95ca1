import { and, eq, inArray, sql } from 'drizzle-orm';
import { JOURNAL_OPERATIONS_MAX, type WireOperation } from '../../src/contract/journal.ts';
import { ok, type Result } from '../../src/terms/result.ts';
import type { Database } from '../database/database.ts';
import { journalHeads, journalOperations, users } from '../database/schema.ts';
import { invalid, type Refusal } from '../http/refusal.ts';
import { overfillsDay } from './day-bounds.ts';
import { bytesOf } from './payload-size.ts';

/**
 * Bytes of one place. A longer operation takes several places, so that a full journal is bounded in bytes as well.
 */
const PLACE_BYTES = 250;

const placesOf = (operation: WireOperation): number => Math.ceil(bytesOf(operation) / PLACE_BYTES);

export interface Accepted {
  readonly id: string;
  readonly seq: number;
}

export interface Appended {
  readonly accepted: Accepted[];
  /** The newest sequence before these operations. */
  readonly before: number;
}

const full = (sentence: string): Result<never, Refusal> => invalid({ operations: [sentence] });

/**
 * The last place given; holds the member's journal for this transaction alone. The account is held before it, as a
 * deletion does: in the other order each would wait for the other.
 */
const lockHead = async (tx: Database, userId: string): Promise<number> => {
  const account = tx
    .select({ userId: users.id, lastSeq: sql<number>`0`.as('last_seq') })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  const [head] = await tx
    .insert(journalHeads)
    .select(account)
    .onConflictDoUpdate({ target: journalHeads.userId, set: { lastSeq: sql`${journalHeads.lastSeq}` } })
    .returning({ lastSeq: journalHeads.lastSeq });
  return head?.lastSeq ?? 0;
};

/**
 * Appends what the member's journal does not hold yet and returns the place of each operation. Run it in a
 * transaction: places are given under a lock that is held until its end, so that no reader ever sees a
 * place before a lower one.
 */
export const appendOperations = async (
  tx: Database,
  userId: string,
  operations: readonly WireOperation[],
): Promise<Result<Appended, Refusal>> => {
  const before = await lockHead(tx, userId);
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
  let last = before;
  for (const operation of operations) {
    if (places.has(operation.id)) continue;
    last += placesOf(operation);
    places.set(operation.id, last);
    fresh.push({ ...operation, seq: last });
  }
  if (fresh.length > 0) {
    if (last > JOURNAL_OPERATIONS_MAX) {
      return full(`This journal is full: it holds at most ${JOURNAL_OPERATIONS_MAX} entries.`);
    }
    if (await overfillsDay(tx, userId, fresh)) return full('This day holds too many entries of one kind.');
    await tx.insert(journalOperations).values(fresh.map((operation) => ({ userId, ...operation })));
    await tx.update(journalHeads).set({ lastSeq: last }).where(eq(journalHeads.userId, userId));
  }
  const accepted = operations.map((operation) => ({ id: operation.id, seq: places.get(operation.id) ?? 0 }));
  return ok({ accepted, before });
};
