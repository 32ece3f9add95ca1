import { and, isNull, lt } from 'drizzle-orm';
import { eraseClosedAccount, listClosedAccounts } from './auth/accounts.ts';
import {
  accessTokens,
  barcodeFoods,
  codes,
  deviceSessions,
  endedSessions,
  mailOutbox,
  pushClaims,
  pushSubscriptions,
  rateLimits,
  reportLinks,
  users,
} from './database/schema.ts';
import { UNKNOWN_MS } from './food-facts/known-foods.ts';
import { sweepKeys } from './idempotency/keys.ts';
import type { Parts } from './routes/parts.ts';

/** A code outlives its ten minutes by this, so that "Resend" still knows what it was for. */
const CODE_GRACE_MS = 60 * 60_000;
/** An address that nobody confirmed may be a stranger's: it is not kept, nor is what was mailed to it. */
const UNCONFIRMED_MS = 7 * 86_400_000;

/** Longer than a day is anywhere on earth, so that no reminder comes twice. */
const CLAIMED_MS = 3 * 86_400_000;
/** A device on which nobody has opened the app for so long is reminded no more. */
const UNOPENED_MS = 60 * 86_400_000;

/** Deletes what has expired. What cannot be deleted is logged, keeps nothing else from it, and is tried again. */
export const sweep = async ({ db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>): Promise<void> => {
  const now = clock();
  const ago = (ms: number): Date => new Date(now - ms);
  const step = async (name: string, work: () => PromiseLike<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, name }, 'sweep failed');
    }
  };
  await step('access tokens', () => db.delete(accessTokens).where(lt(accessTokens.expiresAt, ago(0))));
  await step('devices', () => db.delete(deviceSessions).where(lt(deviceSessions.expiresAt, ago(0))));
  await step('ended sessions', () => db.delete(endedSessions).where(lt(endedSessions.expiresAt, ago(0))));
  await step('keys of writes', () => sweepKeys(db, now));
  await step('limits', () => db.delete(rateLimits).where(lt(rateLimits.resetsAt, ago(0))));
  await step('codes', () => db.delete(codes).where(lt(codes.expiresAt, ago(CODE_GRACE_MS))));
  await step('unconfirmed accounts', () =>
    db.delete(users).where(and(isNull(users.verifiedAt), lt(users.createdAt, ago(UNCONFIRMED_MS)))),
  );
  await step('kept mail', () => db.delete(mailOutbox).where(lt(mailOutbox.at, ago(UNCONFIRMED_MS))));
  await step('unknown barcodes', () =>
    db.delete(barcodeFoods).where(and(isNull(barcodeFoods.food), lt(barcodeFoods.askedAt, ago(UNKNOWN_MS)))),
  );
  await step('claimed reminders', () => db.delete(pushClaims).where(lt(pushClaims.at, ago(CLAIMED_MS))));
  await step('unopened devices', () =>
    db.delete(pushSubscriptions).where(lt(pushSubscriptions.storedAt, ago(UNOPENED_MS))),
  );
  await step('links to reports', () => db.delete(reportLinks).where(lt(reportLinks.expiresAt, ago(0))));
  await step('closed accounts', async () => {
    for (const id of await listClosedAccounts(db, now))
      await step('closed account', () => eraseClosedAccount(db, id, now));
  });
};
