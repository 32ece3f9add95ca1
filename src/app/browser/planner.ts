import type { CatalogueLoader } from '../../data/api/catalogue.ts';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import type { SlotChange } from '../../domain/planner/solver-input.ts';
import { err, type Result } from '../../domain/result.ts';
import type { Planner, RegenerateFailure } from '../../ports/planner.ts';
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
  readonly catalogue: Pick<CatalogueLoader, 'load'>;
  /** From 0 to below 1. */
  readonly random: () => number;
}): Planner => {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let thread: PlannerThread | null = null;
  let lastId = 0;

  const fail = (): void => {
    thread?.terminate();
    thread = null;
    for (const settle of waiting.values()) settle(UNAVAILABLE);
    waiting.clear();
  };

  const start = (catalogue: Catalogue): PlannerThread => {
    const started = config.startThread();
    started.onmessage = ({ data }) => {
      waiting.get(data.id)?.(data.changes);
      waiting.delete(data.id);
    };
    started.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    started.postMessage({ kind: 'catalogue', catalogue });
    return started;
  };

  return {
    regenerate: async (plan, dates) => {
      const loaded = await config.catalogue.load();
      if (!loaded.ok) return UNAVAILABLE;
      thread ??= start(loaded.value);
      const running = thread;
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
