import { type Catalogue, SLOTS, type Slot } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { EatingRules, PlannedDay, PlannedMeal } from '../../../terms/plan.ts';
import { eatenNutrients } from '../../food/catalogue/eaten-food.ts';
import { type DayState, eatenKey, foldDay } from '../../food/journal/fold.ts';
import { isAllowed } from '../rules/eligibility.ts';
import { chosenMeals, foldPlanChanges, type PlanChanges } from './plan-changes.ts';
import type { OffPlanFood, SlotOfDay } from './solver-input.ts';

/** A slot as the member has it. */
export interface SlotState extends SlotOfDay {
  readonly planned: readonly PlannedMeal[];
  /** With the member's change; empty where the slot is skipped. */
  readonly meals: readonly PlannedMeal[];
  /** Kept when the plan is made anew. */
  readonly locked: boolean;
  /** Number of people the slot is cooked for, the member included. */
  readonly people: number;
  /** One of its meals was eaten. */
  readonly eaten: boolean;
  /** Food beside the plan was eaten in it. */
  readonly eatenBeside: boolean;
  /** One of its meals breaks the hard rules as they are now. */
  readonly forbidden: boolean;
}

/** A plan as its member has it: the planned days with the operations of the journal on top. */
export interface MemberWeek {
  readonly days: readonly PlannedDay[];
  /** Every slot of every day, in order. */
  readonly slots: readonly SlotState[];
  readonly offPlanFoods: readonly OffPlanFood[];
  readonly changes: PlanChanges;
}

export interface BasePlan {
  readonly id: string | null;
  readonly days: readonly PlannedDay[];
}

/** Food beside the plan that the catalogue or the log knows, as nutrients. */
const offPlanFoodsOf = (
  { date }: PlannedDay,
  { foods }: DayState,
  catalogue: Catalogue,
): readonly OffPlanFood[] =>
  [...foods.values()].flatMap((eaten) => {
    const nutrients = eatenNutrients(eaten, catalogue.foods);
    return nutrients === null ? [] : [{ date, slot: eaten.slot, nutrients }];
  });

const isForbidden = (
  meals: readonly PlannedMeal[],
  rules: EatingRules | null,
  catalogue: Catalogue | null,
): boolean =>
  meals.some(({ recipeId }) => {
    const dish = catalogue?.dishes.get(recipeId);
    return dish !== undefined && rules !== null && !isAllowed(dish, rules);
  });

/**
 * Applies `entries`, the operations about the plan's days, to the plan. A change of another plan, and one that
 * cannot be (see `chosenMeals`), is passed over. Without the catalogue no meal is changed. `changes` are those of the
 * same entries, where the caller has folded them already.
 */
export const foldWeek = (
  { id, days }: BasePlan,
  entries: readonly JournalEntry[],
  rules: EatingRules | null,
  catalogue: Catalogue | null,
  changes = foldPlanChanges(entries, id),
): MemberWeek => {
  const slotNow = (day: PlannedDay, log: DayState, slot: Slot): SlotState => {
    const { date } = day;
    const planned = day.meals.filter((meal) => meal.slot === slot);
    const chosen = catalogue === null ? null : chosenMeals(changes, date, slot, rules, catalogue);
    const meals = chosen ?? planned;
    return {
      date,
      slot,
      planned,
      meals,
      locked: changes.lockOf(date, slot) ?? day.locked?.includes(slot) ?? false,
      people: changes.peopleAt(date, slot),
      eaten: meals.some(({ recipeId }) => log.eaten.has(eatenKey(slot, recipeId))),
      eatenBeside: [...log.foods.values()].some((food) => food.slot === slot),
      forbidden: isForbidden(meals, rules, catalogue),
    };
  };

  const folded = days.map((day) => {
    const log = foldDay(entries.filter((entry) => entry.day === day.date));
    const slots = SLOTS.map((slot) => slotNow(day, log, slot));
    return {
      day: { ...day, meals: slots.flatMap(({ meals }) => meals) },
      slots,
      offPlanFoods: catalogue === null ? [] : offPlanFoodsOf(day, log, catalogue),
    };
  });
  return {
    days: folded.map(({ day }) => day),
    slots: folded.flatMap(({ slots }) => slots),
    offPlanFoods: folded.flatMap(({ offPlanFoods }) => offPlanFoods),
    changes,
  };
};
