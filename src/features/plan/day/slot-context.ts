import type { PlanChange } from '../../../device/plan/meals-change.ts';
import type { MemberPlan } from '../../../device/plan/member-plan.ts';
import type { ChosenMeal } from '../../../domain/plan/week/plan-changes.ts';
import type { PlanToSolve } from '../../../domain/plan/week/solver-input.ts';
import type { Catalogue, Dish, Slot } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { DayView, DishLine, SlotView } from './day-view.ts';

/** A slot that something is done to, and all that is known around it. */
export interface SlotContext {
  readonly date: LocalDay;
  readonly today: LocalDay;
  readonly member: MemberPlan;
  readonly catalogue: Catalogue;
  readonly day: DayView;
  readonly slot: SlotView;
  /** Recent off-plan foods. */
  readonly foodEntries: readonly JournalEntry[];
  /** `unbalances`: the rest of the day may want to follow. False where this device could not keep it. */
  readonly onChange: (change: PlanChange, unbalances?: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The plan's id and what solving it takes; null for plans of names and calories only. */
export const solvable = ({
  member,
  catalogue,
}: Pick<SlotContext, 'member' | 'catalogue'>): { planId: string; toSolve: PlanToSolve } | null =>
  member.plan.planId === null || member.solverInput === null
    ? null
    : { planId: member.plan.planId, toSolve: { ...member.solverInput, catalogue } };

export interface KnownDish {
  readonly line: DishLine;
  readonly dish: Dish;
  /** Servings. */
  readonly portion: number;
}

/** The slot's dishes that the recipe book has. */
export const knownDishes = (
  { dishes }: Pick<SlotView, 'dishes'>,
  catalogue: Catalogue,
): readonly KnownDish[] =>
  dishes.flatMap((line) => {
    const dish = line.detail === null ? undefined : catalogue.dishes.get(line.detail.recipeId);
    return dish === undefined || line.detail === null ? [] : [{ line, dish, portion: line.detail.portion }];
  });

/** The meals of a slot after one recipe is replaced; null removes it. */
export const withInstead = (
  { dishes }: Pick<SlotView, 'dishes'>,
  recipe: string | null,
  instead: ChosenMeal | null,
): readonly ChosenMeal[] => {
  const held = dishes.flatMap(({ detail }) =>
    detail === null ? [] : [{ recipe: detail.recipeId, portion: detail.portion }],
  );
  const replaced = held.flatMap((meal) =>
    meal.recipe === recipe ? (instead === null ? [] : [instead]) : [meal],
  );
  return recipe === null && instead !== null ? [...held, instead] : replaced;
};

/** kcal of the day, what was eaten beside the plan included. */
export const dayKcal = ({ slots }: DayView): number => slots.reduce((sum, { kcal }) => sum + kcal, 0);

export const SLOT_NOUNS: Readonly<Record<Slot, string>> = {
  breakfast: 'breakfast',
  snacks1: 'snack',
  lunch: 'lunch',
  snacks2: 'snack',
  dinner: 'dinner',
};
