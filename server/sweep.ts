import { and, isNull, lt } from 'drizzle-orm';
import { eraseClosedAccounts } from './accounts.ts';
import {
  accessTokens,
  codes,
  deviceSessions,
  endedSessions,
  mailOutbox,
  rateLimits,
  users,
} from './database/schema.ts';
import { sweepKeys } from './idempotency/keys.ts';
import type { Parts } from './parts.ts';

/** A code outlives its ten minutes by this, so that "Resend" still knows what it was for. */
const CODE_GRACE_MS = 60 * 60_000;
/** An address that nobody confirmed may be a stranger's: it is not kept, nor is what was mailed to it. */
const UNCONFIRMED_MS = 7 * 86_400_000;

/** Deletes what has expired. */
export const sweep = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> => {
  const now = clock();
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, new Date(now)));
  await db.delete(deviceSessions).where(lt(deviceSessions.expiresAt, new Date(now)));
  await db.delete(endedSessions).where(lt(endedSessions.expiresAt, new Date(now)));
  await sweepKeys(db, now);
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, new Date(now)));
  await db.delete(codes).where(lt(codes.expiresAt, new Date(now - CODE_GRACE_MS)));
  await db
    .delete(users)
    .where(and(isNull(users.verifiedAt), lt(users.createdAt, new Date(now - UNCONFIRMED_MS))));
  await db.delete(mailOutbox).where(lt(mailOutbox.at, new Date(now - UNCONFIRMED_MS)));
  await eraseClosedAccounts(db, now);
};
