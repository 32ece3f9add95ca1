import { dayInWords } from '../../domain/calendar/day-words.ts';
import { addDays } from '../../domain/calendar/days.ts';
import { MEAL_TIMES } from '../../domain/kitchen/cooking/meal-times.ts';
import { fitsSlot, isAllowed } from '../../domain/plan/rules/eligibility.ts';
import { LEAST_CHOSEN_PORTION, MOST_CHOSEN_PORTION } from '../../domain/plan/week/plan-changes.ts';
import { isLeftover } from '../../domain/plan/week/pot-words.ts';
import { type FrozenMeal, foldSettled, settledFact } from '../../domain/plan/week/settled-leftovers.ts';
import { isHeld, type SlotOfDay } from '../../domain/plan/week/solver-input.ts';
import type { Leftover } from '../../domain/plan/week/uneaten-leftovers.ts';
import { type Dish, SLOTS } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { mealsChange, mealsIn, type PlanChange, together } from './meals-change.ts';
import type { MemberPlan } from './member-plan.ts';

interface Now {
  readonly today: LocalDay;
  /** Minutes since the member's midnight. */
  readonly minuteOfDay: number;
}

/**
 * The next meal that a dish which is there can replace: today's or, where none is open any more, tomorrow's. Meals that
 * are eaten, locked, skipped or there already stay. Null where there is none until `goodUntil`.
 */
const placeFor = (
  { plan, solverInput, events }: MemberPlan,
  dish: Dish,
  goodUntil: LocalDay,
  { today, minuteOfDay }: Now,
): SlotOfDay | null => {
  if (solverInput === null || !isAllowed(dish, solverInput.rules)) return null;
  for (const date of [today, addDays(today, 1)]) {
    const day = plan.dated.find((planned) => planned.date === date);
    const hasDish = SLOTS.some((one) => mealsIn(day, one).some(({ recipe }) => recipe === dish.id));
    if (date > goodUntil || hasDish) continue;
    const isThere = (slot: SlotOfDay['slot']): boolean =>
      events.some((event) =>
        event.meals.some((meal) => meal.day === date && meal.slot === slot && isLeftover(event, meal)),
      );
    const slot = SLOTS.find(
      (one) =>
        fitsSlot(dish, one) &&
        mealsIn(day, one).length > 0 &&
        (date > today || minuteOfDay < MEAL_TIMES[one].until) &&
        !isHeld(solverInput, date, one) &&
        !solverInput.offPlanFoods.some((food) => food.date === date && food.slot === one) &&
        !isThere(one),
    );
    if (slot !== undefined) return { date, slot };
  }
  return null;
};

/** A meal of food that is there, put into the plan. */
export interface MealOfLeftover {
  readonly date: LocalDay;
  /** For everybody at the table. */
  readonly servings: number;
  readonly change: PlanChange;
}

const QUARTERS = 4;

/** Puts one meal of a leftover into the plan; null where it fits nowhere while it is good. */
export const eatLeftover = (
  member: MemberPlan,
  dish: Dish,
  leftover: Pick<Leftover, 'servings' | 'goodUntil'> & Partial<Pick<Leftover, 'mealServings'>>,
  now: Now,
): MealOfLeftover | null => {
  const place = placeFor(member, dish, leftover.goodUntil, now);
  const { planId } = member.plan;
  if (place === null || planId === null) return null;
  const { date, slot } = place;
  const { people } = member.stateOf(date, slot);
  const perPerson = Math.min(leftover.servings, leftover.mealServings ?? people) / people;
  const quarters = Math.floor(perPerson * QUARTERS + 1e-9) / QUARTERS;
  const portion = Math.min(MOST_CHOSEN_PORTION, Math.max(LEAST_CHOSEN_PORTION, quarters));
  const [, ...others] = mealsIn(
    member.plan.dated.find((day) => day.date === date),
    slot,
  );
  const meals = [{ recipe: dish.id, portion }, ...others];
  const words = `${dish.name} is ${dayInWords(date, now.today)}'s ${MEAL_TIMES[slot].word}.`;
  const change = mealsChange(member, planId, [{ date, slot, meals }], words);
  return { date, servings: Math.min(leftover.servings, portion * people), change };
};

/** All that is left of a pot is frozen or gone. */
export const settleLeftover = (
  { history }: Pick<MemberPlan, 'history'>,
  { recipeId, cooked, servings }: Leftover,
  to: 'frozen' | 'gone',
  day: LocalDay,
  words: string,
): PlanChange => {
  const settled = foldSettled(history.entries);
  const place = { recipeId, cooked, to, day };
  return { words, facts: [settledFact(settled, place, servings)], undo: [settledFact(settled, place, 0)] };
};

/** Servings leave the freezer: thawed to be eaten on `day`, or gone. */
export const takeFromFreezer = (
  { history }: Pick<MemberPlan, 'history'>,
  { servings: _, goodUntil: __, ...frozen }: FrozenMeal,
  servings: number,
  to: 'thawed' | 'gone',
  day: LocalDay,
  words: string,
): PlanChange => {
  const settled = foldSettled(history.entries);
  const place = { ...frozen, to, day };
  return {
    words,
    facts: [settledFact(settled, frozen, -servings), settledFact(settled, place, servings)],
    undo: [settledFact(settled, frozen, 0), settledFact(settled, place, 0)],
  };
};

/** Puts a frozen meal into the plan and takes it out of the freezer. */
export const eatFrozen = (
  member: MemberPlan,
  dish: Dish,
  frozen: FrozenMeal,
  now: Now,
): MealOfLeftover | null => {
  const meal = eatLeftover(member, dish, frozen, now);
  if (meal === null) return null;
  const { words } = meal.change;
  const taken = takeFromFreezer(member, frozen, meal.servings, 'thawed', meal.date, words);
  return { ...meal, change: together(words, [taken, meal.change]) };
};
