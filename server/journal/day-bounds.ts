import { and, count, eq, sql } from 'drizzle-orm';
import { LONG_KINDS, type WireOperation } from '../../src/contract/journal.ts';
import type { Database } from '../database/database.ts';
import { journalOperations } from '../database/schema.ts';
import { bytesOf } from './payload-size.ts';

/** So much of one kind on one day is no person's: a day must stay quick to read and to add up. */
const OPERATIONS_MAX = 2000;
/** Nor do so many recipes come on one day; nothing adds them up by day. */
const LONG_OPERATIONS_MAX = 200;
const BYTES_MAX = 250_000;
/** The bytes of a payload of 2000 characters, in UTF-8. */
const LONGEST_BYTES = 6000;

/**
 * Told without reading the payload, which would take seconds for a member's fullest days. The longest are stored
 * compressed: each of those is taken for as long as one can be.
 */
const sizeKept = sql`case when pg_column_compression(${journalOperations.payload}) is null
  then pg_column_size(${journalOperations.payload}) else ${sql.raw(String(LONGEST_BYTES))} end`;

/** Entries to add to one kind of one day. */
interface Addition {
  readonly kind: string;
  readonly day: string;
  readonly operations: number;
  readonly bytes: number;
}

const additionsOf = (fresh: readonly WireOperation[]): readonly Addition[] => {
  const additions = new Map<string, Addition>();
  for (const operation of fresh) {
    const { kind, day } = operation;
    const key = `${day} ${kind}`;
    const { operations, bytes } = additions.get(key) ?? { operations: 0, bytes: 0 };
    additions.set(key, { kind, day, operations: operations + 1, bytes: bytes + bytesOf(operation) });
  }
  return [...additions.values()];
};

/** True if any day would hold too much of a kind. Each kind of each day is looked up by itself, all in one statement. */
export const overfillsDay = async (
  tx: Database,
  userId: string,
  fresh: readonly WireOperation[],
): Promise<boolean> => {
  const { kind, day } = journalOperations;
  const kept = tx
    .select({
      operations: count().as('operations_kept'),
      bytes: sql<number>`coalesce(sum(${sizeKept}), 0)`.as('bytes_kept'),
    })
    .from(journalOperations)
    .where(and(eq(journalOperations.userId, userId), eq(kind, sql`added.kind`), eq(day, sql`added.day`)))
    .as('kept');
  const full = await tx
    .select({ operations: kept.operations })
    .from(
      sql`json_to_recordset(${JSON.stringify(additionsOf(fresh))}::json)
        as added(kind text, day date, operations int, bytes int)`,
    )
    .crossJoinLateral(kept)
    .where(
      sql`case when added.kind in ${LONG_KINDS}
        then ${kept.operations} + added.operations > ${LONG_OPERATIONS_MAX}
        else ${kept.operations} + added.operations > ${OPERATIONS_MAX} or ${kept.bytes} + added.bytes > ${BYTES_MAX} end`,
    )
    .limit(1);
  return full.length > 0;
};
