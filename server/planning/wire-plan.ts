import type { WirePlanDay } from '../../src/contract/plan.ts';
import { describedBy, planDetailsOf } from '../../src/contract/plan-details.ts';
import { addDays, daysBetween, weekdayOf } from '../../src/domain/calendar/days.ts';
import {
  type ShoppingGroup,
  shoppingList,
  toWireShoppingList,
} from '../../src/domain/kitchen/shopping/shopping-list.ts';
import { type DescribedDay, describeDay } from '../../src/domain/plan/changes/describe-week.ts';
import type { Slot } from '../../src/terms/food.ts';
import type { CurrentPlan } from './plan-keeper.ts';

export type ReadyPlan = CurrentPlan & { readonly plan: NonNullable<CurrentPlan['plan']> };

const DAYS_BY_NAME = 7;
const SHOPPING_DAYS = 7;

/** Dish name to kcal; a dish that a slot holds twice adds up. */
const groupOf = (day: DescribedDay, slot: Slot): Record<string, number> => {
  const group = new Map<string, number>();
  for (const { name, kcal } of day.groups[slot]) group.set(name, (group.get(name) ?? 0) + kcal);
  return Object.fromEntries(group);
};

const wireDay = (day: DescribedDay): WirePlanDay => ({
  'Total calorie': day.totalCalories,
  total_carbs: day.totalCarbs,
  total_proteins: day.totalProteins,
  total_fats: day.totalFats,
  breakfast: groupOf(day, 'breakfast'),
  snacks1: groupOf(day, 'snacks1'),
  lunch: groupOf(day, 'lunch'),
  snacks2: groupOf(day, 'snacks2'),
  dinner: groupOf(day, 'dinner'),
});

/** The shopping of the seven days from today, without a look at what is at home. */
const planList = ({ plan, today, catalogue }: ReadyPlan): readonly ShoppingGroup[] =>
  shoppingList(
    plan.toCook.filter(({ day }) => day >= today && daysBetween(today, day) < SHOPPING_DAYS),
    catalogue,
  );

/**
 * A plan as the contract's meal plan answer: seven days by weekday name from yesterday on, what to buy
 * for the seven days from today, both with the member's changes; and, where asked for, every day by date with its
 * recipes as it was planned: a device with a journal puts the changes on top itself.
 */
export const wirePlan = (current: ReadyPlan, withDetails: boolean) => {
  const { plan, today, catalogue } = current;
  const { facts, answers } = current.state;
  const made = { ...plan, facts, answers };
  const start = addDays(today, -1);
  const byName = plan.week.days
    .filter(({ date }) => date >= start && daysBetween(start, date) < DAYS_BY_NAME)
    .map((day) => [weekdayOf(day.date), wireDay(describeDay(day, catalogue, describedBy(made)))] as const);
  const shopping = toWireShoppingList(planList(current));
  return [
    {
      meals: {
        Meal_plan: { ...Object.fromEntries(byName), shopping_list: shopping },
        ...(withDetails ? { details: planDetailsOf(made, catalogue) } : {}),
      },
    },
  ];
};
