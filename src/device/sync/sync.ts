import type { AppError } from '../../terms/app-error.ts';
import type { JournalOperation } from '../../terms/journal.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { writeMemberSetting } from '../db/settings.ts';
import { atomically, stored } from '../db/storage.ts';
import type { Picture } from '../db/stored-rows.ts';
import { type Command, runCommand } from '../outbox/drain/command.ts';
import { createDrain, type DrainConfig } from '../outbox/drain/drain.ts';
import type { Background, Clock, Connectivity, Ids, Locks, Visibility } from '../outbox/drain/environment.ts';
import { firstAttempt } from '../outbox/drain/first-attempt.ts';
import { loadDiscard } from '../outbox/drain/lazy-import.ts';
import { readIntent } from '../outbox/drain/read-intent.ts';
import { type Recording, recordFacts } from '../outbox/drain/record-facts.ts';
import type { StaleResource } from '../outbox/kinds/change-kind.ts';
import { changeKind } from '../outbox/kinds/changes.ts';
import { PLANNED_BY } from '../outbox/kinds/journal.ts';
import { findRow, wakeNetworkFailures } from '../outbox/rows/outbox.ts';
import { retryRow } from '../outbox/rows/unsent.ts';
import { isFirstPlanAsked, isPlanMadeHere } from '../plan/read/first-plan.ts';
import { readPlan } from '../plan/read/plan.ts';
import { adoptOperations } from '../pull/adopt-operations.ts';
import { watchForPlan } from '../pull/plan-watch.ts';
import { createRefresher, type Freshness, type PlanHere, type Refreshed } from '../pull/refresh.ts';
import { createWeek, type WeekConfig } from '../pull/week.ts';
import { noteExtensions } from '../rows/extensions.ts';
import type { Device } from '../session/device.ts';
import { type SessionStore, tokenOfSession } from '../session/session.ts';
import { createSignedIn, isOfflineByChoice, NO_MEMBER } from '../session/signed-in.ts';
import { createDrainScheduler } from './drain-scheduler.ts';
import type { Sync } from './sync-port.ts';
import { onWakeup, type WakeReason } from './wakeups.ts';

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
  /** The service worker, if there is one. It goes on sending when the page is closed. */
  readonly background?: Background;
  readonly loadCatalogue?: NonNullable<WeekConfig['loadCatalogue']>;
  readonly loadPhoto?: (address: string) => Promise<Picture | null>;
  readonly askToPersist?: NonNullable<WeekConfig['askToPersist']>;
  /** Makes a plan on this device; `travels`: the backend takes it over. */
  readonly makePlan?: (db: MemberDatabase, travels: boolean) => Promise<Result<Refreshed, AppError>>;
  readonly onDelivered?: NonNullable<DrainConfig['onDelivered']>;
}

const FIRST_ATTEMPT_MS = 15_000;
const NEW_PLAN_POLL_MS = 1_500;
const NEW_PLAN_POLLS = 40;

const noPhoto = async (): Promise<null> => null;

const NEVER: Freshness = { running: false, error: null };

