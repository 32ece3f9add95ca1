import { Worker } from 'node:worker_threads';
import type { PlanRefusal, WeekPlan } from '../../src/terms/plan.ts';
import type { Result } from '../../src/terms/result.ts';
import type { Planner, WeekRequest } from './planner.ts';

export interface PlannerJob {
  readonly id: number;
  readonly request: WeekRequest;
}
export interface PlannerAnswer {
  readonly id: number;
  readonly week: Result<WeekPlan, PlanRefusal>;
}

interface Waiting {
  readonly resolve: (week: Result<WeekPlan, PlanRefusal>) => void;
  readonly reject: (error: Error) => void;
}

/** Plans on one thread beside the server's, started with the first plan and again after a crash. */
export const createPlannerThread = (): Planner & { close(): Promise<void> } => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  const failAll = (error: Error): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./planner-worker.mjs', import.meta.url));
    started.unref();
    started.on('message', ({ id, week }: PlannerAnswer) => {
      waiting.get(id)?.resolve(week);
      waiting.delete(id);
    });
    started.on('error', failAll);
    started.on('exit', () => failAll(new Error('The planner thread ended.')));
    return started;
  };

  return {
    makeWeek: (request) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, request } satisfies PlannerJob);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
};
