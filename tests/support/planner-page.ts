import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { loadCatalogue } from '../../catalogue/load.ts';
import { DIST } from '../../scripts/ensure-built.ts';
import type { SolverInput } from '../../src/domain/plan/week/solver-input.ts';
import { listening } from './listening.ts';

export interface PlannerJob {
  readonly plan: SolverInput;
  readonly dates: readonly string[];
  readonly seed: number;
}

/** Hands a job to the built app's planner and then shows the answer, as JSON, as the page's only text. */
const page = (worker: string, input: unknown): string => `<!doctype html><meta charset="utf-8"><body>
<script type="application/json">${JSON.stringify(input).replaceAll('<', '\\u003c')}</script>
<script>
  const { catalogue, job } = JSON.parse(document.querySelector('script').textContent);
  const worker = new Worker(${JSON.stringify(worker)}, { type: 'module' });
  worker.onmessage = ({ data }) => { document.body.textContent = JSON.stringify(data.outcome); };
  worker.onerror = (event) => { document.body.textContent = JSON.stringify(event.message); };
  const { foods, dishes } = catalogue;
  worker.postMessage({ kind: 'catalogue', catalogue: { foods: new Map(foods), dishes: new Map(dishes) } });
  worker.postMessage({ kind: 'regenerate', id: 0, ...job });
</script>`;

/** Serves the planner's worker out of the build, and at `/` a page that lets it do the job. */
export async function servePlannerPage(job: PlannerJob): Promise<{ readonly origin: string; stop(): void }> {
  const folder = join(DIST, 'assets');
  const worker = (await readdir(folder)).find((name) => /^planner-worker-.*\.js$/.test(name));
  if (worker === undefined) throw new Error('The build has no planner worker.');
  const { foods, dishes } = loadCatalogue();
  const html = page(`/${worker}`, { catalogue: { foods: [...foods], dishes: [...dishes] }, job });
  const script = await readFile(join(folder, worker));
  const server = createServer((request, response) => {
    const isWorker = request.url === `/${worker}`;
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? script : html);
  });
  const { port, stop } = await listening(server);
  return { origin: `http://127.0.0.1:${port}`, stop: () => void stop() };
}
