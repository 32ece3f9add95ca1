import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '../../catalogue/load.ts';
import { createDirectPlanner, type WeekRequest } from './planner.ts';

const { makeWeek } = createDirectPlanner(loadCatalogue());

parentPort?.on('message', async (request: WeekRequest) => {
  parentPort?.postMessage(await makeWeek(request));
});
