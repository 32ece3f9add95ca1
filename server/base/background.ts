import type { Basics } from './basics.ts';

/** Work that an answer does not wait for. Its failures are logged; it ends before the server does. */
export interface Background {
  run(name: string, task: () => Promise<unknown>): void;
  /** Resolves when nothing is left. */
  settled(): Promise<void>;
}

export const createBackground = ({ log }: Pick<Basics, 'log'>): Background => {
  const running = new Set<Promise<void>>();
  return {
    run: (name, task) => {
      const job: Promise<void> = task()
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error, name }, 'background work failed'),
        )
        .finally(() => running.delete(job));
      running.add(job);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
