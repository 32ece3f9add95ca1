import { createThread } from '../base/thread.ts';
import type { Planner, WeekRequest } from './planner.ts';

/** Plans on one thread beside the server's. */
export const createPlannerThread = (): Planner & { close(): Promise<void> } => {
  const { run, close } = createThread<WeekRequest, Awaited<ReturnType<Planner['makeWeek']>>>(
    new URL('./planner-worker.mjs', import.meta.url),
  );
  return { makeWeek: run, close };
};
