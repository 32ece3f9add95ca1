import { type PlanChange, wordOfNow } from '../../device/plan/meals-change.ts';
import type { MemberPlan } from '../../device/plan/member-plan.ts';
import type { SlotChange } from '../../domain/plan/week/solver-input.ts';
import type { Slot } from '../../terms/food.ts';
import type { JournalFact } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';

/** Back to what the plan had there. */
export const asPlannedChange = (
  now: MemberPlan,
  planId: string,
  { date, slot }: Pick<SlotChange, 'date' | 'slot'>,
  words: string,
): PlanChange => ({
  words,
  facts: [{ day: date, kind: 'meals.set', payload: { planId, slot, meals: null } }],
  undo: [wordOfNow(now, planId, date, slot)],
});

export const lockChange = (
  planId: string,
  { date, slot }: Pick<SlotChange, 'date' | 'slot'>,
  locked: boolean,
  words: string,
): PlanChange => {
  const fact = (to: boolean): JournalFact => ({
    day: date,
    kind: 'meals.lock',
    payload: { planId, slot, locked: to },
  });
  return { words, facts: [fact(locked)], undo: [fact(!locked)] };
};

/** The slots of a day that a change set the meals of. */
export const slotsSet = ({ facts }: Pick<PlanChange, 'facts'>, date: LocalDay): readonly Slot[] =>
  facts.flatMap(({ day, kind, payload }) => (kind === 'meals.set' && day === date ? [payload.slot] : []));
