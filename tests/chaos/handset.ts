import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { createApiClient } from '../../src/device/api/api-client.ts';
import type { Clock, Locks } from '../../src/device/outbox/drain/environment.ts';
import { createLocalLocks } from '../../src/device/outbox/drain/locks.ts';
import type { StaleResource } from '../../src/device/outbox/kinds/change-kind.ts';
import { createDevice, type Device } from '../../src/device/session/device.ts';
import { type Session, tokenOfSession } from '../../src/device/session/session.ts';
import { createSync } from '../../src/device/sync/sync.ts';
import type { Sync } from '../../src/device/sync/sync-port.ts';
import { createWorkerDrain } from '../../src/device/sync/worker-drain.ts';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import { createFakeSession } from '../support/unit/sync-harness.ts';
import type { Dice } from './dice.ts';
import { createDisk, type Disk } from './disk.ts';
import type { Kernel } from './kernel.ts';
import { type Network, WEATHERS, type Weather } from './network.ts';

/** A tab, or the worker: it shares the device's disk, session and locks, and may die at any task. */
export interface Realm {
  readonly name: string;
  readonly device: Device;
  alive(): boolean;
  /** Not a moment to die in: see the disk. */
  busy(): boolean;
  kill(kept: boolean): void;
}

export interface Page extends Realm {
  readonly sync: Sync;
}

/** One phone: what its tabs and its worker share, and what surrounds them. */
export interface Handset {
  readonly name: string;
  readonly disk: Disk;
  weather: Weather;
  /** Milliseconds that this device's clock is ahead of the world's. */
  skew(): number;
  turnClock(ms: number): void;
  session(): Session | null;
  setSession(session: Session | null): void;
  setOnline(online: boolean): void;
  /** The page comes back to the front. */
  show(): void;
  openPage(): Page;
  /** The browser wakes the worker for a `sync` event. */
  wakeWorker(): Realm;
  /** What a page registered before it died still wakes the worker. */
  fireSync(): void;
  pages(): readonly Page[];
}

type Listeners = Set<() => void>;

