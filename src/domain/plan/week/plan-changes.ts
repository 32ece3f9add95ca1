import type { Catalogue, Slot } from '../../../terms/food.ts';
import type { JournalEntry, JournalFact, JournalPayloads } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { EatingRules, PlannedMeal } from '../../../terms/plan.ts';
import { inOrder } from '../../food/journal/fold.ts';
import { fitsSlot, mayBeEaten } from '../rules/eligibility.ts';

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
  readonly table: Table;
}

type TablePayload = JournalPayloads['table.set'];

/** The member's own entries on how many eat. */
export interface Table {
  /** For one meal or, without a slot, for every meal from just that day on; null without one. */
  readonly saidFor: (day: LocalDay, slot: Slot | null) => TablePayload | null;
  /** The entry for every meal that is in effect on a day. */
  readonly inEffect: (day: LocalDay) => TablePayload | null;
  /** Those for every meal of later days. */
  readonly after: (day: LocalDay) => readonly { readonly day: LocalDay; readonly payload: TablePayload }[];
}

/** One meal, that meal from its day on, or every meal from that day on. */
export type TableReach = 'meal' | 'meals' | 'all';

const tableFact = (day: LocalDay, payload: TablePayload): JournalFact => ({
  day,
  kind: 'table.set',
  payload,
});

/**
 * The entries for a number of people, and those that take them back. An entry for every meal holds the state of all meals
 * from its day on: one for dinners alone repeats the others, and those of later days take the new number in where they
 * are not about this meal.
 */
export const tableChange = (
  table: Table,
  day: LocalDay,
  slot: Slot,
  reach: TableReach,
  people: number,
): { readonly facts: readonly JournalFact[]; readonly undo: readonly JournalFact[] } => {
  const nothingSaid = { slot, people: null };
  const said = table.saidFor(day, slot) ?? nothingSaid;
  if (reach === 'meal') return { facts: [tableFact(day, { slot, people })], undo: [tableFact(day, said)] };
  const withMeal = (payload: Omit<TablePayload, 'slot'> | null): TablePayload =>
    reach === 'all'
      ? { slot: null, people }
      : {
          slot: null,
          people: payload?.people ?? USUAL_PEOPLE,
          meals: [...(payload?.meals ?? []).filter((meal) => meal.slot !== slot), { slot, people }],
        };
  const later = table
    .after(day)
    .filter(
      ({ payload }) => payload.meals !== undefined && !payload.meals.some((meal) => meal.slot === slot),
    );
  return {
    facts: [
      ...(said.people === null ? [] : [tableFact(day, nothingSaid)]),
      tableFact(day, withMeal(table.inEffect(day))),
      ...later.map((word) =>
        tableFact(word.day, reach === 'all' ? { ...word.payload, people } : withMeal(word.payload)),
      ),
    ],
    undo: [
      ...(said.people === null ? [] : [tableFact(day, said)]),
      tableFact(day, table.saidFor(day, null) ?? { slot: null, people: null }),
      ...later.map((word) => tableFact(word.day, word.payload)),
    ],
  };
};

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

const payloadOf = (word: JournalEntry | undefined): TablePayload | null =>
  word?.kind === 'table.set' ? word.payload : null;

/** The changes of one plan: last wins, in the member's one order. What names another plan has no say. */
export const foldPlanChanges = (entries: readonly JournalEntry[], planId: string | null): PlanChanges => {
  const ordered = inOrder(entries);
  const meals = new Map<string, readonly ChosenMeal[] | null>();
  const locks = new Map<string, boolean>();
  const people = new Map<string, TablePayload>();
  for (const { day, kind, payload } of ordered) {
    if (kind === 'meals.set' && payload.planId === planId) meals.set(keyOf(day, payload.slot), payload.meals);
    if (kind === 'meals.lock' && payload.planId === planId)
      locks.set(keyOf(day, payload.slot), payload.locked);
    if (kind === 'table.set' && payload.slot !== null) people.set(keyOf(day, payload.slot), payload);
  }
  const standing = standingWords(ordered);
  const newestFirst = [...standing.values()].sort((one, other) => (one.day < other.day ? 1 : -1));
  const inEffect = (day: LocalDay): TablePayload | null =>
    payloadOf(newestFirst.find((word) => word.day <= day));
  const peopleAt = (day: LocalDay, slot: Slot): number => {
    const forAll = inEffect(day);
    const forMeal = forAll?.meals?.find((meal) => meal.slot === slot);
    return people.get(keyOf(day, slot))?.people ?? forMeal?.people ?? forAll?.people ?? USUAL_PEOPLE;
  };
  return {
    mealsOf: (day, slot) => meals.get(keyOf(day, slot)) ?? null,
    lockOf: (day, slot) => locks.get(keyOf(day, slot)) ?? null,
    peopleAt,
    table: {
      saidFor: (day, slot) =>
        (slot === null ? payloadOf(standing.get(day)) : people.get(keyOf(day, slot))) ?? null,
      inEffect,
      after: (day) =>
        newestFirst.flatMap((word) => {
          const payload = payloadOf(word);
          return payload === null || word.day <= day ? [] : [{ day: word.day, payload }];
        }),
    },
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
    if (dish === undefined || !fitsSlot(dish, slot) || (rules !== null && !mayBeEaten(dish, rules)))
      return false;
    return portion >= LEAST_CHOSEN_PORTION && portion <= MOST_CHOSEN_PORTION;
  };
  const isTwice = new Set(chosen.map(({ recipe }) => recipe)).size < chosen.length;
  if (isTwice || !chosen.every(isPossible)) return null;
  return chosen.map(({ recipe, portion }) => ({ slot, recipeId: recipe, portion }));
};

/**
 * The member's own meals of a slot, or null where it is as planned. A change that cannot be (an unknown dish, one
 * that the hard rules or the slot forbid, a portion nobody eats) is passed over. The time that a member has for cooking
 * binds the planner, not their own choice.
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
