import type { PlanToSolve, SlotChange } from '../../domain/plan/week/solver-input.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { PlanRefusal } from '../../terms/plan.ts';
import type { Result } from '../../terms/result.ts';

/** `unavailable`: this browser could not start the planner. */
export type RegenerateFailure = PlanRefusal | { readonly kind: 'unavailable' };

/** Planning that takes seconds on a phone. It runs in a worker, so that the page stays responsive. */
export interface Planner {
  /** Returns other meals for every slot on these dates that is neither locked, eaten nor skipped. */
  regenerate(
    plan: PlanToSolve,
    dates: readonly LocalDay[],
  ): Promise<Result<readonly SlotChange[], RegenerateFailure>>;
}
