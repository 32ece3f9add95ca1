import type { PlanDetails, WirePlanDay } from '../../src/contract/plan.ts';
import { toWirePlannedFor, toWireRules } from '../../src/contract/plan-basis.ts';
import { energyFloor } from '../../src/domain/body/nutrition/energy.ts';
import { referenceIntakes } from '../../src/domain/body/nutrition/reference-intakes.ts';
import { drinkLitres } from '../../src/domain/body/water/water-goal.ts';
import { addDays, daysBetween, weekdayOf } from '../../src/domain/calendar/days.ts';
import {
  type ShoppingGroup,
  shoppingList,
  toWireShoppingList,
} from '../../src/domain/kitchen/shopping/shopping-list.ts';
import { type DescribedDay, describeDay } from '../../src/domain/plan/changes/describe-week.ts';
import { ADULT_AGE } from '../../src/terms/adult-age.ts';
import { SLOTS, type Slot } from '../../src/terms/food.ts';
import type { PlannedDay } from '../../src/terms/plan.ts';
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

const detailMeals = (day: DescribedDay, slot: Slot): PlanDetails['days'][number]['meals'] =>
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
  }));

const detailDay = ({ date, locked = [] }: PlannedDay, day: DescribedDay): PlanDetails['days'][number] => ({
  date,
  meals: SLOTS.flatMap((slot) => detailMeals(day, slot)),
  ...(locked.length === 0 ? {} : { locked: [...locked] }),
});

/** The lowest energy of a day. If safety holds the weight, nothing is taken off; children have no other floor. */
const floorOf = ({ state, plan }: ReadyPlan): number => {
  const { age, sex } = state.facts.person;
  return plan.maintenanceOnly || age < ADULT_AGE ? plan.targets.kcal : energyFloor(sex);
};

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
  const { facts } = current.state;
  const start = addDays(today, -1);
  const context = { targets: plan.targets, intakes: referenceIntakes(facts.person, facts.safety) };
  const byName = plan.week.days
    .filter(({ date }) => date >= start && daysBetween(start, date) < DAYS_BY_NAME)
    .map((day) => [weekdayOf(day.date), wireDay(describeDay(day, catalogue, context))] as const);
  const details: PlanDetails = {
    plan_id: plan.id,
    week_start: plan.planned[0]?.date ?? start,
    targets: plan.targets,
    maintenance_only: plan.maintenanceOnly,
    rules: toWireRules(facts.rules),
    planned_for: toWirePlannedFor({ facts: facts.person, safety: facts.safety, wishes: facts.wishes }),
    floor_kcal: floorOf(current),
    water_goal_l: drinkLitres(facts.person, facts.safety),
    ...(plan.cooksFrom === undefined ? {} : { cooks_from: plan.cooksFrom }),
    answers: [...current.state.answers],
    days: plan.planned.map((day) => detailDay(day, describeDay(day, catalogue, context))),
  };
  const shopping = toWireShoppingList(planList(current));
  return [
    {
      meals: {
        Meal_plan: { ...Object.fromEntries(byName), shopping_list: shopping },
        ...(withDetails ? { details } : {}),
      },
    },
  ];
};
