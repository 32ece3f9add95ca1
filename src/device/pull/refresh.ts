import type { Extension } from '../../contract/endpoint.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import type { ApiClient } from '../api/api-client.ts';
import { fetchBudget, fetchPlan, fetchPlanRefusal, fetchProfile } from '../api/calls.ts';
import { createThreadReader } from '../api/chat-thread.ts';
import type { Lane } from '../db/intents.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting } from '../db/settings.ts';
import { atomically, stored } from '../db/storage.ts';
import type { Picture } from '../db/stored-rows.ts';
import type { Clock } from '../outbox/drain/environment.ts';
import { loadThread } from '../outbox/drain/lazy-import.ts';
import { deliveriesOf } from '../outbox/rows/deliveries.ts';
import { readMealPlan } from '../plan/plan-reader.ts';
import { isFirstPlanHeld } from '../plan/read/first-plan.ts';
import { preparePlanRefusal, storePlan } from '../plan/read/plan.ts';
import { sealPlanAnswers } from '../plan/read/plan-answers.ts';
import { storeBudget } from '../rows/budget.ts';
import { readCopyTime } from '../rows/copy-time.ts';
import { readMissingPhoto, storePhoto } from '../rows/photo.ts';
import { sealPlanBasis } from '../rows/plan-basis.ts';
import { storeProfile } from '../rows/profile.ts';
import { isOfflineByChoice } from '../session/signed-in.ts';
import { pullOperations } from './journal-pull.ts';

/**
 * Brings the device's copies up to date. Screens never wait for it: they show the copy and, where this
 * fails, how old it is. A failed or unreadable answer, and one that has nothing, replaces nothing.
 */

export type Resource = 'profile' | 'plan' | 'chat' | 'journal' | `budget:${LocalDay}`;

/** `none`: the server has no such thing yet; a copy that is here stays. */
export type Refreshed = 'kept' | 'none';

/** The outcome of the last refresh of a resource. */
export interface Freshness {
  readonly running: boolean;
  readonly error: AppError | null;
}

export interface Refresher {
  /** Joins a refresh of the same resource that is under way; if that had no network, one more follows: it may be back. */
  refresh(db: MemberDatabase, resource: Resource): Promise<Result<Refreshed, AppError>>;
  /** The same after a delivery: what is under way may answer from before it, so one more follows. */
  renew(db: MemberDatabase, resource: Resource): Promise<Result<Refreshed, AppError>>;
  /** The same object until it changes. */
  freshness(memberId: string, resource: Resource): Freshness;
  subscribe(listener: () => void): () => void;
}

/** Plans that this device makes because no backend can. */
export interface PlanHere {
  /** Nobody is asked for anything: there is no account. */
  readonly isTrial: () => boolean;
  readonly isMadeHere: (db: MemberDatabase) => Promise<boolean>;
  readonly make: (db: MemberDatabase) => Promise<Result<Refreshed, AppError>>;
}

type Fetched = Result<((now: number) => Promise<void>) | null, AppError>;

const NEVER: Freshness = { running: false, error: null };

/** Resources with a copy on this device; the photo comes with the profile. */
type Kept = Resource | 'photo';

/** Deliveries of these lanes change the resource on the server, so an answer from before one is stale. */
const changedBy = (resource: Kept): readonly Lane[] => {
  if (resource === 'profile' || resource === 'photo') return ['profile'];
  if (resource === 'chat') return ['chat'];
  // Budgets carry the journal sequence they include, so journal deliveries never make them stale.
  return ['profile', 'questionnaires'];
};

/**
 * Changes whenever an answer that is under way may be older than the copy here: after a delivery, and when another tab
 * has stored a copy.
 */
const cacheVersion = async (db: MemberDatabase, resource: Kept): Promise<string> => {
  const copy = resource === 'plan' || resource === 'profile' ? await readCopyTime(db, resource) : null;
  return `${await deliveriesOf(db, changedBy(resource))} ${copy}`;
};

const MOST_TRIES = 3;

const fetchWrite = async (
  api: ApiClient,
  readThread: ReturnType<typeof createThreadReader>,
  db: MemberDatabase,
  resource: Exclude<Resource, 'journal'>,
): Promise<Fetched> => {
  if (resource === 'profile') {
    const answer = await fetchProfile(api, db.memberId);
    if (!answer.ok) return answer;
    const profile = answer.value;
    return ok(profile === null ? null : (now) => storeProfile(db, profile, now));
  }
  if (resource === 'plan') {
    const answer = await fetchPlan(api, db.memberId);
    if (!answer.ok) return answer;
    const read = readMealPlan(answer.value);
    if (!read.ok) return err({ kind: 'malformed', status: 200, reason: read.error });
    const plan = read.value;
    if (plan === null) return ok(null);
    const sealed = await stored(db, async () => ({
      answers: await sealPlanAnswers(db, answer.value),
      basis: await sealPlanBasis(db, answer.value),
    }));
    return sealed.ok ? ok((now) => storePlan(db, plan, now, sealed.value)) : sealed;
  }
  if (resource === 'chat') {
    const answer = await readThread(db.memberId);
    if (!answer.ok) return answer;
    const merging = await loadThread();
    return merging.ok ? ok(() => merging.value.storeThread(db, answer.value)) : merging;
  }
  const day = resource.slice('budget:'.length);
  const answer = await fetchBudget(api, db.memberId, day);
  if (!answer.ok) return answer;
  return ok((now) => storeBudget(db, day, answer.value, now));
};

