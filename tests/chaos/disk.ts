import { IDBFactory } from 'fake-indexeddb';

/**
 * A device's database as several realms (tabs, a worker) share it, one of which may die at any task. What
 * a dead realm had not committed is rolled back, and nothing is ever delivered to it again.
 */
export interface Disk {
  /** While true, writes fail as they do on a full disk. */
  full: boolean;
  mount(): MountedDisk;
}

export interface MountedDisk {
  readonly factory: globalThis.IDBFactory;
  /** A database is being opened: not a moment to die in. */
  busy(): boolean;
  /**
   * The realm is gone. A transaction that had nothing left to do may have reached the disk although nobody
   * was told: `kept` decides.
   */
  kill(kept: boolean): void;
}

/** The parts of fake-indexeddb that a crash has to reach into. */
interface Transaction {
  readonly db: Connection;
  readonly mode: string;
  _state: string;
  readonly _started: boolean;
  readonly _rollbackLog: (() => void)[];
  readonly _requests: unknown[];
  _execRequestAsync: (wanted: { operation: () => unknown }) => unknown;
}
interface Connection {
  _closed: boolean;
  _closePending: boolean;
  readonly _rawDatabase: {
    connections: Connection[];
    readonly transactions: Transaction[];
    readonly processTransactions: () => void;
  };
  transaction: (...wanted: never[]) => Transaction;
  dispatchEvent: (event: Event) => boolean;
}
type OpenRequest = IDBOpenDBRequest & { dispatchEvent: (event: Event) => boolean };

const isWrite = (operation: () => unknown): boolean => operation.name.includes('storeRecord');

/** Whatever a dead realm still asks for: it takes everything and never says a word. */
const SILENT: never = new Proxy(() => undefined, {
  get: (_, name) => (name === 'then' || typeof name === 'symbol' ? undefined : SILENT),
  set: () => true,
  apply: () => SILENT,
}) as never;

const endTransaction = (transaction: Transaction, kept: boolean): void => {
  const { transactions } = transaction.db._rawDatabase;
  const survives = kept && transaction._started && transaction._requests.length === 0;
  if (!survives) for (const undo of transaction._rollbackLog.reverse()) undo();
  transaction._state = 'finished';
  transaction._requests.length = 0;
  transactions.splice(transactions.indexOf(transaction), 1);
};

const closeDead = (connection: Connection, kept: boolean): void => {
  const raw = connection._rawDatabase;
  const unfinished = raw.transactions.filter(
    (transaction) => transaction.db === connection && transaction._state !== 'finished',
  );
  for (const transaction of unfinished) endTransaction(transaction, kept);
  connection._closed = true;
  connection._closePending = true;
  connection.dispatchEvent = () => true;
  raw.connections = raw.connections.filter((other) => other !== connection);
  raw.processTransactions();
};

export const createDisk = (): Disk => {
  const shared = new IDBFactory();

  /** Dexie keeps the method it found at opening, so what changes later is decided inside. */
  const tamper = (connection: Connection, disk: Disk): void => {
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...wanted) => {
      if (connection._closed) return SILENT;
      const transaction = begin(...wanted);
      if (transaction.mode !== 'readwrite') return transaction;
      const execute = transaction._execRequestAsync.bind(transaction);
      transaction._execRequestAsync = (request) =>
        execute(
          disk.full && isWrite(request.operation)
            ? {
                ...request,
                operation: () => {
                  throw new DOMException('The disk is full.', 'QuotaExceededError');
                },
              }
            : request,
        );
      return transaction;
    };
  };

  const disk: Disk = {
    full: false,
    mount: () => {
      const connections: Connection[] = [];
      let opening = 0;
      let dead = false;

      const open = (name: string, version?: number): IDBOpenDBRequest => {
        // Nobody is left to hear of it.
        if (dead) return {} as IDBOpenDBRequest;
        const request = shared.open(name, version) as OpenRequest;
        const deliver = request.dispatchEvent.bind(request);
        opening += 1;
        request.dispatchEvent = (event) => {
          if (event.type === 'success') {
            const connection = request.result as unknown as Connection;
            opening -= 1;
            tamper(connection, disk);
            connections.push(connection);
            if (dead) closeDead(connection, false);
          }
          if (event.type === 'error') opening -= 1;
          return dead ? true : deliver(event);
        };
        return request;
      };

      return {
        factory: new Proxy(shared, {
          get: (target, name) => {
            if (name === 'open') return open;
            const value: unknown = Reflect.get(target, name);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        }),
        busy: () => opening > 0,
        kill: (kept) => {
          dead = true;
          for (const connection of connections) closeDead(connection, kept);
        },
      };
    },
  };
  return disk;
};
