import { fitsSlot } from '../../src/domain/plan/rules/eligibility.ts';
import type { MemberWeek, SlotState } from '../../src/domain/plan/week/week.ts';
import type { Catalogue } from '../../src/terms/food.ts';

/**
 * Slots that a new plan keeps: locked ones, ones that were eaten of, and empty ones in which something else was
 * eaten, as far as the current hard rules allow their dishes.
 */
export const heldSlots = ({ slots }: MemberWeek, { dishes }: Catalogue): readonly SlotState[] =>
  slots.filter(({ slot, meals, locked, eaten, eatenBeside, forbidden }) => {
    const isPossible =
      !forbidden &&
      meals.every(({ recipeId }) => {
        const dish = dishes.get(recipeId);
        return dish !== undefined && fitsSlot(dish, slot);
      });
    return isPossible && (locked || eaten || (meals.length === 0 && eatenBeside));
  });
