import type { Catalogue, Slot } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { EatingRules, PlannedMeal } from '../../../terms/plan.ts';
import { inOrder } from '../../food/journal/fold.ts';
import { fitsSlot, isAllowed } from '../rules/eligibility.ts';

/** A dish that the member put somewhere, and how many servings of it. */
export interface ChosenMeal {
  readonly recipe: string;
  readonly portion: number;
}

/** The member's changes of a plan, as of the last operation. */
export interface PlanChanges {
  /** The member's own meals of a slot: null as planned, empty if skipped. */
  readonly mealsOf: (day: LocalDay, slot: Slot) => readonly ChosenMeal[] | null;
  /** Null where the member never said. */
  readonly lockOf: (day: LocalDay, slot: Slot) => boolean | null;
  readonly peopleAt: (day: LocalDay, slot: Slot) => number;
  /** The member's own word for a meal or, without a slot, for every meal from just that day on; null without one. */
  readonly peopleSaid: (day: LocalDay, slot: Slot | null) => number | null;
}

/** By the member's hand, in servings: wider than the planner's own portions. */
export const LEAST_CHOSEN_PORTION = 0.25;
export const MOST_CHOSEN_PORTION = 4;
const USUAL_PEOPLE = 1;

const keyOf = (day: LocalDay, slot: Slot): string => `${day}/${slot}`;

/** By its day, the last word on how many eat from that day on; none where it was taken back. */
const standingWords = (ordered: readonly JournalEntry[]): ReadonlyMap<LocalDay, JournalEntry> => {
  const words = new Map<LocalDay, JournalEntry>();
  for (const entry of ordered) {
    if (entry.kind !== 'table.set' || entry.payload.slot !== null) continue;
    if (entry.payload.people === null) words.delete(entry.day);
    else words.set(entry.day, entry);
  }
  return words;
};

/** The word that stands after all of these days; null where there is none. */
export const lastStanding = (entries: readonly JournalEntry[]): JournalEntry | null => {
  const words = [...standingWords(inOrder(entries)).values()];
  return words.reduce<JournalEntry | null>(
    (last, word) => (last === null || word.day > last.day ? word : last),
    null,
  );
};

const peopleIn = (word: JournalEntry | undefined): number | null =>
  word?.kind === 'table.set' ? word.payload.people : null;

/** The changes of one plan: last wins, in the member's one order. What names another plan has no say. */
export const foldPlanChanges = (entries: readonly JournalEntry[], planId: string | null): PlanChanges => {
  const ordered = inOrder(entries);
  const meals = new Map<string, readonly ChosenMeal[] | null>();
  const locks = new Map<string, boolean>();
  const people = new Map<string, number | null>();
  for (const { day, kind, payload } of ordered) {
    if (kind === 'meals.set' && payload.planId === planId) meals.set(keyOf(day, payload.slot), payload.meals);
    if (kind === 'meals.lock' && payload.planId === planId)
      locks.set(keyOf(day, payload.slot), payload.locked);
    if (kind === 'table.set' && payload.slot !== null) people.set(keyOf(day, payload.slot), payload.people);
  }
  const standing = standingWords(ordered);
  const newestFirst = [...standing.values()].sort((one, other) => (one.day < other.day ? 1 : -1));
  /** The number for the day, if the meal has none of its own. */
  const standingAt = (day: LocalDay): number | null => peopleIn(newestFirst.find((word) => word.day <= day));
  return {
    mealsOf: (day, slot) => meals.get(keyOf(day, slot)) ?? null,
    lockOf: (day, slot) => locks.get(keyOf(day, slot)) ?? null,
    peopleAt: (day, slot) => people.get(keyOf(day, slot)) ?? standingAt(day) ?? USUAL_PEOPLE,
    peopleSaid: (day, slot) =>
      (slot === null ? peopleIn(standing.get(day)) : people.get(keyOf(day, slot))) ?? null,
  };
};

const readChoice = (
  chosen: readonly ChosenMeal[],
  slot: Slot,
  rules: EatingRules | null,
  { dishes }: Pick<Catalogue, 'dishes'>,
): readonly PlannedMeal[] | null => {
  const isPossible = ({ recipe, portion }: ChosenMeal): boolean => {
    const dish = dishes.get(recipe);
    if (dish === undefined || !fitsSlot(dish, slot) || (rules !== null && !isAllowed(dish, rules)))
      return false;
    return portion >= LEAST_CHOSEN_PORTION && portion <= MOST_CHOSEN_PORTION;
  };
  const isTwice = new Set(chosen.map(({ recipe }) => recipe)).size < chosen.length;
  if (isTwice || !chosen.every(isPossible)) return null;
  return chosen.map(({ recipe, portion }) => ({ slot, recipeId: recipe, portion }));
};

/**
 * The member's own meals of a slot, or null where it is as planned. A change that cannot be (an unknown dish, one
 * that the hard rules or the slot forbid, a portion nobody eats) is passed over.
 */
export const chosenMeals = (
  changes: Pick<PlanChanges, 'mealsOf'>,
  day: LocalDay,
  slot: Slot,
  rules: EatingRules | null,
  catalogue: Pick<Catalogue, 'dishes'>,
): readonly PlannedMeal[] | null => {
  const chosen = changes.mealsOf(day, slot);
  return chosen === null ? null : readChoice(chosen, slot, rules, catalogue);
};
