import type { AppError } from '../../terms/app-error.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { stored } from '../db/storage.ts';
import type { Clock } from '../outbox/drain/environment.ts';
import type { StaleResource } from '../outbox/kinds/change-kind.ts';
import { listLane } from '../outbox/rows/outbox.ts';
import { readPlan } from '../plan/read/plan.ts';
import { isWeekHere, weekFrom } from '../plan/read/week.ts';
import { daysWithoutBudget } from '../rows/budget.ts';
import type { Refreshed, Refresher, Resource } from './refresh.ts';

/** Fetches the member's week to the device, so that today is fresh and the next six days open without a network. */
export interface Week {
  /** Fetches profile, plan and journal; where there is no journal, the budgets that the week lacks. */
  refreshAll(db: MemberDatabase): Promise<void>;
  /**
   * Fetches resources that a delivered change made stale, never joining a request from before the delivery. Returns
   * false if the plan was among them and the backend has none: it may be making one.
   */
  renew(db: MemberDatabase, resources: readonly StaleResource[]): Promise<boolean>;
  /**
   * Does what `refreshAll` does, and fetches the chat and the catalogue, with progress. Joins a prefetch that is under
   * way; if that had no network, one more follows: it may be back.
   */
  prefetch(db: MemberDatabase): Promise<void>;
  /** Prefetches if the week is not complete on this device, and refreshes otherwise. */
  complete(db: MemberDatabase): Promise<void>;
  refresh(db: MemberDatabase, resource: Resource): Promise<Result<Refreshed, AppError>>;
  /** Progress of the prefetch; null if none is running. Returns the same object until it changes. */
  progress(): PrefetchProgress | null;
  subscribe(listener: () => void): () => void;
}

/** The number of requests of a prefetch that are done, and of all. */
export interface PrefetchProgress {
  readonly done: number;
  readonly total: number;
}

export interface WeekConfig {
  readonly refresher: Refresher;
  readonly clock: Pick<Clock, 'today'>;
  /** True if the backend declared the extension `journal`. */
  readonly hasJournal: () => boolean;
  /** Fetches recipes and pictures; false if that failed. */
  readonly loadCatalogue?: () => Promise<boolean>;
  /** Asks the browser to keep the data for good. */
  readonly askToPersist?: () => Promise<unknown>;
}

/** True if no other request would succeed either. */
const endsPrefetch = (error: AppError): boolean =>
  error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'unauthorized';

