import { type Catalogue, SLOTS, type Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import type { PlannedDay, PlannedMeal, WeekPlan } from '../../../terms/plan.ts';
import { type Weekday, weekdayOf } from '../../calendar/days.ts';
import { mealNutrients } from '../solver/totals.ts';
import { explainMeal, type WhyContext } from './explain-meal.ts';

/** One dish of a day, for its planned portion: whole kcal, grams to one decimal. */
export interface DescribedMeal {
  readonly recipeId: string;
  readonly name: string;
  readonly portion: number;
  readonly kcal: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  /** One short clause: why this dish is here. */
  readonly why: string;
}

/** A day as it is shown and sent. The groups' kcal add up to `totalCalories`, to the kcal. */
export interface DescribedDay {
  readonly date: LocalDay;
  readonly weekday: Weekday;
  readonly totalCalories: number;
  readonly totalCarbs: number;
  readonly totalProteins: number;
  readonly totalFats: number;
  readonly groups: Readonly<Record<Slot, readonly DescribedMeal[]>>;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Null for a dish that has left the catalogue: it can neither be named nor counted. */
const describeMeal = (meal: PlannedMeal, catalogue: Catalogue, context: WhyContext): DescribedMeal | null => {
  const dish = catalogue.dishes.get(meal.recipeId);
  if (!dish) return null;
  const nutrients = mealNutrients(meal, catalogue);
  return {
    recipeId: dish.id,
    name: dish.name,
    portion: meal.portion,
    kcal: Math.round(amountOf(nutrients, 'energy_kcal')),
    protein: oneDecimal(amountOf(nutrients, 'protein_g')),
    carbs: oneDecimal(amountOf(nutrients, 'carbs_g')),
    fat: oneDecimal(amountOf(nutrients, 'fat_g')),
    why: explainMeal(meal, dish, context),
  };
};

export const describeDay = (day: PlannedDay, catalogue: Catalogue, context: WhyContext): DescribedDay => {
  const inSlot = (slot: Slot): readonly DescribedMeal[] =>
    day.meals
      .filter((meal) => meal.slot === slot)
      .map((meal) => describeMeal(meal, catalogue, context))
      .filter((meal) => meal !== null);
  const groups = Object.fromEntries(SLOTS.map((slot) => [slot, inSlot(slot)])) as DescribedDay['groups'];
  const total = (amount: (meal: DescribedMeal) => number): number =>
    oneDecimal(SLOTS.flatMap((slot) => groups[slot]).reduce((sum, meal) => sum + amount(meal), 0));
  return {
    date: day.date,
    weekday: weekdayOf(day.date),
    totalCalories: total((meal) => meal.kcal),
    totalCarbs: total((meal) => meal.carbs),
    totalProteins: total((meal) => meal.protein),
    totalFats: total((meal) => meal.fat),
    groups,
  };
};

/** Every day of a plan as plain objects, from which the wire shape and the screens are built. */
export const describeWeek = (
  plan: WeekPlan,
  catalogue: Catalogue,
  context: Omit<WhyContext, 'targets'> = {},
): readonly DescribedDay[] =>
  plan.days.map((day) => describeDay(day, catalogue, { ...context, targets: plan.targets }));
