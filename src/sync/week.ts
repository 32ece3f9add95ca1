import type { StaleResource } from '../data/changes/change-kind.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { daysWithoutBudget } from '../data/repositories/budget.ts';
import { listLane } from '../data/repositories/outbox.ts';
import { readMemberSetting, writeMemberSetting } from '../data/repositories/settings.ts';
import { isWeekHere, weekFrom } from '../data/repositories/week.ts';
import { stored } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import type { Result } from '../domain/result.ts';
import type { Clock } from './environment.ts';
import type { Refreshed, Refresher, Resource } from './refresh.ts';

/** Keeps the week on the device: today's copies fresh, the days ahead here before they are needed. */
export interface Week {
  /** Profile, plan, journal and today's budget, and the week's budgets that this device lacks. */
  refreshAll(db: MemberDatabase): Promise<void>;
  /**
   * Fetches what a delivery of this device made stale; an answer from before the delivery does not count. False where
   * the backend has no plan at this moment: it may be making one.
   */
  renew(db: MemberDatabase, resources: readonly StaleResource[]): Promise<boolean>;
  /** The same as `refreshAll` and the chat and the catalogue, with progress. */
  prefetch(db: MemberDatabase): Promise<void>;
  /** Prefetches where the week is not complete, else refreshes. */
  bring(db: MemberDatabase): Promise<void>;
  refresh(db: MemberDatabase, resource: Resource): Promise<Result<Refreshed, AppError>>;
  /** Null where none is running. The same object until it changes. */
  progress(): PrefetchProgress | null;
  subscribe(listener: () => void): () => void;
}

/** Parts of the week that are on the device, and how many there will be. */
export interface PrefetchProgress {
  readonly done: number;
  readonly total: number;
}

export interface WeekConfig {
  readonly refresher: Refresher;
  readonly clock: Pick<Clock, 'today'>;
  /** True where the backend has a journal. */
  readonly hasJournal: () => boolean;
  /** Recipes and pictures; false where they did not come. */
  readonly loadCatalogue?: () => Promise<boolean>;
  /** Asks the browser to keep the data for good. */
  readonly askToPersist?: () => Promise<unknown>;
}

/** Nothing else would come either. */
const endsThePass = (error: AppError): boolean =>
  error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'unauthorized';

export const createWeek = (config: WeekConfig): Week => {
  const { refresher, clock } = config;
  const listeners = new Set<() => void>();
  let progress: PrefetchProgress | null = null;
  const prefetching = new WeakMap<MemberDatabase, Promise<void>>();

  const setProgress = (next: PrefetchProgress | null): void => {
    progress = next;
    for (const listener of listeners) listener();
  };

  const askToPersistOnce = async (db: MemberDatabase): Promise<void> => {
    const asked = await stored(db, () => readMemberSetting(db, 'persistAsked'));
    if (config.askToPersist === undefined || !asked.ok || asked.value === true) return;
    await stored(db, () => writeMemberSetting(db, 'persistAsked', true));
    // Some browsers ask the person, who may take their time.
    void config.askToPersist();
  };

  const refresh = async (
    db: MemberDatabase,
    resource: Resource,
    way: 'refresh' | 'renew' = 'refresh',
  ): Promise<Result<Refreshed, AppError>> => {
    const refreshed = await refresher[way](db, resource);
    if (resource === 'plan' && refreshed.ok && refreshed.value === 'kept') await askToPersistOnce(db);
    return refreshed;
  };

  const today = (): Resource[] => [
    ...(config.hasJournal() ? (['journal'] as const) : []),
    'profile',
    'plan',
    `budget:${clock.today()}`,
  ];

  /** False where the network ended it. */
  const bringDaysAhead = async (db: MemberDatabase, onDay: () => void): Promise<boolean> => {
    const missing = await stored(db, () => daysWithoutBudget(db, weekFrom(clock.today()).slice(1)));
    if (!missing.ok) return false;
    for (const day of missing.value) {
      const fetched = await refresh(db, `budget:${day}`);
      if (!fetched.ok) return false;
      onDay();
    }
    return true;
  };

  /** The chat is left alone while something is on its way: the thread would show it twice for a moment. */
  const bringChat = async (db: MemberDatabase): Promise<void> => {
    const lane = await stored(db, () => listLane(db, 'chat'));
    if (lane.ok && lane.value.length === 0) await refresh(db, 'chat');
  };

  const prefetchOnce = async (db: MemberDatabase): Promise<void> => {
    const missing = await stored(db, () => daysWithoutBudget(db, weekFrom(clock.today()).slice(1)));
    if (!missing.ok) return;
    const first = today();
    let done = 0;
    const total = first.length + missing.value.length + (config.loadCatalogue === undefined ? 1 : 2);
    const step = (): void => setProgress({ done: ++done, total });
    setProgress({ done, total });
    const came = await Promise.all(
      first.map(async (resource) => {
        const refreshed = await refresh(db, resource);
        step();
        return refreshed.ok || !endsThePass(refreshed.error);
      }),
    );
    if (config.loadCatalogue !== undefined) {
      await config.loadCatalogue();
      step();
    }
    if (came.includes(false) || !(await bringDaysAhead(db, step))) return;
    await bringChat(db);
    step();
  };

  const prefetch = (db: MemberDatabase): Promise<void> => {
    const running =
      prefetching.get(db) ??
      prefetchOnce(db).finally(() => {
        prefetching.delete(db);
        setProgress(null);
      });
    prefetching.set(db, running);
    return running;
  };

  const refreshAll = async (db: MemberDatabase): Promise<void> => {
    await Promise.all(today().map((resource) => refresh(db, resource)));
    await bringDaysAhead(db, () => undefined);
  };

  return {
    refreshAll,
    renew: async (db, stale) => {
      const resources = stale
        .filter((resource) => resource !== 'journal' || config.hasJournal())
        .map((resource): Resource => (resource === 'budget' ? `budget:${clock.today()}` : resource));
      const renewed = await Promise.all(
        resources.map(async (resource) => ({ resource, result: await refresh(db, resource, 'renew') })),
      );
      return !renewed.some(
        ({ resource, result }) => resource === 'plan' && result.ok && result.value === 'none',
      );
    },
    prefetch,
    bring: async (db) => {
      const here = await stored(db, () => isWeekHere(db, clock.today()));
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
