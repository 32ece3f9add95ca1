import { regenerateSlots } from '../domain/plan/changes/regenerate.ts';
import { planWeek } from '../domain/plan/solver/plan-week.ts';
import type { Catalogue } from '../terms/food.ts';
import type { PlannerJob, PlannerMessage, PlannerReply } from './planner-jobs.ts';

// Plans in a thread of its own, because choosing a week takes seconds on a phone and would block the page.

let catalogue: Catalogue | null = null;

const outcomeOf = (job: PlannerJob, dishes: Catalogue): PlannerReply['outcome'] =>
  job.kind === 'makeWeek'
    ? planWeek({ ...job.request, catalogue: dishes })
    : regenerateSlots({ ...job.plan, catalogue: dishes }, job.dates, job.seed);

self.addEventListener('message', ({ data }: MessageEvent<PlannerMessage>) => {
  if (data.kind === 'catalogue') {
    catalogue = data.catalogue;
    return;
  }
  if (catalogue === null) throw new Error('A job came before the catalogue.');
  self.postMessage({ id: data.id, outcome: outcomeOf(data, catalogue) } satisfies PlannerReply);
});
