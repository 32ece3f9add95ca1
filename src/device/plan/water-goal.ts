import { DEFAULT_WATER_GOAL_L } from '../../domain/constants.ts';
import type { DevicePlan } from '../db/device-plan.ts';

/** Litres to drink in a day: of the plan, else what the backend told with the day's figures. */
export const waterGoalOf = (plan: Pick<DevicePlan, 'waterGoal'> | null, told: number | null): number => {
  if (plan?.waterGoal !== undefined) return plan.waterGoal;
  return told !== null && told > 0 ? told : DEFAULT_WATER_GOAL_L;
};
