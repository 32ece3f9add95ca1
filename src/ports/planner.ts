import type { SlotChange, SolverInput } from '../domain/planner/solver-input.ts';
import type { LocalDay, PlanRefusal } from '../domain/planner/types.ts';
import type { Result } from '../domain/result.ts';

/** `unavailable`: this browser could not start the planner, or it has no recipes yet. */
export type RegenerateFailure = PlanRefusal | { readonly kind: 'unavailable' };

/** Planning jobs that take too long for the page; they run in a worker. */
export interface Planner {
  /** Other meals for everything on these dates that is neither locked, eaten nor skipped. */
  regenerate(
    plan: SolverInput,
    dates: readonly LocalDay[],
  ): Promise<Result<readonly SlotChange[], RegenerateFailure>>;
}
