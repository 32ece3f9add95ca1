import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '../../catalogue/load.ts';
import { planWeek } from '../../src/domain/planner/plan-week.ts';
import type { PlannerAnswer, PlannerJob } from './planner-thread.ts';

const catalogue = loadCatalogue();

parentPort?.on('message', ({ id, request }: PlannerJob) => {
  const week = planWeek({ ...request, catalogue });
  parentPort?.postMessage({ id, week } satisfies PlannerAnswer);
});
