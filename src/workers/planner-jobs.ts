import type { WeekRequest } from '../domain/plan/making/make-plan.ts';
import type { SlotChange, SolverInput } from '../domain/plan/week/solver-input.ts';
import type { Catalogue } from '../terms/food.ts';
import type { LocalDay } from '../terms/local-day.ts';
import type { PlanRefusal, WeekPlan } from '../terms/plan.ts';
import type { Result } from '../terms/result.ts';

/** Work of the planner's thread, and what comes of it. */
export interface PlannerJobs {
  readonly regenerate: {
    readonly job: { readonly plan: SolverInput; readonly dates: readonly LocalDay[]; readonly seed: number };
    readonly outcome: readonly SlotChange[];
  };
  readonly makeWeek: { readonly job: { readonly request: WeekRequest }; readonly outcome: WeekPlan };
}

export type PlannerJob = {
  [K in keyof PlannerJobs]: { readonly kind: K } & PlannerJobs[K]['job'];
}[keyof PlannerJobs];

/** Messages from the page to the planner's worker: the catalogue first, then jobs, each with its own id. */
export type PlannerMessage =
  | { readonly kind: 'catalogue'; readonly catalogue: Catalogue }
  | ({ readonly id: number } & PlannerJob);

export interface PlannerReply {
  readonly id: number;
  readonly outcome: Result<PlannerJobs[keyof PlannerJobs]['outcome'], PlanRefusal>;
}
