import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type ApiClient, createApiClient } from '../../src/data/api/api-client.ts';
import { createDevice, type Device } from '../../src/data/db/device.ts';
import { type Session, type SessionStore, tokenOfSession } from '../../src/data/session/session.ts';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import { createLocalLocks } from '../../src/sync/locks.ts';
import { createSync } from '../../src/sync/sync.ts';
import type { Sync } from '../../src/sync/sync-port.ts';
import type { Dice } from '../chaos/dice.ts';
import type { Tally } from './tally.ts';

/** The app's own data layer on a disk of its own, speaking to servers through the network of the run. */
export interface Phone {
  readonly api: ApiClient;
  readonly sync: Sync;
  readonly device: Device;
  setSession(session: Session): void;
  switchOff(): void;
}

export interface PhoneParts {
  /** Where servers are reached; each request goes to the next. */
  readonly origins: readonly string[];
  /** The household's address, as a proxy would tell it. */
  readonly address: string;
  readonly dice: Dice;
  readonly tally: Tally;
}

/** Waiting and trying again are the app's daily bread; so is a profile that is not there yet. */
const FINE = new Set([408, 409, 429, 503]);
const isFine = (status: number, path: string): boolean =>
  status < 400 || FINE.has(status) || (status === 404 && path.startsWith('/django/user/profiles/'));

/** Dexie takes the engine that it finds when a database is made. */
const onDisk = <T>(disk: IDBFactory, make: () => T): T => {
  const before = { ...Dexie.dependencies };
  Object.assign(Dexie.dependencies, { indexedDB: disk, IDBKeyRange });
  try {
    return make();
  } finally {
    Object.assign(Dexie.dependencies, before);
  }
};

export const openPhone = ({ origins, address, dice, tally }: PhoneParts): Phone => {
  const disk = new IDBFactory();
  const databases = onDisk(disk, createDevice);
  const device: Device = { ...databases, open: (id) => onDisk(disk, () => databases.open(id)) };
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let session: Session | null = null;
  let sent = dice.below(origins.length);

  const setSession = (next: Session | null): void => {
    session = next;
    for (const listener of [...listeners]) listener();
  };
  const store: SessionStore = {
    current: () => session,
    recent: () => session,
    remembered: () => null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: setSession,
    expire: (access) => {
      if (session?.access === access) setSession({ ...session, access: null });
    },
    lock: () => setSession(null),
    setShared: () => undefined,
    signOut: () => setSession(null),
    storeProfile: () => undefined,
    storeSignUpId: () => undefined,
    clearSessionKeys: () => undefined,
  };
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    sent += 1;
    const origin = origins[sent % origins.length] ?? '';
    const headers = { ...init.headers, 'X-Forwarded-For': address };
    try {
      const answer = await fetch(`${origin}${path}`, { ...init, headers });
      const { status } = answer;
      tally.count(String(status));
      if (!isFine(status, path))
        tally.accuse(`${init.method} ${path.split('/').slice(0, 4).join('/')} answered ${status}`);
      return answer;
    } catch (error) {
      tally.count('no answer');
      throw error;
    }
  };
  const api = createApiClient({
    fetch: send,
    backendUrl: '',
    aiUrl: '',
    tokenOf: () => tokenOfSession(store),
    onUnauthorized: ({ access }) => store.expire(access),
  });
  const always = { subscribe: () => () => undefined };
  const sync = createSync({
    api,
    device,
    session: store,
    clock: {
      now: Date.now,
      today: () => localDayAt(Date.now(), 0),
      after: (ms, job) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          job();
        }, ms);
        timers.add(timer);
        return () => {
          timers.delete(timer);
          clearTimeout(timer);
        };
      },
    },
    locks: createLocalLocks(),
    random: () => dice.below(1_000) / 1_000,
    ids: { next: dice.uuid },
    connectivity: { online: () => true, ...always },
    visibility: { visible: () => true, ...always },
  });
  const stop = sync.start();
  return {
    api,
    sync,
    device,
    setSession,
    switchOff: () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
