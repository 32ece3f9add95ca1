import type { ChosenMeal } from '../../domain/plan/week/plan-changes.ts';
import { changeFacts, type SlotChange } from '../../domain/plan/week/solver-input.ts';
import type { Slot } from '../../terms/food.ts';
import type { JournalFact } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { PlanDay } from '../db/device-plan.ts';
import type { MemberPlan } from './member-plan.ts';

/** Something that the member did, and how it is taken back. */
export interface PlanChange {
  /** The change in words: "Lunch skipped". */
  readonly words: string;
  readonly facts: readonly JournalFact[];
  readonly undo: readonly JournalFact[];
}

/** The meals of a slot in the journal's form; dishes without a recipe have none. */
export const mealsIn = (day: PlanDay | undefined, slot: Slot): readonly ChosenMeal[] =>
  (day?.slots[slot] ?? []).flatMap(({ detail }) =>
    detail === null ? [] : [{ recipe: detail.recipeId, portion: detail.portion }],
  );

/** The word that leaves a slot as it is now. */
export const wordOfNow = (
  { plan, stateOf }: MemberPlan,
  planId: string,
  date: LocalDay,
  slot: Slot,
): JournalFact => ({
  day: date,
  kind: 'meals.set',
  payload: {
    planId,
    slot,
    meals: stateOf(date, slot).changed
      ? mealsIn(
          plan.dated.find((day) => day.date === date),
          slot,
        )
      : null,
  },
});

/** Slots that hold something else from now on: a swap, a portion, a skip, a move, a new day. */
export const mealsChange = (
  now: MemberPlan,
  planId: string,
  changes: readonly SlotChange[],
  words: string,
): PlanChange => ({
  words,
  facts: changeFacts(planId, changes),
  undo: changes.map(({ date, slot }) => wordOfNow(now, planId, date, slot)),
});

/** Several at once; undone together, the last first. */
export const together = (words: string, changes: readonly PlanChange[]): PlanChange => ({
  words,
  facts: changes.flatMap(({ facts }) => facts),
  undo: [...changes].reverse().flatMap(({ undo }) => undo),
});
