import type { Planner, PlannerFailure } from '../../device/ports/planner.ts';
import type { Catalogue } from '../../terms/food.ts';
import { err, type Result } from '../../terms/result.ts';
import type { PlannerJob, PlannerJobs, PlannerMessage, PlannerReply } from '../../workers/planner-jobs.ts';

/** The part of a Worker that is used here. */
export interface PlannerThread {
  postMessage(message: PlannerMessage): void;
  onmessage: ((event: MessageEvent<PlannerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

type Outcome<K extends keyof PlannerJobs> = Result<PlannerJobs[K]['outcome'], PlannerFailure>;

const UNAVAILABLE = err({ kind: 'unavailable' } as const);
const SEEDS = 2 ** 32;

/** One thread, started with the first job and again after a failure. */
export const createPlanner = (config: {
  readonly startThread: () => PlannerThread;
  /** From 0 to below 1. */
  readonly random: () => number;
}): Planner => {
  const waiting = new Map<number, (outcome: Outcome<keyof PlannerJobs>) => void>();
  let thread: PlannerThread | null = null;
  let lastId = 0;
  /** The catalogue that the thread has. */
  let sent: Catalogue | null = null;

  const fail = (): void => {
    thread?.terminate();
    thread = null;
    sent = null;
    for (const settle of waiting.values()) settle(UNAVAILABLE);
    waiting.clear();
  };

  const start = (): PlannerThread => {
    const started = config.startThread();
    started.onmessage = ({ data }) => {
      waiting.get(data.id)?.(data.outcome);
      waiting.delete(data.id);
    };
    started.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    return started;
  };

  const run = <K extends keyof PlannerJobs>(
    job: Extract<PlannerJob, { readonly kind: K }>,
    catalogue: Catalogue,
  ): Promise<Outcome<K>> => {
    thread ??= start();
    const running = thread;
    // It changes with the member's own recipes.
    if (catalogue !== sent) running.postMessage({ kind: 'catalogue', catalogue });
    sent = catalogue;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      // A reply has the id of its job, and so its outcome.
      waiting.set(id, resolve as (outcome: Outcome<keyof PlannerJobs>) => void);
      running.postMessage({ ...job, id });
    });
  };

  return {
    regenerate: ({ catalogue, ...plan }, dates) =>
      run<'regenerate'>(
        { kind: 'regenerate', plan, dates, seed: Math.floor(config.random() * SEEDS) },
        catalogue,
      ),
    makeWeek: (request, catalogue) => run<'makeWeek'>({ kind: 'makeWeek', request }, catalogue),
  };
};
