import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from './concurrency.ts';

interface ThreadOptions {
  readonly memoryMb?: number;
  /** The longest that one task may take. */
  readonly withinMs?: number;
}

/**
 * Runs tasks one after the other on a thread beside the server's, which answers each message with one. A task that
 * takes too long or brings the thread down rejects. The thread is started with the first task, and again after a
 * crash.
 */
export const createThread = <Task, Answer>(file: URL, { memoryMb, withinMs }: ThreadOptions = {}) => {
  const inTurn = limitConcurrency(1);
  let worker: Worker | null = null;

  const start = (): Worker => {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    started.unref();
    const forget = (): void => {
      if (worker === started) worker = null;
    };
    started.on('error', forget);
    started.on('exit', () => started.emit('error', new Error('The thread ended.')));
    return started;
  };

  return {
    run: (task: Task): Promise<Answer> =>
      inTurn(async () => {
        worker ??= start();
        const thread = worker;
        const signal = withinMs === undefined ? undefined : AbortSignal.timeout(withinMs);
        thread.postMessage(task);
        try {
          const [answer] = await once(thread, 'message', { signal });
          return answer;
        } catch (error) {
          if (worker === thread) worker = null;
          void thread.terminate();
          throw error;
        }
      }),
    close: async (): Promise<void> => {
      await worker?.terminate();
    },
  };
};
