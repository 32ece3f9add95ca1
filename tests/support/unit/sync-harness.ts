import { Dexie } from 'dexie';
import { createApiClient } from '../../../src/device/api/api-client.ts';
import type { Clock } from '../../../src/device/outbox/drain/environment.ts';
import { createLocalLocks } from '../../../src/device/outbox/drain/locks.ts';
import { createDevice } from '../../../src/device/session/device.ts';
import { type Session, type SessionStore, tokenOfSession } from '../../../src/device/session/session.ts';
import { createSync, type SyncConfig } from '../../../src/device/sync/sync.ts';
import { type Answer, json, scriptedFetch } from './scripted-fetch.ts';

/** A device with everything real but its clock, its network and its browser. */

export const TODAY = '2026-11-21';

export interface ManualClock extends Clock {
  /** Moves time on and runs what became due. */
  advance(ms: number): void;
  setNow(ms: number): void;
  /** Returns the number of timers that are set. */
  timers(): number;
}

export const createManualClock = (): ManualClock => {
  let now = 1_000_000_000_000;
  let jobs: { at: number; job: () => void }[] = [];
  const runDue = (): void => {
    const due = jobs.filter(({ at }) => at <= now);
    jobs = jobs.filter(({ at }) => at > now);
    for (const { job } of due) job();
  };
  return {
    now: () => now,
    today: () => TODAY,
    after: (ms, job) => {
      const entry = { at: now + ms, job };
      jobs.push(entry);
      return () => {
        jobs = jobs.filter((other) => other !== entry);
      };
    },
    advance: (ms) => {
      now += ms;
      runDue();
    },
    setNow: (ms) => {
      now = ms;
    },
    timers: () => jobs.length,
  };
};

export const createEvent = (): { fire: () => void; subscribe: (listener: () => void) => () => void } => {
  const listeners = new Set<() => void>();
  return {
    fire: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const memberSession = (memberId: string, access: string | null = `token-${memberId}`): Session => ({
  memberId,
  access,
  username: memberId,
  isClient: true,
  membershipType: 'free',
  extensions: [],
});

export const createFakeSession = (first: Session | null, event = createEvent()) => {
  let current = first;
  const set = (next: Session | null): void => {
    current = next;
    event.fire();
  };
  const store: SessionStore = {
    current: () => current,
    recent: () => current,
    remembered: () => null,
    subscribe: event.subscribe,
    signIn: set,
    startTrial: (memberId) => set({ ...memberSession(memberId, null), trial: true }),
    expire: (access) => {
      if (current?.access === access) set({ ...current, access: null });
    },
    lock: () => set(null),
    unlock: () => undefined,
    setShared: () => undefined,
    signOut: () => set(null),
    storeProfile: () => undefined,
    storeSignUpId: () => undefined,
    clearSessionKeys: () => undefined,
  };
  return { ...store, set };
};

let members = 0;
let ids = 0;

/** Reads answer 404 until the test says otherwise. */
export const createHarness = (
  answer: Answer = () => json({ detail: 'Not found.' }, 404),
  options: {
    member?: string;
    extensions?: readonly string[];
    parts?: Partial<SyncConfig>;
    timeoutMs?: number;
  } = {},
) => {
  const memberId = options.member ?? `member-${++members}`;
  const clock = createManualClock();
  const network = scriptedFetch(answer);
  const session = createFakeSession({ ...memberSession(memberId), extensions: options.extensions ?? [] });
  const device = createDevice();
  const online = createEvent();
  const visible = createEvent();
  const api = createApiClient({
    fetch: network.fetch,
    backendUrl: '',
    aiUrl: '',
    tokenOf: () => tokenOfSession(session),
    onUnauthorized: ({ access }) => session.expire(access),
    timeoutMs: options.timeoutMs ?? 50,
  });
  const sync = createSync({
    api,
    device,
    session,
    clock,
    ids: { next: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}` },
    locks: createLocalLocks(),
    random: () => 1 - Number.EPSILON,
    connectivity: { online: () => true, subscribe: online.subscribe },
    visibility: { visible: () => true, subscribe: visible.subscribe },
    ...options.parts,
  });
  return {
    api,
    sync,
    device,
    db: device.open(memberId),
    session,
    clock,
    network,
    /** The calls so far as "METHOD path". */
    calls: (): string[] => network.requests.map(({ url, init }) => `${init.method} ${url}`),
    goOnline: online.fire,
  };
};
export type Harness = ReturnType<typeof createHarness>;

export const deleteDatabases = async (...open: readonly { close(): void }[]): Promise<void> => {
  for (const db of open) db.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
};
