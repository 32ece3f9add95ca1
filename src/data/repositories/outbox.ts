import { liveQuery } from 'dexie';
import type { AppError } from '../../domain/app-error.ts';
import type { IntentKind, Lane, OutboxRow } from '../intents.ts';
import type { MemberDatabase } from '../member-database.ts';

/**
 * The queue of unsent changes. Order is the database's own counter, never a clock; a device clock only
 * says when to try again, and a time further ahead than any wait we give is a clock that was set back.
 */

/** The longest that a row is ever told to wait, and so the furthest that a time can lie ahead. */
export const LONGEST_WAIT_MS = 3_600_000;

export type Head =
  | { readonly kind: 'empty' }
  /** Nothing to do before `until`. */
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'claimed'; readonly row: OutboxRow };

const dueAt = (row: OutboxRow, now: number): number => {
  const at = row.state === 'sending' ? row.leaseUntil : row.nextAt;
  return at > now + LONGEST_WAIT_MS ? now : at;
};

const headOf = async (db: MemberDatabase, lane: Lane): Promise<OutboxRow | undefined> => {
  const rows = await db.outbox.where('lane').equals(lane).sortBy('order');
  return rows.find((row) => row.state !== 'refused');
};

/** Adds a row; with `latestWins` it takes the place of unsent ones of its kind. A known id adds nothing. */
export const addRow = async (
  db: MemberDatabase,
  row: Omit<OutboxRow, 'order'>,
  latestWins: boolean,
): Promise<void> => {
  if ((await db.outbox.where('id').equals(row.id).count()) > 0) return;
  if (latestWins) {
    await db.outbox
      .where('lane')
      .equals(row.lane)
      .and((older) => older.kind === row.kind && older.state !== 'sending')
      .delete();
  }
  await db.outbox.add(row);
};

/** Takes a lane's first row for sending, if it is due; its lease lets others take over after a crash. */
export const claimHead = (db: MemberDatabase, lane: Lane, now: number, leaseMs: number): Promise<Head> =>
  db.transaction('rw', db.outbox, async (): Promise<Head> => {
    const row = await headOf(db, lane);
    if (row === undefined) return { kind: 'empty' };
    const until = dueAt(row, now);
    if (until > now) return { kind: 'wait', until };
    const claimed: OutboxRow = { ...row, state: 'sending', leaseUntil: now + leaseMs };
    await db.outbox.put(claimed);
    return { kind: 'claimed', row: claimed };
  });

/** Changes a claimed row, unless its lease ran out and another drainer has it now. */
export const settleRow = async (
  db: MemberDatabase,
  claimed: OutboxRow,
  change: Pick<OutboxRow, 'state' | 'attempts' | 'nextAt' | 'lastError'>,
): Promise<void> => {
  const row = await db.outbox.get(claimed.order);
  if (row?.state !== 'sending' || row.leaseUntil !== claimed.leaseUntil) return;
  await db.outbox.put({ ...row, ...change });
};

export const removeRow = (db: MemberDatabase, row: OutboxRow): Promise<void> => db.outbox.delete(row.order);

/** When the next row of any lane is due; null where nothing waits. */
export const nextDueAt = async (
  db: MemberDatabase,
  lanes: readonly Lane[],
  now: number,
): Promise<number | null> => {
  const heads = await Promise.all(lanes.map((lane) => headOf(db, lane)));
  const times = heads.flatMap((row) => (row === undefined ? [] : [dueAt(row, now)]));
  return times.length === 0 ? null : Math.min(...times);
};

/** The network is back: what waits because of it need not wait for its back-off. */
export const wakeNetworkFailures = async (db: MemberDatabase): Promise<void> => {
  await db.outbox
    .filter((row) => row.state === 'waiting' && isNetworkFailure(row.lastError))
    .modify({ nextAt: 0 });
};

/** The member asks to send now: no row waits for its back-off, only for a time that the server named. */
export const wakeWaiting = async (db: MemberDatabase): Promise<void> => {
  await db.outbox
    .filter((row) => row.state === 'waiting' && row.lastError?.kind !== 'throttled')
    .modify({ nextAt: 0 });
};

const isNetworkFailure = (error: AppError | null): boolean =>
  error?.kind === 'offline' || error?.kind === 'timeout';

/** Everything that did not reach the server, oldest first. */
export const listOutbox = (db: MemberDatabase): Promise<OutboxRow[]> => db.outbox.orderBy('order').toArray();

/** What one lane still holds, oldest first. */
export const listLane = (db: MemberDatabase, lane: Lane): Promise<OutboxRow[]> =>
  db.outbox.where('lane').equals(lane).sortBy('order');

export const countUnsent = (db: MemberDatabase): Promise<number> => db.outbox.count();

/** Calls with the row now and after each change of it, by whichever tab; `undefined` once it is gone. */
export const watchRow = (
  db: MemberDatabase,
  id: string,
  listener: (row: OutboxRow | undefined) => void,
  onError: (thrown: unknown) => void,
): (() => void) => {
  const subscription = liveQuery(() => db.outbox.where('id').equals(id).first()).subscribe(listener, onError);
  return () => subscription.unsubscribe();
};

export const holdsKind = async (db: MemberDatabase, kind: IntentKind): Promise<boolean> =>
  (await db.outbox.filter((row) => row.kind === kind).count()) > 0;

/** Puts a refused row back in its place in the queue. */
export const retryRow = async (db: MemberDatabase, id: string): Promise<void> => {
  await db.outbox
    .where('id')
    .equals(id)
    .and((row) => row.state === 'refused')
    .modify({ state: 'waiting', nextAt: 0, attempts: 0 });
};

/** Gives a change up for good, unless it is on its way at this moment. */
export const discardRow = async (db: MemberDatabase, id: string): Promise<void> => {
  await db.outbox
    .where('id')
    .equals(id)
    .and((row) => row.state !== 'sending')
    .delete();
};
