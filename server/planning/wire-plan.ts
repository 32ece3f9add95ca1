import type { PlanDetails, WirePlanDay } from '../../src/contract/plan.ts';
import { addDays, daysBetween, weekdayOf } from '../../src/domain/calendar/days.ts';
import { type Catalogue, SLOTS, type Slot } from '../../src/domain/catalogue/types.ts';
import { referenceIntakes } from '../../src/domain/nutrition/reference-intakes.ts';
import { type DescribedDay, describeWeek } from '../../src/domain/planner/describe-week.ts';
import { shoppingList, toWireShoppingList } from '../../src/domain/shopping/shopping-list.ts';
import type { CurrentPlan } from './plan-keeper.ts';

type ReadyPlan = CurrentPlan & { readonly plan: NonNullable<CurrentPlan['plan']> };

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

const detailDay = (day: DescribedDay): PlanDetails['days'][number] => ({
  date: day.date,
  meals: SLOTS.flatMap((slot) =>
    day.groups[slot].map((meal) => ({
      slot,
      recipe_id: meal.recipeId,
      name: meal.name,
      portion: meal.portion,
      kcal: meal.kcal,
      protein_g: meal.protein,
      carbs_g: meal.carbs,
      fat_g: meal.fat,
      why: meal.why,
    })),
  ),
});

export const describePlan = ({ state, plan }: ReadyPlan, catalogue: Catalogue): readonly DescribedDay[] =>
  describeWeek(plan.week, catalogue, {
    intakes: referenceIntakes(state.facts.person, state.facts.safety),
  });

/**
 * A plan as the contract's meal plan answer: seven days by weekday name from yesterday on, what to buy
 * for the seven days from today, and, where asked for, every planned day by date with its recipes.
 */
export const wirePlan = (current: ReadyPlan, catalogue: Catalogue, withDetails: boolean) => {
  const { plan, today } = current;
  const start = addDays(today, -1);
  const days = describePlan(current, catalogue);
  const byName = days
    .filter(({ date }) => date >= start && daysBetween(start, date) < DAYS_BY_NAME)
    .map((day) => [weekdayOf(day.date), wireDay(day)] as const);
  const toCook = plan.week.days
    .filter(({ date }) => date >= today && daysBetween(today, date) < SHOPPING_DAYS)
    .flatMap((day) => day.meals);
  const details: PlanDetails = {
    plan_id: plan.id,
    week_start: days[0]?.date ?? start,
    targets: plan.week.targets,
    maintenance_only: plan.maintenanceOnly,
    days: days.map(detailDay),
  };
  const shopping = toWireShoppingList(shoppingList(toCook, catalogue));
  return [
    {
      meals: {
        Meal_plan: { ...Object.fromEntries(byName), shopping_list: shopping },
        ...(withDetails ? { details } : {}),
      },
    },
  ];
};
