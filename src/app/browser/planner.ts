import type { Planner, RegenerateFailure } from '../../device/ports/planner.ts';
import type { SlotChange } from '../../domain/plan/week/solver-input.ts';
import type { Catalogue } from '../../terms/food.ts';
import { err, type Result } from '../../terms/result.ts';
import type { PlannerMessage, PlannerReply } from '../../workers/planner-jobs.ts';

/** The part of a Worker that is used here. */
export interface PlannerThread {
  postMessage(message: PlannerMessage): void;
  onmessage: ((event: MessageEvent<PlannerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

type Outcome = Result<readonly SlotChange[], RegenerateFailure>;

const UNAVAILABLE = err({ kind: 'unavailable' } as const);
const SEEDS = 2 ** 32;

/** One thread, started with the first job and again after a failure. */
export const createPlanner = (config: {
  readonly startThread: () => PlannerThread;
  /** From 0 to below 1. */
  readonly random: () => number;
}): Planner => {
  const waiting = new Map<number, (outcome: Outcome) => void>();
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
      waiting.get(data.id)?.(data.changes);
      waiting.delete(data.id);
    };
    started.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    return started;
  };

  return {
    regenerate: ({ catalogue, ...plan }, dates) => {
      thread ??= start();
      const running = thread;
      // It changes with the member's own recipes.
      if (catalogue !== sent) running.postMessage({ kind: 'catalogue', catalogue });
      sent = catalogue;
      lastId += 1;
      const id = lastId;
      const seed = Math.floor(config.random() * SEEDS);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        running.postMessage({ kind: 'regenerate', id, plan, dates, seed });
      });
    },
  };
};