export const createRefresher = (
  api: ApiClient,
  clock: Pick<Clock, 'now'>,
  declares: (extension: Extension) => boolean,
  loadPhoto: (address: string) => Promise<Picture | null>,
  here: PlanHere,
): Refresher => {
  const readThread = createThreadReader(api);
  const inFlight = new Map<string, Promise<Result<Refreshed, AppError>>>();
  /** Refreshes that start when the running one ends. */
  const next = new Map<string, Promise<Result<Refreshed, AppError>>>();
  const states = new Map<string, Freshness>();
  const listeners = new Set<() => void>();
  /** The photo that is on its way or did not come: the page asks for it once. */
  let askedPhoto: string | null = null;

  const setState = (key: string, state: Freshness): void => {
    states.set(key, state);
    for (const listener of listeners) listener();
  };

  /** Keeps an answer, unless it may be older than what is here: then it is asked for again. */
  const storeIfCurrent = async (
    db: MemberDatabase,
    resource: Kept,
    ask: () => Promise<Fetched>,
  ): Promise<Result<Refreshed, AppError>> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await stored(db, () => cacheVersion(db, resource));
      if (!before.ok) return before;
      const fetched = await ask();
      if (!fetched.ok) return fetched;
      const write = fetched.value;
      if (write === null) return ok('none');
      const kept = await atomically(db, async () => {
        const current = (await cacheVersion(db, resource)) === before.value;
        if (current) await write(clock.now());
        return current;
      });
      if (!kept.ok) return kept;
      if (kept.value) return ok('kept');
    }
    return ok('none');
  };

  /** There is no plan: perhaps none can be made, and the backend knows why. */
  const bringRefusal = async (db: MemberDatabase): Promise<Result<Refreshed, AppError>> => {
    if (!declares('plan-inputs')) return ok('none');
    const kept = await storeIfCurrent(db, 'plan', async () => {
      const refusal = await fetchPlanRefusal(api, db.memberId);
      return refusal.ok ? stored(db, () => preparePlanRefusal(db, refusal.value)) : refusal;
    });
    return kept.ok ? ok('none') : kept;
  };

  const bringCopy = async (
    db: MemberDatabase,
    resource: Exclude<Resource, 'journal'>,
  ): Promise<Result<Refreshed, AppError>> => {
    const brought = await storeIfCurrent(db, resource, () => fetchWrite(api, readThread, db, resource));
    return resource === 'plan' && brought.ok && brought.value === 'none' ? bringRefusal(db) : brought;
  };

  /** Stores the member's photo. If that fails, screens show it from its address while there is a network. */
  const bringPhoto = async (db: MemberDatabase): Promise<void> => {
    const missing = await stored(db, () => readMissingPhoto(db));
    if (!missing.ok || missing.value === null || missing.value === askedPhoto) return;
    // Chosen while the profile was on its way.
    if (await isOfflineByChoice(db)) return;
    const address = missing.value;
    askedPhoto = address;
    const brought = await storeIfCurrent(db, 'photo', async () => {
      const picture = await loadPhoto(address);
      if (picture === null) return ok(null);
      return ok(async () => {
        // Another one may have been chosen meanwhile, also in another tab.
        if ((await readMissingPhoto(db)) === address) await storePhoto(db, address, picture);
      });
    });
    if (brought.ok && brought.value === 'kept' && address === askedPhoto) askedPhoto = null;
  };

  const bring = async (db: MemberDatabase, resource: Resource): Promise<Result<Refreshed, AppError>> => {
    const workOffline = await stored(db, () => readMemberSetting(db, 'workOffline'));
    if (!workOffline.ok) return workOffline;
    if (workOffline.value === true) return err({ kind: 'offline' });
    if (resource === 'plan') {
      const first = await stored(db, async () => ({
        isHere: await here.isMadeHere(db),
        isHeld: await isFirstPlanHeld(db),
      }));
      if (!first.ok) return first;
      if (first.value.isHere) return here.make(db);
      if (first.value.isHeld) return ok('none');
    }
    if (here.isTrial()) return ok('none');
    if (resource === 'journal') return pullOperations(api, db);
    const brought = await bringCopy(db, resource);
    if (resource === 'profile' && brought.ok) void bringPhoto(db);
    return brought;
  };

  const keyOf = (memberId: string, resource: Resource): string => `${resource}/${memberId}`;

  const start = (db: MemberDatabase, resource: Resource): Promise<Result<Refreshed, AppError>> => {
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
  };

  const refresh = async (db: MemberDatabase, resource: Resource): Promise<Result<Refreshed, AppError>> => {
    const running = inFlight.get(keyOf(db.memberId, resource));
    const joined = running && (await running);
    return joined === undefined || (!joined.ok && joined.error.kind === 'offline')
      ? start(db, resource)
      : joined;
  };

  return {
    refresh,
    renew: (db, resource) => {
      const key = keyOf(db.memberId, resource);
      const running = inFlight.get(key);
      if (running === undefined) return refresh(db, resource);
      const follows = next.get(key);
      if (follows !== undefined) return follows;
      const again = (): Promise<Result<Refreshed, AppError>> => {
        next.delete(key);
        return refresh(db, resource);
      };
      const after = running.then(again, again);
      next.set(key, after);
      return after;
    },
    freshness: (memberId, resource) => states.get(keyOf(memberId, resource)) ?? NEVER,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
