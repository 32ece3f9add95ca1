import { type DevicePlan, plannedDaysOf } from '../db/device-plan.ts';
import type { IntentPayloads } from '../db/intents.ts';

/** A week as it goes to the backend; null for one without recipes. */
export const wireWeekOf = (
  plan: Pick<DevicePlan, 'planId' | 'cooksFrom' | 'dated'>,
): IntentPayloads['plan.put'] | null => {
  const { planId, cooksFrom } = plan;
  const days = plannedDaysOf(plan);
  if (planId === null || days.length === 0) return null;
  return {
    plan_id: planId,
    ...(cooksFrom === undefined ? {} : { cooks_from: cooksFrom }),
    days: days.map(({ date, meals }) => ({
      date,
      meals: meals.map(({ slot, recipeId: recipe, portion }) => ({ slot, recipe, portion })),
    })),
  };
};
