import { SLOTS } from '../../domain/catalogue/types.ts';
import type { PlannedDay } from '../../domain/planner/types.ts';
import { type PlannedServing, plannedServings } from '../../domain/shopping/servings-to-cook.ts';
import type { MemberPlan } from './member-plan.ts';

/** Every planned dish of a dated plan with recipes, swaps and people at the table in it; none of a plain plan. */
export const memberServings = ({ plan, stateOf }: MemberPlan): readonly PlannedServing[] => {
  const days = plan.dated.flatMap(({ date, slots }): readonly PlannedDay[] => {
    if (date === null) return [];
    const meals = SLOTS.flatMap((slot) =>
      slots[slot].flatMap(({ detail }) =>
        detail === null ? [] : [{ slot, recipeId: detail.recipeId, portion: detail.portion }],
      ),
    );
    return [{ date, meals }];
  });
  return plannedServings(days, (day, slot) => stateOf(day, slot).people);
};
