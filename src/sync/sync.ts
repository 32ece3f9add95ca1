import type { ApiClient } from '../data/api-client.ts';
import type { Device } from '../data/device.ts';
import { LANES } from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { daysWithoutBudget } from '../data/repositories/budget.ts';
import { appendOperation } from '../data/repositories/journal.ts';
import {
  countUnsent,
  discardRow,
  nextDueAt,
  retryRow,
  wakeNetworkFailures,
} from '../data/repositories/outbox.ts';
import { readPlan } from '../data/repositories/plan.ts';
import { type SessionStore, tokenOfSession } from '../data/session.ts';
import { stored } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import { addDays } from '../domain/calendar/days.ts';
import type { JournalFact, JournalOperation } from '../domain/journal/operations.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { type Command, runCommand } from './command.ts';
import { createDrain, type DrainConfig } from './drain.ts';
import type { Clock, Connectivity, Ids, Locks, Visibility } from './environment.ts';
import { type FirstAttempt, firstAttempt } from './first-attempt.ts';
import { watchForPlan } from './plan-watch.ts';
import { createRefresher, type Freshness, type Refreshed, type Resource } from './refresh.ts';
import { ENDPOINT_OF } from './send-intent.ts';
import { onWakeup, type WakeReason } from './wakeups.ts';

/**
 * What screens do with the server, for the member who is signed in: hand over commands, and ask for
 * fresher copies. Reading is not here: screens read the member's database.
 */
export interface Sync {
  /** Commits a command and goes on; it is sent in the background. Answers the row's id. */
  run(command: Command): Promise<Result<string, AppError>>;
  /** Commits a command and waits for its first attempt, at most 15 s. */
  submit(command: Command): Promise<SubmitOutcome>;
  /** Appends to the journal and never waits. Undo is the opposite fact. */
  record(fact: JournalFact): Promise<Result<void, AppError>>;
  /** Sends what is due now and answers how many changes are still unsent. */
  sendNow(): Promise<Result<number, AppError>>;
  /** Puts a refused change back in the queue. */
  retry(rowId: string): Promise<Result<void, AppError>>;
  discard(rowId: string): Promise<Result<void, AppError>>;
  refresh(resource: Resource): Promise<Result<Refreshed, AppError>>;
  /** Profile, plan and today's budget, and the week's budgets that this device lacks. */
  refreshAll(): Promise<void>;
  freshness(resource: Resource): Freshness;
  subscribeFreshness(listener: () => void): () => void;
  /** Polls while the device has no plan and the page is visible; the answer stops it. */
  watchForPlan(): () => void;
  /** Wakes at start, when online again, visible again or signed in; the answer stops it. */
  start(): () => void;
}

export type SubmitOutcome =
  | FirstAttempt
  /** The backend has no such call: it counts on this device only. */
  | { readonly kind: 'kept' }
  /** Nothing was saved: the form keeps its values and says so. */
  | { readonly kind: 'failed'; readonly error: AppError };

export interface SyncConfig {
  readonly api: ApiClient;
  readonly device: Device;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly locks: Locks;
  readonly random: () => number;
  readonly connectivity: Connectivity;
  readonly visibility: Visibility;
  readonly onDelivered?: NonNullable<DrainConfig['onDelivered']>;
}

export const FIRST_ATTEMPT_MS = 15_000;
const TIMER_MIN_MS = 1_000;
const TIMER_MAX_MS = 60_000;
const WEEK_AHEAD = 6;
const NO_MEMBER: AppError = { kind: 'unauthorized' };
const NEVER: Freshness = { running: false, error: null };