export const createWeek = (config: WeekConfig): Week => {
  const { refresher, clock } = config;
  const listeners = new Set<() => void>();
  let progress: PrefetchProgress | null = null;
  const prefetching = new WeakMap<MemberDatabase, Promise<boolean>>();

  const setProgress = (next: PrefetchProgress | null): void => {
    progress = next;
    for (const listener of listeners) listener();
  };

  const askToPersistOnce = async (db: MemberDatabase): Promise<void> => {
    const asked = await stored(db, () => readMemberSetting(db, 'persistAsked'));
    if (config.askToPersist === undefined || !asked.ok || asked.value === true) return;
    await stored(db, () => writeMemberSetting(db, 'persistAsked', true));
    // It is not awaited: some browsers ask the person, who may take their time.
    void config.askToPersist();
  };

  /** Until there is a plan, how much to drink is told with the day's figures alone. */
  const bringWaterGoal = async (db: MemberDatabase): Promise<void> => {
    const missing = await stored(db, async () =>
      (await readPlan(db)) === null ? daysWithoutBudget(db, [clock.today()]) : [],
    );
    if (missing.ok && missing.value.length > 0) await refresher.refresh(db, `budget:${clock.today()}`);
  };

  const refresh = async (
    db: MemberDatabase,
    resource: Resource,
    way: 'refresh' | 'renew' = 'refresh',
  ): Promise<Result<Refreshed, AppError>> => {
    const refreshed = await refresher[way](db, resource);
    if (resource === 'plan' && refreshed.ok)
      await (refreshed.value === 'kept' ? askToPersistOnce(db) : bringWaterGoal(db));
    return refreshed;
  };

  const resourcesOfToday = (): Resource[] => [
    ...(config.hasJournal() ? (['journal'] as const) : ([`budget:${clock.today()}`] as const)),
    'profile',
    'plan',
  ];

  /** Days after today whose budget this device lacks; with a journal it counts them itself. */
  const missingBudgets = (db: MemberDatabase): Promise<Result<readonly LocalDay[], AppError>> =>
    stored(db, async () =>
      config.hasJournal() ? [] : daysWithoutBudget(db, weekFrom(clock.today()).slice(1)),
    );

  /** Fetches the missing budgets of the next six days; false if one could not be fetched. */
  const fetchDaysAhead = async (db: MemberDatabase, onDay: () => void): Promise<boolean> => {
    const missing = await missingBudgets(db);
    if (!missing.ok) return false;
    for (const day of missing.value) {
      const fetched = await refresh(db, `budget:${day}`);
      if (!fetched.ok) return false;
      onDay();
    }
    return true;
  };

  /** Fetches the chat, unless a message is unsent: the thread would show that one twice for a moment. */
  const fetchChat = async (db: MemberDatabase): Promise<void> => {
    const lane = await stored(db, () => listLane(db, 'chat'));
    if (lane.ok && lane.value.length === 0) await refresh(db, 'chat');
  };

  /** Returns false if there was no network, or no answer. */
  const prefetchOnce = async (db: MemberDatabase): Promise<boolean> => {
    const missing = await missingBudgets(db);
    if (!missing.ok) return true;
    const first = resourcesOfToday();
    let done = 0;
    const total = first.length + missing.value.length + (config.loadCatalogue === undefined ? 1 : 2);
    const step = (): void => setProgress({ done: ++done, total });
    setProgress({ done, total });
    const came = await Promise.all(
      first.map(async (resource) => {
        const refreshed = await refresh(db, resource);
        step();
        return refreshed.ok || !endsPrefetch(refreshed.error);
      }),
    );
    if (config.loadCatalogue !== undefined) {
      await config.loadCatalogue();
      step();
    }
    if (came.includes(false) || !(await fetchDaysAhead(db, step))) return false;
    await fetchChat(db);
    step();
    return true;
  };

  const startPrefetch = (db: MemberDatabase): Promise<boolean> => {
    const running =
      prefetching.get(db) ??
      prefetchOnce(db).finally(() => {
        prefetching.delete(db);
        setProgress(null);
      });
    prefetching.set(db, running);
    return running;
  };

  const prefetch = async (db: MemberDatabase): Promise<void> => {
    const running = prefetching.get(db);
    if (running === undefined || !(await running)) await startPrefetch(db);
  };

  const refreshAll = async (db: MemberDatabase): Promise<void> => {
    await Promise.all(resourcesOfToday().map((resource) => refresh(db, resource)));
    await fetchDaysAhead(db, () => undefined);
  };

  return {
    refreshAll,
    renew: async (db, stale) => {
      const resources = stale
        .filter((resource) => resource !== (config.hasJournal() ? 'budget' : 'journal'))
        .map((resource): Resource => (resource === 'budget' ? `budget:${clock.today()}` : resource));
      const renewed = await Promise.all(
        resources.map(async (resource) => ({ resource, result: await refresh(db, resource, 'renew') })),
      );
      return !renewed.some(
        ({ resource, result }) => resource === 'plan' && result.ok && result.value === 'none',
      );
    },
    prefetch,
    complete: async (db) => {
      const here = await stored(db, () => isWeekHere(db, clock.today(), !config.hasJournal()));
      if (!here.ok) return;
      await (here.value ? refreshAll(db) : prefetch(db));
    },
    refresh: (db, resource) => refresh(db, resource),
    progress: () => progress,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