const subscribeTo =
  (listeners: Listeners) =>
  (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

/** Dexie takes the engine that it finds when a database is made. */
const onEngine = <T>(engine: Partial<typeof Dexie.dependencies>, make: () => T): T => {
  const before = { ...Dexie.dependencies };
  Object.assign(Dexie.dependencies, engine);
  try {
    return make();
  } finally {
    Object.assign(Dexie.dependencies, before);
  }
};

const never = new Promise<never>(() => undefined);

/** Locks of a whole device: a realm that dies frees its own. */
const createDeviceLocks = (kernel: Kernel) => {
  const held = new Map<string, object>();
  const gone = new WeakSet<object>();
  return {
    of: (realm: object): Locks => ({
      acrossTabs: true,
      tryRun: async (name, job) => {
        await kernel.turn();
        if (gone.has(realm)) return never;
        if (held.has(name)) return false;
        held.set(name, realm);
        try {
          await job();
        } finally {
          if (held.get(name) === realm) held.delete(name);
        }
        return true;
      },
    }),
    free: (realm: object): void => {
      gone.add(realm);
      for (const [name, holder] of held) if (holder === realm) held.delete(name);
    },
  };
};

/** The writes that a live realm of the device waits for, by what they carry. */
const createUnderWay = () => {
  const holders = new Map<string, Pick<Realm, 'alive'>>();
  return {
    /** Null where another live realm, or this one, waits for the same; the answer ends the wait. */
    begin: (realm: Pick<Realm, 'alive'>, { method, headers, body }: RequestInit): (() => void) | null => {
      if (method === 'GET') return () => undefined;
      const key = (headers as Record<string, string>)['Idempotency-Key'] ?? String(body);
      if (holders.get(key)?.alive()) return null;
      holders.set(key, realm);
      return () => holders.delete(key);
    },
  };
};

export interface HandsetParts {
  readonly kernel: Kernel;
  readonly network: Network;
  readonly dice: Dice;
  readonly trace: (line: string) => void;
  /** False for an engine without Web Locks. */
  readonly webLocks: boolean;
  /** The clock at the beginning, in milliseconds ahead. */
  readonly skew: number;
  /** Reports what no device may ever do. */
  readonly accuse: (offence: string) => void;
  /** False for an engine that never wakes its worker by itself. */
  readonly backgroundSync: boolean;
}

const SYNC_EVENT_MS = 3_000;

export const createHandset = (name: string, parts: HandsetParts): Handset => {
  const { kernel, network, dice, trace } = parts;
  const disk = createDisk();
  const locks = createDeviceLocks(kernel);
  const pages: Page[] = [];
  const sessionListeners: Listeners = new Set();
  const onlineListeners: Listeners = new Set();
  const visibleListeners: Listeners = new Set();
  const deliveredListeners: Listeners = new Set();
  let deliveredStale: readonly StaleResource[] = [];
  let syncIsDue = false;
  let { skew } = parts;
  /** A lease is worth nothing on a clock that was turned. */
  let clockTurned = false;
  const underWay = createUnderWay();
  let online = true;
  let realms = 0;

  const store = createFakeSession(null, {
    fire: () => {
      for (const listener of [...sessionListeners]) listener();
    },
    subscribe: subscribeTo(sessionListeners),
  });

  const openRealm = (kind: 'page' | 'worker') => {
    realms += 1;
    const mounted = disk.mount();
    const engine = { indexedDB: mounted.factory, IDBKeyRange };
    let alive = true;
    const databases = onEngine(engine, createDevice);
    const listening: [Listeners, () => void][] = [];
    const listen =
      (listeners: Listeners) =>
      (listener: () => void): (() => void) => {
        listening.push([listeners, listener]);
        return subscribeTo(listeners)(listener);
      };

    const clock: Clock = {
      now: () => kernel.now() + skew,
      today: () => localDayAt(kernel.now() + skew, 0),
      after: (ms, job) => kernel.after(ms, () => (alive ? job() : undefined)),
    };
    const send = (url: string, init: RequestInit): Promise<Response> => {
      if (!alive) return never;
      const end = underWay.begin(realm, init);
      if (end === null && !clockTurned) parts.accuse(`${realm.name} sends what is already on its way`);
      const answered = network.send(handset.weather, url, init);
      return new Promise((resolve, reject) => {
        answered.then(
          (answer) => (alive ? resolve(answer) : undefined),
          (thrown: unknown) => (alive ? reject(thrown) : undefined),
        );
        if (end !== null) answered.then(end, end);
      });
    };
    const realm: Realm = {
      name: `${name}.${kind}${realms}`,
      device: {
        ...databases,
        open: (memberId) => onEngine(engine, () => databases.open(memberId)),
      },
      alive: () => alive,
      busy: mounted.busy,
      kill: (kept) => {
        if (!alive) return;
        alive = false;
        trace(`! ${realm.name} dies`);
        for (const [listeners, listener] of listening) listeners.delete(listener);
        mounted.kill(kept);
        locks.free(realm);
        pages.splice(0, pages.length, ...pages.filter((page) => page.alive()));
      },
    };
    const surroundings = {
      clock,
      locks: parts.webLocks ? locks.of(realm) : createLocalLocks(),
      random: () => dice.below(1_000) / 1_000,
    };
    return { realm, surroundings, send, listen, engine };
  };

  /** One registration at a time, as the browser keeps it; it fires once there seems to be a network. */
  const requestSync = (): void => {
    if (syncIsDue) return;
    syncIsDue = true;
    kernel.after(dice.below(SYNC_EVENT_MS), () => {
      syncIsDue = false;
      if (online) handset.wakeWorker();
    });
  };

  const handset: Handset = {
    name,
    disk,
    weather: WEATHERS.clear,
    skew: () => skew,
    turnClock: (ms) => {
      skew += ms;
      clockTurned = true;
    },
    session: store.current,
    setSession: store.set,
    setOnline: (next) => {
      online = next;
      for (const listener of [...onlineListeners]) listener();
    },
    show: () => {
      for (const listener of [...visibleListeners]) listener();
    },
    openPage: () => {
      const { realm, surroundings, send, listen } = openRealm('page');
      const api = createApiClient({
        fetch: send,
        backendUrl: '',
        aiUrl: '',
        tokenOf: () => tokenOfSession(store),
        onUnauthorized: ({ access }) => store.expire(access),
      });
      const sync = createSync({
        ...surroundings,
        api,
        device: realm.device,
        session: { ...store, subscribe: listen(sessionListeners) },
        ids: { next: dice.uuid },
        connectivity: { online: () => online, subscribe: listen(onlineListeners) },
        visibility: { visible: () => true, subscribe: listen(visibleListeners) },
        ...(parts.backgroundSync
          ? {
              background: {
                request: requestSync,
                subscribe: (listener) => listen(deliveredListeners)(() => listener(deliveredStale)),
              },
            }
          : {}),
      });
      const page = { ...realm, sync };
      pages.push(page);
      trace(`  ${realm.name} opens`);
      sync.start();
      return page;
    },
    wakeWorker: () => {
      const { realm, surroundings, send, engine } = openRealm('worker');
      trace(`  ${realm.name} wakes`);
      // It opens its database some tasks later; no other realm begins before that.
      Object.assign(Dexie.dependencies, engine);
      const drain = createWorkerDrain({
        ...surroundings,
        fetch: send,
        backendUrl: '',
        readCookie: async () => {
          const token = tokenOfSession(store);
          return token === null
            ? null
            : encodeURIComponent(JSON.stringify({ id: token.memberId, access: token.access }));
        },
      });
      void drain().then(({ delivered, stale }) => {
        if (!realm.alive()) return;
        trace(`  ${realm.name} delivered ${delivered}`);
        realm.kill(true);
        deliveredStale = stale;
        if (delivered > 0) for (const listener of [...deliveredListeners]) listener();
      });
      return realm;
    },
    fireSync: () => {
      if (parts.backgroundSync) requestSync();
    },
    pages: () => pages,
  };
  return handset;
};
