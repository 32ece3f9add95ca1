import { liveQuery } from 'dexie';
import type { AppError } from '../../../terms/app-error.ts';
import type { IntentKind, Lane, OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { withReopen } from '../../db/storage.ts';
import { canRead, changeKind, replaces } from '../kinds/changes.ts';
import { operationsOf } from './logged-by-rows.ts';

/**
 * The queue of unsent changes. Order is the database's own counter, never a clock; a device clock only
 * says when to try again, and a time further ahead than the row was ever told is a clock that was set back.
 */

/** The longest that a server can make a row wait. */
export const LONGEST_WAIT_MS = 3_600_000;
/** The longest that a row waits by itself: with a request that hangs before it, less than a minute. */
export const LONGEST_BACKOFF_MS = 30_000;
/** Longer than a request may take, so that a live sender is never overtaken. */
export const LEASE_MS = 20_000;

/** Outbox entries that travel in one request. */
export type Batch = readonly [OutboxRow, ...OutboxRow[]];

export type Claim =
  | { readonly kind: 'empty' }
  /** Nothing to do before `until`; null: not by this version of the app. */
  | { readonly kind: 'wait'; readonly until: number | null }
  | { readonly kind: 'claimed'; readonly batch: Batch };

const longestWait = (row: OutboxRow): number => {
  if (row.state === 'sending') return LEASE_MS;
  return row.lastError?.kind === 'throttled' ? LONGEST_WAIT_MS : LONGEST_BACKOFF_MS;
};

/** A row that was being sent waits for its lease, unless `isAbandoned` says that its sender is gone. */
const dueAt = (
  row: OutboxRow,
  now: number,
  isAbandoned: (row: OutboxRow) => boolean = () => false,
): number => {
  if (row.state === 'sending' && isAbandoned(row)) return now;
  const at = row.state === 'sending' ? row.leaseUntil : row.nextAt;
  return at > now + longestWait(row) ? now : at;
};

/** The first rows of a lane that are not refused; an index gives equal keys in the order of the table. */
const frontOf = (
  db: MemberDatabase,
  lane: Lane,
  most: number,
  isPassed: (row: OutboxRow) => boolean = () => false,
): Promise<OutboxRow[]> =>
  db.outbox
    .where('lane')
    .equals(lane)
    .filter((row) => row.state !== 'refused' && !isPassed(row))
    .limit(most)
    .toArray();

/** The same without rows that follow another lane which is not empty. */
const readyFrontOf = async (db: MemberDatabase, lane: Lane, most: number): Promise<OutboxRow[]> => {
  const front = await frontOf(db, lane, most);
  const [head] = front;
  if (head === undefined || !canRead(head)) return front;
  const followed = changeKind(head.kind).follows ?? [];
  const before = await Promise.all(followed.map((other) => frontOf(db, other, 1)));
  return before.flat().length === 0 ? front : frontOf(db, lane, most, ({ kind }) => kind === head.kind);
};

/** So many operations travel together after a request that took too long: a few kilobytes. */
const SLOW_ROOM = 20;

/** The rows that travel with the first: of the journal as many as there is room for, of all else none. */
const companyOf = (
  head: OutboxRow,
  others: readonly OutboxRow[],
  room: number,
  isDue: (row: OutboxRow) => boolean,
): OutboxRow[] => {
  if (head.kind !== 'journal.append') return [];
  let left =
    Math.min(room, head.lastError?.kind === 'timeout' ? SLOW_ROOM : room) - operationsOf(head).length;
  const barred = others.findIndex((row) => {
    if (row.kind !== 'journal.append' || !canRead(row)) return true;
    left -= operationsOf(row).length;
    return left < 0 || (row.state !== 'waiting' && !isDue(row));
  });
  return others.slice(0, barred === -1 ? others.length : barred);
};

/** True if a newer unsent change makes this one unnecessary. */
export const isOvertaken = async (db: MemberDatabase, { kind, lane, order }: OutboxRow): Promise<boolean> =>
  (await frontOf(db, lane, Infinity)).some((row) => row.order > order && replaces(row.kind, kind));

/**
 * True if a request of this entry may still be on its way: a slow network can deliver it after that of a newer entry.
 * The outcome of the last attempt proves nothing about earlier ones.
 */
const mayStillArrive = ({ state, lastError }: OutboxRow): boolean =>
  state === 'sending' || (state === 'waiting' && lastError !== null);

/**
 * Adds an entry and removes the unsent ones that it replaces, except one that may still arrive: that one is sent again
 * first, so that its idempotency key makes the late copy harmless. A known id adds nothing.
 */
export const addRow = async (db: MemberDatabase, row: Omit<OutboxRow, 'order'>): Promise<void> => {
  if ((await db.outbox.where('id').equals(row.id).count()) > 0) return;
  await db.outbox
    .where('lane')
    .equals(row.lane)
    .and((older) => replaces(row.kind, older.kind) && !mayStillArrive(older))
    .delete();
  await db.outbox.add(row);
};

/** Adds an entry whose id must be new and that replaces no other. It reads nothing, so `atOnce` can run it. */
export const addNewRow = (db: MemberDatabase, row: Omit<OutboxRow, 'order'>): PromiseLike<unknown> =>
  db.outbox.add(row);

/**
 * Claims a lane's first entry for sending, if it is due, and in the journal lane also those behind it, up to `room`
 * operations. A lease lets another tab or the worker take over after a crash, and so does `isAbandoned` before its end.
 */
export const claimNext = (
  db: MemberDatabase,
  lane: Lane,
  now: number,
  room: number,
  isAbandoned?: (row: OutboxRow) => boolean,
): Promise<Claim> =>
  db.transaction('rw', db.outbox, async (): Promise<Claim> => {
    const front = await readyFrontOf(db, lane, room);
    const [head, ...others] = front;
    if (head === undefined) return { kind: 'empty' };
    if (!canRead(head)) return { kind: 'wait', until: null };
    const until = dueAt(head, now, isAbandoned);
    if (until > now) return { kind: 'wait', until };
    const isDue = (row: OutboxRow): boolean => dueAt(row, now, isAbandoned) <= now;
    const claim = (row: OutboxRow): OutboxRow => ({
      ...row,
      state: 'sending',
      leaseUntil: now + LEASE_MS,
      // An attempt before this one may have reached the server.
      mayHaveArrived: row.mayHaveArrived || row.lastError !== null || row.state === 'sending',
    });
    const batch: Batch = [claim(head), ...companyOf(head, others, room, isDue).map(claim)];
    await db.outbox.bulkPut(batch);
    return { kind: 'claimed', batch };
  });

/** The fields of an outbox entry that an attempt changes. */
export type Settlement = Pick<
  OutboxRow,
  'state' | 'attempts' | 'nextAt' | 'lastError' | 'sealedError' | 'repeats' | 'mayHaveArrived'
>;

/** The number of attempts in a row that failed with this kind of error, this one included. */
export const repeatsOf = (row: OutboxRow, { kind }: AppError): number =>
  row.lastError?.kind === kind ? (row.repeats ?? 0) + 1 : 1;

/** Changes claimed entries and returns them, except those whose lease ran out and that another drain has claimed. */
export const settleRows = async (
  db: MemberDatabase,
  claimed: readonly OutboxRow[],
  change: (row: OutboxRow) => Settlement,
): Promise<readonly OutboxRow[]> => {
  const rows = await db.outbox.bulkGet(claimed.map(({ order }) => order));
  const mine = rows.filter(
    (row, at): row is OutboxRow =>
      row?.state === 'sending' && row.leaseUntil === claimed[at]?.leaseUntil && row.id === claimed[at]?.id,
  );
  await db.outbox.bulkPut(mine.map((row) => ({ ...row, ...change(row) })));
  return mine;
};

export const removeRows = (db: MemberDatabase, rows: readonly OutboxRow[]): Promise<void> =>
  db.outbox.bulkDelete(rows.map(({ order }) => order));

/** The lanes that hold anything. */
export const lanesInUse = async (db: MemberDatabase): Promise<readonly Lane[]> =>
  (await db.outbox.orderBy('lane').uniqueKeys()) as Lane[];

/** When the next row of any lane is due; null where nothing waits. */
export const nextDueAt = async (db: MemberDatabase, now: number): Promise<number | null> => {
  const lanes = await lanesInUse(db);
  const heads = await Promise.all(lanes.map((lane) => readyFrontOf(db, lane, 1)));
  const times = heads.flat().flatMap((row) => (canRead(row) ? [dueAt(row, now)] : []));
  return times.length === 0 ? null : Math.min(...times);
};

/** The network is back: what waits because of it need not wait for its back-off. */
export const wakeNetworkFailures = async (db: MemberDatabase): Promise<void> => {
  await db.outbox.filter(waitsForNetwork).modify({ nextAt: 0 });
};

/** The member asks to send now: no row waits for its back-off, only for a time that the server named. */
export const wakeWaiting = async (db: MemberDatabase): Promise<void> => {
  await db.outbox
    .filter((row) => row.state === 'waiting' && row.lastError?.kind !== 'throttled')
    .modify({ nextAt: 0 });
};

/** A page of a hotel's network in the server's place keeps it back too. */
const waitsForNetwork = ({ state, lastError }: OutboxRow): boolean =>
  state === 'waiting' &&
  (lastError?.kind === 'offline' || lastError?.kind === 'timeout' || lastError?.kind === 'malformed');

/** True while the network, or the lease of a page that may be gone, keeps something back: a later try may help. */
export const isHeldBack = async (db: MemberDatabase): Promise<boolean> =>
  (await db.outbox.filter((row) => row.state === 'sending' || waitsForNetwork(row)).count()) > 0;

/** Everything that did not reach the server, oldest first. */
export const listOutbox = (db: MemberDatabase): Promise<OutboxRow[]> => db.outbox.orderBy('order').toArray();

/** The entries of a lane, oldest first. */
export const listLane = (db: MemberDatabase, lane: Lane): Promise<OutboxRow[]> =>
  db.outbox.where('lane').equals(lane).sortBy('order');

/** True where a try ended without the server's own word: it may have the change all the same. */
export const mayHaveArrived = (row: Pick<OutboxRow, 'state' | 'lastError' | 'mayHaveArrived'>): boolean =>
  row.mayHaveArrived === true || (row.state !== 'refused' && row.lastError !== null);

/** The same, and of what is on its way at this moment nobody knows whether it arrives. */
export const isUnconfirmed = (row: OutboxRow): boolean => row.state === 'sending' || mayHaveArrived(row);

export const countUnsent = (db: MemberDatabase): Promise<number> => db.outbox.count();

export const findRow = (db: MemberDatabase, id: string): Promise<OutboxRow | undefined> =>
  db.outbox.where('id').equals(id).first();

/** A row and what goes before it in its lane. */
export interface Queued {
  readonly row: OutboxRow | undefined;
  readonly ahead: OutboxRow | null;
}

const readQueued = async (db: MemberDatabase, id: string): Promise<Queued> => {
  const row = await findRow(db, id);
  const [head] = row === undefined ? [] : await frontOf(db, row.lane, 1);
  return { row, ahead: head === undefined || head.id === id ? null : head };
};

/** Calls with the row now and after each change of it or its lane, by whichever tab. */
export const watchRow = (
  db: MemberDatabase,
  id: string,
  listener: (queued: Queued) => void,
  onError: (thrown: unknown) => void,
): (() => void) => {
  const read = () => withReopen(db, () => readQueued(db, id));
  const subscription = liveQuery(read).subscribe(listener, onError);
  return () => subscription.unsubscribe();
};

/** The entries of a kind, oldest first. */
export const listKind = (db: MemberDatabase, kind: IntentKind): Promise<OutboxRow[]> =>
  db.outbox.filter((row) => row.kind === kind).sortBy('order');

export const holdsKind = async (db: MemberDatabase, kind: IntentKind): Promise<boolean> =>
  (await db.outbox.filter((row) => row.kind === kind).count()) > 0;

export interface OutboxCounts {
  readonly waiting: number;
  readonly sending: number;
  readonly refused: number;
}

export const countByState = async (db: MemberDatabase): Promise<OutboxCounts> => {
  const counts = { waiting: 0, sending: 0, refused: 0 };
  await db.outbox.each(({ state }) => {
    counts[state] += 1;
  });
  return counts;
};
