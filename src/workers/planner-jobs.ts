import type { Catalogue } from '../domain/catalogue/types.ts';
import type { SlotChange, SolverInput } from '../domain/planner/solver-input.ts';
import type { LocalDay, PlanRefusal } from '../domain/planner/types.ts';
import type { Result } from '../domain/result.ts';

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
