import { type Catalogue, SLOTS, type Slot } from '../../src/domain/catalogue/types.ts';
import { type DayState, eatenKey, foldDay } from '../../src/domain/journal/fold.ts';
import type { JournalEntry } from '../../src/domain/journal/operations.ts';
import { fitsSlot, isAllowed } from '../../src/domain/planner/eligibility.ts';
import { applyPlanChanges, foldPlanChanges } from '../../src/domain/planner/plan-changes.ts';
import type { HeldSlot, OffPlanFood } from '../../src/domain/planner/solver-input.ts';
import type { EatingRules, LocalDay, PlannedDay, PlannedMeal } from '../../src/domain/planner/types.ts';
import {
  type PlannedServing,
  plannedServings,
  sortServings,
} from '../../src/domain/shopping/servings-to-cook.ts';

/** A plan as its member has it. */
export interface MemberWeek {
  readonly planned: readonly PlannedDay[];
  /** With the member's changes. */
  readonly days: readonly PlannedDay[];
  readonly isLocked: (day: PlannedDay, slot: Slot) => boolean;
  /** Servings that are neither eaten nor cooked yet, for everybody at the table. */
  readonly toCook: readonly PlannedServing[];
  readonly logOf: (date: LocalDay) => Pick<DayState, 'eaten' | 'foods'>;
}

/** `entries` are the operations of the plan's days; what they say of another plan has no say here. */
export const memberWeek = (
  plan: { readonly id: string; readonly days: readonly PlannedDay[] },
  entries: readonly JournalEntry[],
  rules: EatingRules,
  catalogue: Catalogue,
): MemberWeek => {
  const changes = foldPlanChanges(entries, plan.id);
  const days = applyPlanChanges(plan.days, changes, rules, catalogue);
  return {
    planned: plan.days,
    days,
    isLocked: ({ date, locked }, slot) => changes.lockOf(date, slot) ?? locked?.includes(slot) ?? false,
    toCook: sortServings(plannedServings(days, changes.peopleAt), entries).open,
    logOf: (date) => foldDay(entries.filter(({ day }) => day === date)),
  };
};

const mealsIn = (day: PlannedDay, slot: Slot): readonly PlannedMeal[] =>
  day.meals.filter((meal) => meal.slot === slot);

const isEaten = ({ eaten }: Pick<DayState, 'eaten'>, { slot, recipeId }: PlannedMeal): boolean =>
  eaten.has(eatenKey(slot, recipeId));

/** Off-plan foods, as nutrients. */
export const offPlanFoodsOf = (week: MemberWeek, { foods }: Catalogue): readonly OffPlanFood[] =>
  week.days.flatMap(({ date }) =>
    [...week.logOf(date).foods.values()].flatMap(({ slot, food, grams }) => {
      const nutrients = foods.get(food)?.per100.map((amount) => (amount * grams) / 100);
      return nutrients === undefined ? [] : [{ date, slot, nutrients }];
    }),
  );

/**
 * Slots that a new plan keeps: locked ones, ones that were eaten of, and empty ones in which something else was
 * eaten, as far as the current hard rules allow their dishes.
 */
export const heldSlots = (
  week: MemberWeek,
  rules: EatingRules,
  { dishes }: Catalogue,
): readonly (HeldSlot & { readonly locked: boolean })[] =>
  week.days.flatMap((day) => {
    const log = week.logOf(day.date);
    return SLOTS.flatMap((slot) => {
      const meals = mealsIn(day, slot);
      const isPossible = meals.every(({ recipeId }) => {
        const dish = dishes.get(recipeId);
        return dish !== undefined && fitsSlot(dish, slot) && isAllowed(dish, rules);
      });
      const locked = week.isLocked(day, slot);
      const isEatenOf = meals.some((meal) => isEaten(log, meal));
      const isInstead = meals.length === 0 && [...log.foods.values()].some((food) => food.slot === slot);
      return isPossible && (locked || isEatenOf || isInstead)
        ? [{ date: day.date, slot, meals, locked }]
        : [];
    });
  });
