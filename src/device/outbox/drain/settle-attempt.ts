import type { MemberDatabase } from '../../db/member-database.ts';
import { readLastSequence } from '../../journal/journal.ts';
import { announce } from '../../rows/notices.ts';
import type { StoredError } from '../rows/last-error.ts';
import { setRefusedAfter } from '../rows/logged-by-rows.ts';
import { type Batch, isOvertaken, removeRows, repeatsOf, settleRows } from '../rows/outbox.ts';
import type { Verdict } from './retry-policy.ts';

/** A failed attempt whose consequence is clear. */
export type Failure = Extract<Verdict, { readonly kind: 'retry' | 'await-sign-in' | 'refuse' }>;

/** A server that fails so many times in a row fails on what the change says; what was on its way has arrived by then. */
const FAILURES_BEFORE_GIVING_WAY = 8;

/**
 * Records a failed attempt: to be run in ONE transaction. What was refused and is overtaken has nothing left to say: tried
 * again it would be the last word. What the server fails on again and again gives way to a correction.
 */
export const settleAttempt = async (
  db: MemberDatabase,
  batch: Batch,
  error: StoredError,
  failure: Failure,
  now: number,
): Promise<void> => {
  const isRefused = failure.kind === 'refuse';
  const { lastError } = error;
  const givesWay =
    isRefused ||
    (lastError.kind === 'rejected' && repeatsOf(batch[0], lastError) >= FAILURES_BEFORE_GIVING_WAY);
  if (givesWay && (await isOvertaken(db, batch[0]))) return removeRows(db, batch);
  const settled = await settleRows(db, batch, (row) => ({
    state: isRefused ? 'refused' : 'waiting',
    attempts: row.attempts + (failure.kind === 'await-sign-in' ? 0 : 1),
    repeats: repeatsOf(row, lastError),
    nextAt: failure.kind === 'retry' ? now + failure.delayMs : row.nextAt,
    mayHaveArrived: row.mayHaveArrived || lastError.kind === 'malformed',
    ...error,
  }));
  if (!isRefused) return;
  await setRefusedAfter(db, settled, await readLastSequence(db));
  for (const { id } of settled) {
    await announce(db, { id: `refused:${id}`, kind: 'change-refused', about: id, at: now });
  }
};

/** Gives rows back as they were. */
export const releaseRows = async (db: MemberDatabase, batch: Batch): Promise<void> => {
  await settleRows(db, batch, (row) => ({ ...row, state: 'waiting' }));
};
