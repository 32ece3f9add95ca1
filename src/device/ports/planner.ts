import type { WeekRequest } from '../../domain/plan/making/make-plan.ts';
import type { PlanToSolve, SlotChange } from '../../domain/plan/week/solver-input.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { PlanRefusal, WeekPlan } from '../../terms/plan.ts';
import type { Result } from '../../terms/result.ts';

/** `unavailable`: this browser could not start the planner. */
export type PlannerFailure = PlanRefusal | { readonly kind: 'unavailable' };

/** Planning that takes seconds on a phone. It runs in a worker, so that the page stays responsive. */
export interface Planner {
  /** Returns other meals for every slot on these dates that is neither locked, eaten nor skipped. */
  regenerate(
    plan: PlanToSolve,
    dates: readonly LocalDay[],
  ): Promise<Result<readonly SlotChange[], PlannerFailure>>;
  /** Plans days anew. */
  makeWeek(request: WeekRequest, catalogue: Catalogue): Promise<Result<WeekPlan, PlannerFailure>>;
}
