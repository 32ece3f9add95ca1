import { regenerateSlots } from '../domain/plan/changes/regenerate.ts';
import type { Catalogue } from '../terms/food.ts';
import type { PlannerMessage, PlannerReply } from './planner-jobs.ts';

// Plans in a thread of its own, because choosing a week takes seconds on a phone and would block the page.

let catalogue: Catalogue | null = null;

self.addEventListener('message', ({ data }: MessageEvent<PlannerMessage>) => {
  if (data.kind === 'catalogue') {
    catalogue = data.catalogue;
    return;
  }
  if (catalogue === null) throw new Error('A job came before the catalogue.');
  const { id, plan, dates, seed } = data;
  const changes = regenerateSlots({ ...plan, catalogue }, dates, seed);
  self.postMessage({ id, changes } satisfies PlannerReply);
});
