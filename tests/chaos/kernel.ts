import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Virtual time for a whole world of devices and a server. Everything that would wait for a real clock, a
 * thread or the event loop's mood is put into one order, so that a seed always plays the same way: timers
 * become events, and between two events every task that can run has run.
 */
export interface Kernel {
  /** Virtual epoch milliseconds. */
  now(): number;
  /** Runs `job` once, `ms` from now; the answer cancels it. */
  after(ms: number, job: () => void): () => void;
  /** Resolves in a task of its own, as an engine's asynchronous calls do. */
  turn(): Promise<void>;
  /** Called before every task: where a world may end in between. */
  onTask(listener: () => void): void;
  /** Counts work whose end no queue shows. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Runs events up to `until`, or until `done` says so between two of them. */
  run(until: number, done?: () => boolean): Promise<void>;
  /** Puts the process's own timers back. */
  uninstall(): void;
}

interface Event {
  readonly at: number;
  readonly turn: number;
  readonly job: () => void;
}

const nativeImmediate = globalThis.setImmediate;
/** More tasks than any moment of a world holds, also while code is loaded: it runs in circles, or waits for a timer. */
const MOST_ROUNDS = 5_000_000;
const KEY_BYTES = 32;
const TAG_BYTES = 16;

/** AES-GCM as the engine has it, but in one task instead of a thread that ends when it likes. */
const steadyCrypto = (turn: () => Promise<void>) => {
  const bytesOf = (key: unknown): Uint8Array => (key as { readonly aes: Uint8Array }).aes;
  return {
    generateKey: async () => {
      await turn();
      return { aes: new Uint8Array(randomBytes(KEY_BYTES)) };
    },
    encrypt: async ({ iv }: { iv: Uint8Array }, key: unknown, data: Uint8Array) => {
      await turn();
      const cipher = createCipheriv('aes-256-gcm', bytesOf(key), iv);
      const sealed = Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]);
      return new Uint8Array(sealed).buffer;
    },
    decrypt: async ({ iv }: { iv: Uint8Array }, key: unknown, data: ArrayBuffer) => {
      await turn();
      const sealed = new Uint8Array(data);
      const cut = sealed.byteLength - TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', bytesOf(key), iv);
      decipher.setAuthTag(sealed.subarray(cut));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, cut)), decipher.final()]);
      return new Uint8Array(text).buffer;
    },
  };
};

export const installKernel = (start: number): Kernel => {
  let now = start;
  let turns = 0;
  let tasks = 0;
  let tracked = 0;
  let beforeTask: () => void = () => undefined;
  const events: Event[] = [];

  const after = (ms: number, job: () => void): (() => void) => {
    turns += 1;
    const event = { at: now + Math.max(0, ms), turn: turns, job };
    let low = 0;
    let high = events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((events[middle]?.at ?? 0) <= event.at) low = middle + 1;
      else high = middle;
    }
    events.splice(low, 0, event);
    return () => {
      const at = events.indexOf(event);
      if (at >= 0) events.splice(at, 1);
    };
  };

  const enqueue = (job: () => void): void => {
    tasks += 1;
    nativeImmediate(() => {
      tasks -= 1;
      beforeTask();
      job();
    });
  };
  const turn = () => new Promise<void>((go) => enqueue(go));

  const settle = async (): Promise<void> => {
    let rounds = 0;
    do {
      await new Promise<void>((go) => nativeImmediate(go));
      rounds += 1;
      if (rounds > MOST_ROUNDS) throw new Error('The world never comes to rest.');
    } while (tasks > 0 || tracked > 0);
  };

  const cancels = new Map<number, () => void>();
  const virtualTimeout = (job: (...values: unknown[]) => void, ms = 0, ...values: unknown[]): number => {
    turns += 1;
    const handle = turns;
    cancels.set(
      handle,
      after(ms, () => {
        cancels.delete(handle);
        job(...values);
      }),
    );
    return handle;
  };
  const clearVirtual = (handle: number): void => {
    cancels.get(handle)?.();
    cancels.delete(handle);
  };
  const expiring = (ms: number): AbortSignal => {
    const controller = new AbortController();
    after(ms, () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')));
    return controller.signal;
  };

  const replaced: readonly (() => void)[] = (
    [
      [
        globalThis,
        'setImmediate',
        (job: (...v: unknown[]) => void, ...v: unknown[]) => enqueue(() => job(...v)),
      ],
      [globalThis, 'setTimeout', virtualTimeout],
      [globalThis, 'clearTimeout', clearVirtual],
      [AbortSignal, 'timeout', expiring],
      [globalThis.crypto, 'subtle', steadyCrypto(turn)],
    ] as const
  ).map(([owner, name, value]) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    return () => {
      if (before === undefined) Reflect.deleteProperty(owner, name);
      else Object.defineProperty(owner, name, before);
    };
  });

  return {
    now: () => now,
    after,
    turn,
    onTask: (listener) => {
      beforeTask = listener;
    },
    track: (work) => {
      tracked += 1;
      return work.finally(() => {
        tracked -= 1;
      });
    },
    run: async (until, done = () => false) => {
      for (;;) {
        await settle();
        const next = events[0];
        if (done() || next === undefined || next.at > until) break;
        events.shift();
        now = next.at;
        next.job();
      }
      if (!done()) now = Math.max(now, until);
    },
    uninstall: () => {
      for (const restore of replaced) restore();
    },
  };
};
