import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PushSchedule } from '../../src/domain/reminders/schedule.ts';
import { nextAfter } from '../../src/domain/reminders/schedule.ts';
import type { Basics } from '../base/basics.ts';
import { uuidOf } from '../base/keys.ts';
import type { Database } from '../database/database.ts';
import { pushSubscriptions } from '../database/schema.ts';
import type { PushOutcome, PushTarget } from './push-sender.ts';

/** Devices of one member; the oldest goes for a newer one. */
const DEVICES_MAX = 10;
/** So many messages in a row that nobody took are the last. */
const FAILURES_MAX = 10;

export type Subscription = typeof pushSubscriptions.$inferSelect;

interface Owner {
  readonly userId: string;
  readonly signIn: string;
}

const ofOwner = ({ userId, signIn }: Owner) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.signIn, signIn));

/** Stores a device's subscription in the place of its last one. Run it in a transaction that holds the member's sign-ins. */
export const putSubscription = async (
  tx: Database,
  { clock, randomBytes }: Pick<Basics, 'clock' | 'randomBytes'>,
  owner: Owner,
  target: PushTarget,
  schedule: PushSchedule,
): Promise<void> => {
  const now = clock();
  const next = nextAfter(schedule, now);
  const row = {
    ...owner,
    ...target,
    ...schedule,
    nextAt: next === null ? null : new Date(next),
    failures: 0,
    storedAt: new Date(now),
  };
  const { id, endpoint } = pushSubscriptions;
  await tx.delete(pushSubscriptions).where(and(ofOwner(owner), ne(endpoint, target.endpoint)));
  await tx
    .insert(pushSubscriptions)
    .values({ id: uuidOf(randomBytes(16)), ...row })
    .onConflictDoUpdate({ target: [pushSubscriptions.userId, endpoint], set: row });
  const older = tx
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, owner.userId))
    .orderBy(desc(pushSubscriptions.storedAt), desc(id))
    .offset(DEVICES_MAX);
  await tx.delete(pushSubscriptions).where(inArray(id, older));
};

export const deleteSubscription = async (db: Database, owner: Owner): Promise<void> => {
  await db.delete(pushSubscriptions).where(ofOwner(owner));
};

export const findSubscription = async (db: Database, owner: Owner): Promise<Subscription | null> => {
  const [found] = await db.select().from(pushSubscriptions).where(ofOwner(owner));
  return found ?? null;
};

/** Removes a subscription that has ended, or that nobody has taken a message for in a long time. */
export const settleSubscription = async (
  db: Database,
  { id, failures }: Pick<Subscription, 'id' | 'failures'>,
  outcome: PushOutcome,
): Promise<void> => {
  const isIt = eq(pushSubscriptions.id, id);
  if (outcome === 'gone' || (outcome === 'failed' && failures + 1 >= FAILURES_MAX))
    await db.delete(pushSubscriptions).where(isIt);
  else if (outcome === 'failed')
    await db
      .update(pushSubscriptions)
      .set({ failures: sql`${pushSubscriptions.failures} + 1` })
      .where(isIt);
  else if (failures > 0) await db.update(pushSubscriptions).set({ failures: 0 }).where(isIt);
};
