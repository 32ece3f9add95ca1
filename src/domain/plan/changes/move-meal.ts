import { kindOfSlot, type Slot } from '../../../terms/food.ts';
import type { PlannedDay, PlannedMeal } from '../../../terms/plan.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import { isHeld, type SlotChange, type SlotOfDay, type SolverInput } from '../week/solver-input.ts';

/** Why two slots cannot exchange what they hold. */
export type MoveRefusal =
  | { readonly kind: 'not-planned' }
  | { readonly kind: 'other-kind' }
  /** Locked, eaten of or skipped. */
  | { readonly kind: 'held' }
  /** `recipeId` would come twice on one day. */
  | { readonly kind: 'repeats'; readonly recipeId: string };

const mealsIn = (day: PlannedDay, slot: Slot): readonly PlannedMeal[] =>
  day.meals.filter((meal) => meal.slot === slot);

const chosen = (meals: readonly PlannedMeal[]) =>
  meals.map(({ recipeId, portion }) => ({ recipe: recipeId, portion }));

/** The days that have one dish twice. */
const daysWithTwo = (days: readonly PlannedDay[], recipeId: string): number =>
  days.filter(({ meals }) => meals.filter((meal) => meal.recipeId === recipeId).length > 1).length;

/** The days with what the changes say. */
export const withChanges = (
  days: readonly PlannedDay[],
  changes: readonly SlotChange[],
): readonly PlannedDay[] =>
  days.map((day) => {
    const own = changes.filter(({ date }) => date === day.date);
    if (own.length === 0) return day;
    return {
      ...day,
      meals: [
        ...day.meals.filter(({ slot }) => !own.some((change) => change.slot === slot)),
        ...own.flatMap(({ slot, meals }) =>
          meals.map(({ recipe, portion }) => ({ slot, recipeId: recipe, portion })),
        ),
      ],
    };
  });

/**
 * Two slots exchange what they hold: on one day or two, breakfasts with breakfasts, snacks with snacks, lunches
 * and dinners with one another. Refused where a day would then have a dish twice.
 */
export const moveMeal = (
  plan: Pick<SolverInput, 'days' | 'held'>,
  from: SlotOfDay,
  to: SlotOfDay,
): Result<readonly SlotChange[], MoveRefusal> => {
  const [fromDay, toDay] = [from, to].map(({ date }) => plan.days.find((day) => day.date === date));
  if (!fromDay || !toDay) return err({ kind: 'not-planned' });
  if (kindOfSlot(from.slot) !== kindOfSlot(to.slot)) return err({ kind: 'other-kind' });
  if (isHeld(plan, from.date, from.slot) || isHeld(plan, to.date, to.slot)) return err({ kind: 'held' });
  const changes = [
    { ...from, meals: chosen(mealsIn(toDay, to.slot)) },
    { ...to, meals: chosen(mealsIn(fromDay, from.slot)) },
  ];
  const after = withChanges(plan.days, changes);
  const broken = changes
    .flatMap(({ meals }) => meals)
    .find(({ recipe }) => daysWithTwo(after, recipe) > daysWithTwo(plan.days, recipe));
  return broken === undefined ? ok(changes) : err({ kind: 'repeats', recipeId: broken.recipe });
};
