import type { OutboxRow } from '../data/intents.ts';
import type { KeptError } from '../data/last-error.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { announce } from '../data/repositories/notices.ts';
import { type Parcel, type Settlement, settleRows } from '../data/repositories/outbox.ts';
import type { Verdict } from './retry-policy.ts';

/** A failed attempt whose consequence is clear. */
export type Failure = Extract<Verdict, { readonly kind: 'retry' | 'await-sign-in' | 'refuse' }>;

/** Records a failed attempt: to be run in ONE transaction. */
export const settleAttempt = async (
  db: MemberDatabase,
  parcel: Parcel,
  error: KeptError,
  failure: Failure,
  now: number,
): Promise<void> => {
  const failed = (row: OutboxRow): Settlement => ({
    state: 'waiting',
    attempts: row.attempts + 1,
    misanswers: error.lastError.kind === 'malformed' ? (row.misanswers ?? 0) + 1 : 0,
    nextAt: row.nextAt,
    ...error,
  });
  switch (failure.kind) {
    case 'retry':
      return settleRows(db, parcel, (row) => ({ ...failed(row), nextAt: now + failure.delayMs }));
    case 'await-sign-in':
      return settleRows(db, parcel, (row) => ({ ...failed(row), attempts: row.attempts }));
    case 'refuse':
      await settleRows(db, parcel, (row) => ({ ...failed(row), state: 'refused' }));
      for (const { id } of parcel)
        await announce(db, { id: `refused:${id}`, kind: 'change-refused', about: id, at: now });
  }
};

/** Gives rows back as they were. */
export const releaseRows = (db: MemberDatabase, parcel: Parcel): Promise<void> =>
  settleRows(db, parcel, (row) => ({ ...row, state: 'waiting' }));