export const createSync = (config: SyncConfig): Sync => {
  const { api, device, session, clock, ids } = config;
  const refresher = createRefresher(api, clock);
  let cancelTimer = (): void => undefined;

  const drain = createDrain({
    api,
    locks: config.locks,
    clock,
    random: config.random,
    tokenOf: () => tokenOfSession(session),
    idempotent: () => session.current()?.extensions.includes('idempotency') ?? false,
    onDelivered: (row, delivery) => {
      config.onDelivered?.(row, delivery);
      if (row.lane !== 'chat') void refreshAll();
    },
  });

  const openDb = (): MemberDatabase | null => {
    const member = session.current();
    return member === null ? null : device.open(member.memberId);
  };

  const withDb = async <T>(
    work: (db: MemberDatabase) => Promise<Result<T, AppError>>,
  ): Promise<Result<T, AppError>> => {
    const db = openDb();
    return db === null ? err(NO_MEMBER) : work(db);
  };

  const drainOnce = (): Promise<Result<number, AppError>> =>
    withDb(async (db) => {
      cancelTimer();
      const drained = await drain.run(db);
      const due = await stored(db, () => nextDueAt(db, LANES, clock.now()));
      if (due.ok && due.value !== null && tokenOfSession(session) !== null) {
        const delay = due.value - clock.now();
        cancelTimer();
        cancelTimer = clock.after(
          Math.min(TIMER_MAX_MS, Math.max(TIMER_MIN_MS, delay)),
          () => void drainNow(),
        );
      }
      return drained.ok ? stored(db, () => countUnsent(db)) : drained;
    });

  /** Passes may overlap: a lane that hangs in one must not keep the next from the other lanes. */
  const passes = new Set<Promise<unknown>>();
  const drainNow = (): Promise<Result<number, AppError>> => {
    const pass = drainOnce().finally(() => passes.delete(pass));
    passes.add(pass);
    return pass;
  };

  const sendNow = async (): Promise<Result<number, AppError>> => {
    await Promise.all(passes);
    return drainNow();
  };

  const refreshAll = async (): Promise<void> => {
    const db = openDb();
    if (db === null || tokenOfSession(session) === null) return;
    const today = clock.today();
    await Promise.all(
      (['profile', 'plan', `budget:${today}`] as const).map((resource) => refresher.refresh(db, resource)),
    );
    const week = Array.from({ length: WEEK_AHEAD }, (_, ahead) => addDays(today, ahead + 1));
    const missing = await stored(db, () => daysWithoutBudget(db, week));
    if (!missing.ok) return;
    for (const day of missing.value) {
      const fetched = await refresher.refresh(db, `budget:${day}`);
      if (!fetched.ok) return;
    }
  };

  const wake = async (reason: WakeReason): Promise<void> => {
    const db = openDb();
    if (db === null) return;
    if (reason === 'online') await stored(db, () => wakeNetworkFailures(db));
    await Promise.all([drainNow(), refreshAll()]);
  };

  const travels = (command: Command): boolean => {
    const { extension } = ENDPOINT_OF[command.intent.kind];
    return extension === null || (session.current()?.extensions.includes(extension) ?? false);
  };

  const commit = (command: Command): Promise<Result<string, AppError>> =>
    withDb((db) => runCommand(db, command, { id: ids.next(), now: clock.now(), travels: travels(command) }));

  const run = async (command: Command): Promise<Result<string, AppError>> => {
    const committed = await commit(command);
    if (committed.ok) void drainNow();
    return committed;
  };

  return {
    run,
    submit: async (command) => {
      const db = openDb();
      const committed = await commit(command);
      if (!committed.ok) return { kind: 'failed', error: committed.error };
      if (db === null || !travels(command)) return { kind: 'kept' };
      if (tokenOfSession(session) === null) return { kind: 'queued', error: NO_MEMBER };
      const submitted = { id: committed.value, kind: command.intent.kind };
      const attempted = firstAttempt(db, submitted, clock, FIRST_ATTEMPT_MS);
      void drainNow();
      return attempted;
    },
    record: async (fact) => {
      const operation = { ...fact, id: ids.next() } as JournalOperation;
      const committed = await run({
        write: (db) => appendOperation(db, operation),
        intent: { kind: 'journal.append', payload: { operations: [operation] } },
      });
      return committed.ok ? ok(undefined) : committed;
    },
    sendNow,
    retry: async (rowId) => {
      const put = await withDb((db) => stored(db, () => retryRow(db, rowId)));
      if (put.ok) void drainNow();
      return put;
    },
    discard: (rowId) => withDb((db) => stored(db, () => discardRow(db, rowId))),
    refresh: (resource) => withDb((db) => refresher.refresh(db, resource)),
    refreshAll,
    freshness: (resource) => {
      const member = session.current();
      return member === null ? NEVER : refresher.freshness(member.memberId, resource);
    },
    subscribeFreshness: refresher.subscribe,
    watchForPlan: () =>
      watchForPlan(
        async () => {
          const db = openDb();
          if (db === null) return true;
          const plan = await stored(db, () => readPlan(db));
          if (plan.ok && plan.value !== null) return true;
          const refreshed = await refresher.refresh(db, 'plan');
          return refreshed.ok && refreshed.value === 'kept';
        },
        clock,
        config.visibility,
      ),
    start: () => {
      const stop = onWakeup(config, (reason) => void wake(reason));
      return () => {
        stop();
        cancelTimer();
      };
    },
  };
};
