import type { Budget } from '../../contract/plan.ts';
import { DEFAULT_WATER_GOAL_L } from '../../domain/constants.ts';
import type { DevicePlan } from '../db/device-plan.ts';

/**
 * Litres to drink in a day: of the day's figures where the backend alone knows them, else of the plan, else as they were
 * told before the plan had them.
 */
export const waterGoalOf = (
  budget: Budget | null,
  plan: Pick<DevicePlan, 'waterGoal'> | null,
  told: number | null,
): number =>
  [budget?.daily_water_goal, plan?.waterGoal, told].find((goal) => goal != null && goal > 0) ??
  DEFAULT_WATER_GOAL_L;
