import type { Budget } from '../../contract/plan.ts';
import { drinkLitres } from '../../domain/body/water/water-goal.ts';
import { DEFAULT_WATER_GOAL_L } from '../../domain/constants.ts';
import type { PlannedFor } from '../../domain/plan/week/solver-input.ts';

/** Litres to drink in a day: the backend's figure where it gives one, else for the person of the plan. */
export const waterGoalOf = (budget: Budget | null, plannedFor: PlannedFor | null): number => {
  if (budget !== null && budget.daily_water_goal > 0) return budget.daily_water_goal;
  return plannedFor === null ? DEFAULT_WATER_GOAL_L : drinkLitres(plannedFor.facts, plannedFor.safety);
};
