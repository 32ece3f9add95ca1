import { Worker } from 'node:worker_threads';
import { err } from '../../src/terms/result.ts';
import { limitConcurrency } from '../base/concurrency.ts';
import type { PageReader, ReadPage } from './page-reader.ts';

/** Many times what the largest page takes, and the start of the thread. */
const WITHIN_MS = 4_000;
const MEMORY_MB = 256;

/**
 * Reads pages on one thread beside the server's, started with the first page: whatever a page does to its reader, it
 * does to that thread alone. One that takes too long or too much memory is ended, and the next page starts another.
 */
export const createReaderThread = (withinMs = WITHIN_MS): PageReader & { close(): Promise<void> } => {
  const inTurn = limitConcurrency(1);
  let worker: Worker | null = null;
  let settle: (read: ReadPage) => void = () => undefined;

  const start = (): Worker => {
    const started = new Worker(new URL('./reader-worker.mjs', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const fail = (): void => {
      if (worker !== started) return;
      worker = null;
      settle(err('too-large'));
    };
    started.unref();
    started.on('message', (read: ReadPage) => worker === started && settle(read));
    started.on('error', fail);
    started.on('exit', fail);
    return started;
  };

  return {
    read: (source) =>
      inTurn(async () => {
        const thread = worker ?? start();
        worker = thread;
        let timer: NodeJS.Timeout | undefined;
        const read = await new Promise<ReadPage>((resolve) => {
          settle = resolve;
          timer = setTimeout(() => {
            worker = null;
            resolve(err('too-slow'));
            void thread.terminate();
          }, withinMs);
          thread.postMessage(source);
        });
        clearTimeout(timer);
        return read;
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
};