export const createSync = (config: SyncConfig): Sync => {
  const { api, session, clock, ids } = config;
  const member = createSignedIn(config.device, session);
  const { withDb } = member;
  const here: PlanHere = {
    isTrial: member.isTrial,
    isMadeHere: async (db) =>
      member.isTrial() ? !(await isFirstPlanAsked(db)) : isPlanMadeHere(db, config.connectivity.online()),
    make: async (db) => (await config.makePlan?.(db, member.declares('own-week'))) ?? ok('none'),
  };
  const refresher = createRefresher(api, clock, member.declares, config.loadPhoto ?? noPhoto, here);
  const week = createWeek({ ...config, refresher, hasJournal: () => member.declares('journal') });

  let cancelPoll = (): void => undefined;
  /**
   * Fetches the plan that the backend makes from new answers. For some seconds it answers that there is none, and the
   * stored plan stays. A device without a stored plan does not need this: `watchForPlan` waits for the first one.
   */
  const awaitNewPlan = (db: MemberDatabase, left: number): void => {
    cancelPoll();
    if (left > 0) cancelPoll = clock.after(NEW_PLAN_POLL_MS, () => void askForNewPlan(db, left - 1));
  };
  const askForNewPlan = async (db: MemberDatabase, left: number): Promise<void> => {
    const here = await stored(db, () => readPlan(db));
    if (member.db() !== db || !here.ok || here.value === null) return;
    const refreshed = await week.refresh(db, 'plan');
    if (!refreshed.ok) return;
    if (refreshed.value === 'none') awaitNewPlan(db, left);
    else await week.refreshAll(db);
  };

  /** Resources to fetch again. Those of one moment are collected, so that each is fetched once. */
  const stale = new Set<StaleResource>();
  const renewStale = (): Promise<void> => {
    const resources = [...stale];
    stale.clear();
    return reading(async (db) => {
      if (!(await week.renew(db, resources))) awaitNewPlan(db, NEW_PLAN_POLLS);
    });
  };
  const markStale = (resources: readonly StaleResource[]): void => {
    if (stale.size === 0 && resources.length > 0) queueMicrotask(() => void renewStale());
    for (const resource of resources) stale.add(resource);
  };

  const drain = createDrain({
    api,
    locks: config.locks,
    clock,
    random: config.random,
    tokenOf: () => tokenOfSession(session),
    idempotent: () => member.declares('idempotency'),
    onStale: markStale,
    ...(config.onDelivered === undefined ? {} : { onDelivered: config.onDelivered }),
  });
  const { drainNow, sendNow, stop: stopPasses } = createDrainScheduler(drain, member, clock);

  const reading = async (work: (db: MemberDatabase) => Promise<void>): Promise<void> => {
    const db = member.db();
    if (db !== null && member.hasToken()) await work(db);
  };

  const wake = async (reason: WakeReason): Promise<void> => {
    const db = member.db();
    const extensions = session.current()?.extensions;
    if (db === null || extensions === undefined) return;
    if (reason === 'minute') return void (await drainNow());
    if (member.isTrial()) return void (await week.refresh(db, 'plan'));
    await stored(db, () => wakeNetworkFailures(db));
    await stored(db, () => noteExtensions(db, extensions));
    if (member.declares('journal')) await adoptOperations(db, ids.next, clock.now());
    await Promise.all([drainNow(), reading(week.complete)]);
  };

  const travels = (command: Command): boolean => {
    const { extension } = changeKind(command.intent.kind).endpoint;
    return extension === null || member.declares(extension);
  };

  const commit = (command: Command): Promise<Result<string, AppError>> =>
    withDb((db) => runCommand(db, command, { id: ids.next(), now: clock.now(), travels: travels(command) }));

  /** A plan that this device makes follows the answers that it was made of. */
  const followHere = async (db: MemberDatabase): Promise<void> => {
    const made = await stored(db, () => here.isMadeHere(db));
    if (made.ok && made.value) await week.refresh(db, 'plan');
  };

  /** Sends from this page, and asks the worker to send in case the page is closed before. */
  const send = (isTravelling: boolean): void => {
    if (isTravelling) config.background?.request();
    void drainNow();
  };

  const record = async (
    tap: Pick<Recording, 'facts' | 'write'>,
  ): Promise<Result<readonly JournalOperation[], AppError>> => {
    const isTravelling = member.declares('journal');
    const recorded = await withDb((db) =>
      recordFacts(db, { ...tap, nextId: ids.next, now: clock.now(), travels: isTravelling }),
    );
    if (!recorded.ok) return recorded;
    send(isTravelling);
    const db = member.db();
    if (db !== null && tap.facts.some(({ kind }) => PLANNED_BY.has(kind))) void followHere(db);
    return recorded;
  };

  return {
    run: async (command) => {
      const committed = await commit(command);
      if (committed.ok) send(travels(command));
      return committed;
    },
    submit: async (command) => {
      const db = member.db();
      const committed = await commit(command);
      if (!committed.ok) return { kind: 'failed', error: committed.error };
      if (db !== null) void followHere(db);
      if (member.isTrial()) return { kind: 'delivered' };
      if (db === null || !travels(command)) return { kind: 'kept' };
      if (!member.hasToken()) return { kind: 'queued', error: NO_MEMBER };
      if (await isOfflineByChoice(db)) return { kind: 'queued', error: { kind: 'offline' } };
      const submitted = { id: committed.value, kind: command.intent.kind };
      const attempted = firstAttempt(db, submitted, clock, FIRST_ATTEMPT_MS);
      send(true);
      return attempted;
    },
    record: (...facts) => record({ facts }),
    recordWith: (write, ...facts) => record({ facts, write }),
    sendNow,
    retry: async (rowId) => {
      const put = await withDb((db) => atomically(db, () => retryRow(db, rowId)));
      if (put.ok) void drainNow();
      return put;
    },
    discard: async (rowId, write) => {
      const unsent = await loadDiscard();
      if (!unsent.ok) return unsent;
      const gone = await withDb((db) => unsent.value.discardChange(db, rowId, ids.next, write));
      if (gone.ok) void drainNow();
      return gone;
    },
    discardAll: async () => {
      const unsent = await loadDiscard();
      return unsent.ok ? withDb((db) => unsent.value.discardAll(db, ids.next)) : unsent;
    },
    contentOf: (rowId) =>
      withDb(async (db) => {
        const found = await stored(db, () => findRow(db, rowId));
        if (!found.ok) return found;
        const row = found.value;
        if (row === undefined) return err({ kind: 'storage', reason: 'NoSuchChange' });
        const read = await stored(db, () => readIntent(db, row));
        return read.ok ? read.value : read;
      }),
    refresh: (resource) => withDb((db) => week.refresh(db, resource)),
    refreshAll: () => reading(week.refreshAll),
    prefetch: () => reading(week.prefetch),
    prefetchProgress: week.progress,
    subscribePrefetch: week.subscribe,
    offlineByChoice: async () => {
      const db = member.db();
      return db !== null && isOfflineByChoice(db);
    },
    setOfflineByChoice: async (on) => {
      const chosen = await withDb((db) => stored(db, () => writeMemberSetting(db, 'workOffline', on)));
      if (chosen.ok && !on) void wake('online');
      return chosen;
    },
    freshness: (resource) => {
      const memberId = session.current()?.memberId;
      return memberId === undefined ? NEVER : refresher.freshness(memberId, resource);
    },
    subscribeFreshness: refresher.subscribe,
    watchForPlan: () =>
      watchForPlan(
        async () => {
          const db = member.db();
          if (db === null) return true;
          const plan = await stored(db, () => readPlan(db));
          if (plan.ok && plan.value !== null) return true;
          const refreshed = await week.refresh(db, 'plan');
          return refreshed.ok && refreshed.value === 'kept';
        },
        clock,
        config.visibility,
      ),
    start: () => {
      const stops = [
        onWakeup(config, (reason) => void wake(reason)),
        config.background?.subscribe(markStale),
      ];
      return () => {
        for (const stop of stops) stop?.();
        cancelPoll();
        stopPasses();
      };
    },
  };
};
