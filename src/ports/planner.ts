import type { PlanToSolve, SlotChange } from '../domain/planner/solver-input.ts';
import type { LocalDay, PlanRefusal } from '../domain/planner/types.ts';
import type { Result } from '../domain/result.ts';

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
