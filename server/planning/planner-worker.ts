import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '../../catalogue/load.ts';
import { withOwn } from '../../src/domain/food/own-food/own-dishes.ts';
import { planWeek } from '../../src/domain/plan/solver/plan-week.ts';
import type { PlannerAnswer, PlannerJob } from './planner-thread.ts';

const catalogue = loadCatalogue();

parentPort?.on('message', ({ id, request: { own, ...request } }: PlannerJob) => {
  const week = planWeek({ ...request, catalogue: withOwn(catalogue, own) });
  parentPort?.postMessage({ id, week } satisfies PlannerAnswer);
});
