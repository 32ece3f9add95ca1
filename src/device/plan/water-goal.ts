import { DEFAULT_WATER_GOAL_L } from '../../domain/constants.ts';
import type { DevicePlan } from '../db/device-plan.ts';
import type { ToldDay } from '../rows/budget.ts';

/**
 * Litres to drink in a day: as told with figures that a backend alone knows, else of the plan, else as they were told
 * before plans had them.
 */
export const waterGoalOf = (
  { budget, waterGoal }: ToldDay,
  plan: Pick<DevicePlan, 'waterGoal'> | null,
): number =>
  [budget?.daily_water_goal, plan?.waterGoal, waterGoal].find((goal) => goal != null && goal > 0) ??
  DEFAULT_WATER_GOAL_L;
