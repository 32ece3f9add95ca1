import { withOwn } from '../../src/domain/food/own-food/own-dishes.ts';
import type { OwnThings } from '../../src/domain/food/own-food/own-food.ts';
import type { WeekRequest as Request } from '../../src/domain/plan/making/make-plan.ts';
import { planWeek } from '../../src/domain/plan/solver/plan-week.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import type { PlanRefusal, WeekPlan } from '../../src/terms/plan.ts';
import type { Result } from '../../src/terms/result.ts';

/** The request as it is sent to another thread: instead of the catalogue, which each side loads itself, what is the member's own. */
export interface WeekRequest extends Request {
  readonly own: OwnThings;
}

export interface Planner {
  makeWeek(request: WeekRequest): Promise<Result<WeekPlan, PlanRefusal>>;
}

/** Plans on the calling thread, which it keeps busy for about a second. */
export const createDirectPlanner = (catalogue: Catalogue): Planner => ({
  makeWeek: async ({ own, ...request }) => planWeek({ ...request, catalogue: withOwn(catalogue, own) }),
});
