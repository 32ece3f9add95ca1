import { asc, gt, lte, or, sql } from 'drizzle-orm';
import { writeMessage } from '../../src/domain/reminders/message.ts';
import { dueAt, LATEST_MS, nextAfter, type Occurrence } from '../../src/domain/reminders/schedule.ts';
import type { Basics } from '../base/basics.ts';
import { uuidOf } from '../base/keys.ts';
import type { Database } from '../database/database.ts';
import { pushClaims, pushSubscriptions } from '../database/schema.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PushSender } from './push-sender.ts';
import { type Due, stillNeeded } from './still-needed.ts';
import { type Subscription, settleSubscription } from './subscriptions.ts';

export type ReminderParts = Pick<Basics, 'db' | 'clock' | 'randomBytes' | 'catalogue' | 'log'> & {
  readonly metrics: Metrics;
  readonly push: PushSender | null;
};

const BATCH = 500;
const SENT_AT_ONCE = 50;
const EVERY_MS = 20_000;
/** A weekly reminder is nearer than this. What lies farther was planned by a clock that was wrong. */
const FARTHEST_MS = 9 * 86_400_000;

interface Claimed extends Due {
  readonly subscription: Subscription;
}

const claimKey = (subscription: string, { kind, day, minute }: Omit<Occurrence, 'at'>): string =>
  [subscription, kind, day, minute].join(' ');

/** Sets when each subscription is looked at next, in one statement. */
const plan = async (tx: Database, subscriptions: readonly Subscription[], now: number): Promise<void> => {
  const ids = subscriptions.map(({ id }) => id);
  const times = subscriptions.map((each) => {
    const next = nextAfter(each, now);
    return next === null ? null : new Date(next).toISOString();
  });
  await tx
    .update(pushSubscriptions)
    .set({ nextAt: sql`planned.at` })
    .from(sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[]) as planned(id, at)`)
    .where(sql`${pushSubscriptions.id} = planned.id`);
};

/** Claims reminders for this instance. One that another has claimed, or that is over, is nobody's any more. */
const claim = async (tx: Database, due: readonly Claimed[], now: number): Promise<readonly Claimed[]> => {
  if (due.length === 0) return [];
  const columns = [
    sql`${sql.param(due.map(({ subscription }) => subscription.id))}::uuid[]`,
    sql`${sql.param(due.map(({ occurrence }) => occurrence.kind))}::text[]`,
    sql`${sql.param(due.map(({ occurrence }) => occurrence.day))}::date[]`,
    sql`${sql.param(due.map(({ occurrence }) => occurrence.minute))}::int[]`,
  ];
  const rows = await tx
    .insert(pushClaims)
    .select(
      sql`select claimed.*, ${new Date(now).toISOString()}::timestamptz from unnest(${sql.join(columns, sql`, `)}) as claimed`,
    )
    .onConflictDoNothing()
    .returning();
  const mine = new Set(rows.map(({ subscription, ...row }) => claimKey(subscription, row)));
  return due.filter(({ subscription, occurrence }) => mine.has(claimKey(subscription.id, occurrence)));
};

interface Batch {
  readonly claimed: readonly Claimed[];
  readonly isLast: boolean;
}

/**
 * Plans the next subscriptions that are due and claims their reminders. Instances skip what another one holds. Claims
 * are committed before anything is sent: an instance that is killed in between loses a reminder and repeats none.
 */
export const claimDue = ({ db, clock }: Pick<Basics, 'db' | 'clock'>, most: number = BATCH): Promise<Batch> =>
  db.transaction(async (tx) => {
    const now = clock();
    const { nextAt } = pushSubscriptions;
    const subscriptions = await tx
      .select()
      .from(pushSubscriptions)
      .where(or(lte(nextAt, new Date(now)), gt(nextAt, new Date(now + FARTHEST_MS))))
      .orderBy(asc(nextAt))
      .limit(most)
      .for('update', { skipLocked: true });
    if (subscriptions.length > 0) await plan(tx, subscriptions, now);
    const due = subscriptions.flatMap((subscription) => {
      // Earlier ones were over when the device stored its times.
      const from = subscription.nextAt?.getTime() ?? now;
      return dueAt(subscription, now)
        .filter(({ at }) => at >= from)
        .map((occurrence) => ({ userId: subscription.userId, subscription, occurrence }));
    });
    return { claimed: await claim(tx, due, now), isLast: subscriptions.length < most };
  });

const sendOne = async (
  parts: ReminderParts,
  push: PushSender,
  { userId, subscription, occurrence }: Claimed,
): Promise<void> => {
  const { kind, day, at } = occurrence;
  // Nobody wants to hear of lunch at three: a phone that is off until then gets nothing.
  const ttl = Math.floor((at + LATEST_MS - parts.clock()) / 1000);
  if (ttl <= 0) return;
  const message = writeMessage({ id: uuidOf(parts.randomBytes(16)), member: userId, kind, day });
  const outcome = await push.send(subscription, message, ttl);
  parts.metrics.push(outcome);
  await settleSubscription(parts.db, subscription, outcome);
};

/** Sends every reminder that is due now and not done yet, once. */
export const sendDue = async (parts: ReminderParts, most: number = BATCH): Promise<void> => {
  const { push, log } = parts;
  if (push === null) return;
  for (let isLast = false; !isLast; ) {
    const batch = await claimDue(parts, most);
    isLast = batch.isLast;
    const needed = (await stillNeeded(parts, batch.claimed)).values();
    const lane = async (): Promise<void> => {
      for (const each of needed)
        await sendOne(parts, push, each).catch((error: unknown) =>
          log.error({ err: error }, 'reminder failed'),
        );
    };
    await Promise.all(Array.from({ length: SENT_AT_ONCE }, lane));
  }
};

/** Sends what is due, again and again, until it is stopped. A round that fails is logged, and the next one goes on. */
export const startReminders = (
  parts: ReminderParts,
  everyMs: number = EVERY_MS,
): { readonly stop: () => Promise<void> } => {
  if (parts.push === null) return { stop: async () => undefined };
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const next = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      round = sendDue(parts)
        .catch((error: unknown) => parts.log.error({ err: error }, 'reminders failed'))
        .finally(next);
    }, everyMs);
  };
  next();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
};
