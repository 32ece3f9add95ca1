import type { Dish, Slot } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { amountOf, type NutrientVector } from '../../../terms/nutrients.ts';
import type { PlannedMeal } from '../../../terms/plan.ts';
import { dayInWords } from '../../calendar/day-words.ts';
import { offPlanKcal } from '../../plan/changes/day-budget.ts';
import { withChanges } from '../../plan/changes/move-meal.ts';
import { dayTotals } from '../../plan/solver/totals.ts';
import { changeFacts, type SlotChange } from '../../plan/week/solver-input.ts';
import type { DishRef } from '../slots/request.ts';
import { type Answer, capital, type DayFigures, type Proposal, says } from './answer.ts';
import type { CoachContext, CoachPlan } from './coach-context.ts';

const NAMES: Readonly<Record<Slot, string>> = {
  breakfast: 'breakfast',
  snacks1: 'the first snack',
  lunch: 'lunch',
  snacks2: 'the second snack',
  dinner: 'dinner',
};
export const slotName = (slot: Slot): string => NAMES[slot];

/** "dinner tomorrow", "dinner" today. */
export const placeName = (day: LocalDay, slot: Slot, today: LocalDay): string =>
  day === today ? slotName(slot) : `${slotName(slot)} ${dayWhen(day, today)}`;

/** "today", "on Friday". */
export const dayWhen = (day: LocalDay, today: LocalDay): string => {
  const words = dayInWords(day, today);
  return /^[A-Z]/.test(words) ? `on ${words}` : words;
};

export const kcalOf = (vector: NutrientVector): number => Math.round(amountOf(vector, 'energy_kcal'));

export const mealsOf = (plan: CoachPlan | null, day: LocalDay, slot: Slot): readonly PlannedMeal[] =>
  plan === null || plan.isForbidden(day, slot)
    ? []
    : (plan.input.days.find(({ date }) => date === day)?.meals.filter((meal) => meal.slot === slot) ?? []);

export const isPlanned = (plan: CoachPlan | null, day: LocalDay): plan is CoachPlan =>
  plan?.input.days.some(({ date }) => date === day) ?? false;

export const dishesAt = (
  { plan, catalogue }: Pick<CoachContext, 'plan' | 'catalogue'>,
  day: LocalDay,
  slot: Slot,
): readonly { readonly dish: Dish; readonly portion: number }[] =>
  mealsOf(plan, day, slot).flatMap(({ recipeId, portion }) => {
    const dish = catalogue.dishes.get(recipeId);
    return dish === undefined ? [] : [{ dish, portion }];
  });

/** The main dish of a place, or the one with the id. */
export const dishOf = (
  context: Pick<CoachContext, 'plan' | 'catalogue'>,
  of: DishRef,
): { readonly dish: Dish; readonly portion: number } | null => {
  if ('slot' in of) return dishesAt(context, of.day, of.slot)[0] ?? null;
  const dish = context.catalogue.dishes.get(of.dish);
  return dish === undefined ? null : { dish, portion: 1 };
};

const figuresOf = (
  context: CoachContext,
  plan: CoachPlan,
  day: LocalDay,
  days = plan.input.days,
): DayFigures => {
  const totals = dayTotals({ meals: days.find(({ date }) => date === day)?.meals ?? [] }, context.catalogue);
  return {
    kcal: Math.round(amountOf(totals, 'energy_kcal') + offPlanKcal(plan.input.offPlanFoods, day)),
    protein: Math.round(amountOf(totals, 'protein_g')),
    carbs: Math.round(amountOf(totals, 'carbs_g')),
    fat: Math.round(amountOf(totals, 'fat_g')),
  };
};

/** State of the days that a proposal touches: while it is the same, the proposal holds. */
const basisOf = (plan: CoachPlan | null, days: readonly LocalDay[]): string =>
  JSON.stringify([plan?.id ?? null, plan?.input.days.filter(({ date }) => days.includes(date)) ?? []]);

/** True while the plan is still the one that a proposal was computed from. */
export const stillHolds = ({ basis }: Pick<Proposal, 'basis'>, plan: CoachPlan | null): boolean => {
  if (basis === '') return true;
  const [, days] = JSON.parse(basis) as [string, readonly { readonly date: LocalDay }[]];
  return (
    basis ===
    basisOf(
      plan,
      days.map(({ date }) => date),
    )
  );
};

/** A proposal that gives slots other meals. `facts` and `undo` come on top of those. */
export const mealsProposal = (
  context: CoachContext,
  plan: CoachPlan,
  changes: readonly SlotChange[],
  words: Pick<Proposal, 'title' | 'detail' | 'dish'>,
  more: { readonly facts: readonly JournalFact[]; readonly undo: readonly JournalFact[] } = {
    facts: [],
    undo: [],
  },
): Proposal => {
  const days = [...new Set(changes.map(({ date }) => date))];
  const [first] = days;
  const after = withChanges(plan.input.days, changes);
  return {
    ...words,
    effect: {
      kind: 'journal',
      facts: [...changeFacts(plan.id, changes), ...more.facts],
      undo: [...changes.map(({ date, slot }) => plan.wordOfNow(date, slot)), ...more.undo],
    },
    figures:
      first === undefined || days.length > 1
        ? null
        : {
            day: first,
            before: figuresOf(context, plan, first),
            after: figuresOf(context, plan, first, after),
          },
    basis: basisOf(plan, days),
  };
};

/** A proposal that writes entries of the journal, and touches no meal of the plan. */
export const logProposal = (
  title: string,
  detail: string,
  facts: readonly JournalFact[],
  undo: readonly JournalFact[],
): Proposal => ({
  title,
  detail,
  effect: { kind: 'journal', facts, undo },
  dish: null,
  figures: null,
  basis: '',
});

export const NO_PLAN = 'Your plan is not ready yet. Ask me again once it is.';

export const notPlanned = ({ today }: CoachContext, day: LocalDay): Answer =>
  says(`There is no plan for ${dayWhen(day, today).replace(/^on /, '')}.`);

/** The reason that a slot cannot be changed; null if it can. */
export const refusal = (context: CoachContext, plan: CoachPlan, day: LocalDay, slot: Slot): Answer | null => {
  const { today } = context;
  const place = placeName(day, slot, today);
  if (day < today) return says(`${capital(place)} is over, so I leave it as it was.`);
  if (plan.isLocked(day, slot)) return says(`${capital(place)} is locked. Say "unlock ${place}" first.`);
  const eaten = context.logOf(day).eaten;
  if (mealsOf(plan, day, slot).some(({ recipeId }) => eaten.has(`${slot}/${recipeId}`)))
    return says(`${capital(place)} is eaten already, so I leave it as it was.`);
  return null;
};
