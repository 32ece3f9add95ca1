import type { SlotChange, SolverInput } from '../domain/plan/week/solver-input.ts';
import type { Catalogue } from '../terms/food.ts';
import type { LocalDay } from '../terms/local-day.ts';
import type { PlanRefusal } from '../terms/plan.ts';
import type { Result } from '../terms/result.ts';

/** Messages from the page to the planner's worker: the catalogue first, then jobs, each with its own id. */
export type PlannerMessage =
  | { readonly kind: 'catalogue'; readonly catalogue: Catalogue }
  | {
      readonly kind: 'regenerate';
      readonly id: number;
      readonly plan: SolverInput;
      readonly dates: readonly LocalDay[];
      readonly seed: number;
    };

export interface PlannerReply {
  readonly id: number;
  readonly changes: Result<readonly SlotChange[], PlanRefusal>;
}
