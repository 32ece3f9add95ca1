import type { ApiClient } from '../data/api-client.ts';
import { fetchBudget, fetchPlan, fetchProfile } from '../data/calls.ts';
import { createThreadReader } from '../data/chat-thread.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { readMealPlan } from '../data/plan-reader.ts';
import { keepBudget } from '../data/repositories/budget.ts';
import { keepThread } from '../data/repositories/messages.ts';
import { keepPlan } from '../data/repositories/plan.ts';
import { keepProfile } from '../data/repositories/profile.ts';
import { atomically } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import type { LocalDay } from '../domain/planner/types.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Clock } from './environment.ts';

/**
 * Brings the device's copies up to date. Screens never wait for it: they show the copy and, where this
 * fails, how old it is. A failed or unreadable answer, and one that has nothing, replaces nothing.
 */

export type Resource = 'profile' | 'plan' | 'chat' | `budget:${LocalDay}`;

/** `none`: the server has no such thing yet; a copy that is here stays. */
export type Refreshed = 'kept' | 'none';

/** How the last refresh of a resource went. */
export interface Freshness {
  readonly running: boolean;
  readonly error: AppError | null;
}

export interface Refresher {
  /** Joins a refresh of the same resource that is under way. */
  refresh(db: MemberDatabase, resource: Resource): Promise<Result<Refreshed, AppError>>;
  /** The same object until it changes. */
  freshness(memberId: string, resource: Resource): Freshness;
  subscribe(listener: () => void): () => void;
}

type Fetched = Result<((now: number) => Promise<void>) | null, AppError>;

const NEVER: Freshness = { running: false, error: null };

const fetchWrite = async (
  api: ApiClient,
  readThread: ReturnType<typeof createThreadReader>,
  db: MemberDatabase,
  resource: Resource,
): Promise<Fetched> => {
  if (resource === 'profile') {
    const answer = await fetchProfile(api, db.memberId);
    if (!answer.ok) return answer;
    const profile = answer.value;
    return ok(profile === null ? null : (now) => keepProfile(db, profile, now));
  }
  if (resource === 'plan') {
    const answer = await fetchPlan(api, db.memberId);
    if (!answer.ok) return answer;
    const read = readMealPlan(answer.value);
    if (!read.ok) return err({ kind: 'malformed', status: 200, reason: read.error });
    const plan = read.value;
    return ok(plan === null ? null : (now) => keepPlan(db, plan, now));
  }
  if (resource === 'chat') {
    const answer = await readThread(db.memberId);
    if (!answer.ok) return answer;
    return ok(() => keepThread(db, answer.value));
  }
  const day = resource.slice('budget:'.length);
  const answer = await fetchBudget(api, db.memberId, day);
  if (!answer.ok) return answer;
  return ok((now) => keepBudget(db, day, answer.value, now));
};

export const createRefresher = (api: ApiClient, clock: Pick<Clock, 'now'>): Refresher => {
  const readThread = createThreadReader(api);
  const inFlight = new Map<string, Promise<Result<Refreshed, AppError>>>();
  const states = new Map<string, Freshness>();
  const listeners = new Set<() => void>();

  const setState = (key: string, state: Freshness): void => {
    states.set(key, state);
    for (const listener of listeners) listener();
  };

  const bring = async (db: MemberDatabase, resource: Resource): Promise<Result<Refreshed, AppError>> => {
    const fetched = await fetchWrite(api, readThread, db, resource);
    if (!fetched.ok) return fetched;
    const write = fetched.value;
    if (write === null) return ok('none');
    const kept = await atomically(db, () => write(clock.now()));
    return kept.ok ? ok('kept') : kept;
  };

  const keyOf = (memberId: string, resource: Resource): string => `${resource}/${memberId}`;

  return {
    refresh: (db, resource) => {
      const key = keyOf(db.memberId, resource);
      const running = inFlight.get(key);
      if (running !== undefined) return running;
      const started = bring(db, resource)
        .then((result) => {
          setState(key, { running: false, error: result.ok ? null : result.error });
          return result;
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, started);
      setState(key, { running: true, error: states.get(key)?.error ?? null });
      return started;
    },
    freshness: (memberId, resource) => states.get(keyOf(memberId, resource)) ?? NEVER,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
