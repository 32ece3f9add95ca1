import type { PlanRequest } from '../../src/domain/plan/solver/plan-request.ts';
import { planWeek } from '../../src/domain/plan/solver/plan-week.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import type { WeekPlan } from '../../src/terms/plan.ts';

const planned = new Map<Catalogue, Map<string, WeekPlan>>();

/** A week as the planner makes it. A week takes a second, so each is planned once in a process. */
export const weekOnce = ({ catalogue, ...request }: PlanRequest): WeekPlan => {
  const weeks = planned.get(catalogue) ?? new Map<string, WeekPlan>();
  planned.set(catalogue, weeks);
  const key = JSON.stringify(request);
  const known = weeks.get(key);
  if (known !== undefined) return known;
  const week = planWeek({ ...request, catalogue });
  if (!week.ok) throw new Error(`no week: ${JSON.stringify(week.error)}`);
  weeks.set(key, week.value);
  return week.value;
};
