import type { Catalogue, Slot } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import { addDays } from '../../calendar/days.ts';
import { inOrder } from '../../food/journal/fold.ts';
import { type PlannedServing, plannedServings } from '../../kitchen/shopping/servings-to-cook.ts';
import { isAllowed } from '../rules/eligibility.ts';
import { type CookingEvent, cookingEvents, eventOf, servingsOf } from './cooking-events.ts';
import { withMade } from './made-servings.ts';
import { LEAST_CHOSEN_PORTION } from './plan-changes.ts';
import { isLeftover } from './pot-words.ts';
import { foldSettled } from './settled-leftovers.ts';
import { type BasePlan, foldWeek } from './week.ts';

/** A plan and everything that the journal says of it. */
export interface PlanHistory {
  /** As planned. */
  readonly base: BasePlan;
  readonly entries: readonly JournalEntry[];
  readonly rules: EatingRules | null;
  readonly cooksFrom: LocalDay | undefined;
}

/** Food in the fridge that no meal is planned for. */
export interface Leftover {
  readonly recipeId: string;
  /** The day of the pot's first meal. */
  readonly cooked: LocalDay;
  /** All that is left, for everybody at the table. */
  readonly servings: number;
  /** Servings of one of the meals that the pot was made for. */
  readonly mealServings: number;
  readonly goodUntil: LocalDay;
}

interface Place {
  readonly day: LocalDay;
  readonly slot: Slot;
  readonly recipeId: string;
}

/** The planned meal that an entry marks as eaten or cooked, and whether the mark holds or was taken back. */
const readMade = ({ day, kind, payload }: JournalEntry): (Place & { readonly holds: boolean }) | null => {
  if (kind === 'meal.eaten') return { day, slot: payload.slot, recipeId: payload.dish, holds: payload.eaten };
  if (kind === 'meal.cooked')
    return { day, slot: payload.slot, recipeId: payload.recipe, holds: payload.cooked };
  return null;
};

const keyOf = ({ day, slot, recipeId }: Place): string => JSON.stringify([day, slot, recipeId]);

/** The meals of which the last entry of this kind says that it holds. */
const madeNow = (ordered: readonly JournalEntry[], of: 'meal.eaten' | 'meal.cooked'): ReadonlySet<string> => {
  const now = new Set<string>();
  for (const entry of ordered) {
    const made = entry.kind === of ? readMade(entry) : null;
    if (made?.holds === true) now.add(keyOf(made));
    else if (made !== null) now.delete(keyOf(made));
  }
  return now;
};

const servingsAfter = (
  { base, rules }: PlanHistory,
  entries: readonly JournalEntry[],
  catalogue: Catalogue,
): readonly PlannedServing[] => {
  const { days, changes } = foldWeek(base, entries, rules, catalogue);
  return withMade(plannedServings(days, changes.peopleAt), entries, base.id);
};

/**
 * The pots whose leftovers still keep, each with the meals that it was made for: those of the plan as it was when the
 * member first said that the first of them is cooked or eaten. What they skip or swap later is in the pot all the same.
 */
const potsMade = (
  history: PlanHistory,
  ordered: readonly JournalEntry[],
  today: LocalDay,
  catalogue: Catalogue,
): readonly CookingEvent[] => {
  const pots = new Map<string, CookingEvent>();
  const now = {
    'meal.eaten': madeNow(ordered, 'meal.eaten'),
    'meal.cooked': madeNow(ordered, 'meal.cooked'),
  };
  for (const [at, entry] of ordered.entries()) {
    const made = readMade(entry);
    if (made === null || (entry.kind !== 'meal.eaten' && entry.kind !== 'meal.cooked')) continue;
    const { day, recipeId } = made;
    const keeps = catalogue.dishes.get(recipeId)?.keeps ?? 0;
    const isInTime = day <= today && today <= addDays(day, keeps);
    const key = JSON.stringify([recipeId, day]);
    if (keeps === 0 || !isInTime || pots.has(key) || !now[entry.kind].has(keyOf(made))) continue;
    const servings = servingsAfter(history, ordered.slice(0, at + 1), catalogue);
    const pot = eventOf(cookingEvents(servings, history.cooksFrom, catalogue), made);
    if (pot !== undefined && !isLeftover(pot, made)) pots.set(key, pot);
  }
  return [...pots.values()];
};

/**
 * Returns the food in the fridge that still keeps today and that no meal is planned for, the most urgent first.
 *
 *     left = made - eaten - planned from today on - frozen, thawed or gone
 *
 * A pot was made if the member said so of its first meal, and that meal counts as eaten while the plan holds it. A later
 * one that lies before today counts if it was marked as eaten. Dishes that the rules forbid by now are not offered.
 */
export const uneatenLeftovers = (
  history: PlanHistory,
  today: LocalDay,
  catalogue: Catalogue,
): readonly Leftover[] => {
  const ordered = inOrder(history.entries);
  const planned = servingsAfter(history, ordered, catalogue).filter(({ made }) => made === undefined);
  const places = new Set(planned.map(keyOf));
  const eaten = madeNow(ordered, 'meal.eaten');
  const settled = foldSettled(ordered);

  const leftOf = (pot: CookingEvent): Leftover => {
    const { recipeId, goodUntil, meals } = pot;
    const [first, second = first] = meals;
    const isUsed = (meal: PlannedServing): boolean =>
      meal.day >= today || keyOf(meal) === keyOf(first) || eaten.has(keyOf(meal));
    const used = [
      ...planned.filter(
        (meal) => meal.recipeId === recipeId && meal.day >= first.day && meal.day <= goodUntil,
      ),
      ...meals.filter((meal) => !places.has(keyOf(meal)) && eaten.has(keyOf(meal))),
    ].filter(isUsed);
    const gone = settled.filter((one) => one.recipeId === recipeId && one.cooked === first.day);
    const servings = [...used, ...gone].reduce((left, one) => left - one.servings, servingsOf(pot));
    return { recipeId, cooked: first.day, servings, mealServings: second.servings, goodUntil };
  };

  const isOffered = ({ recipeId, servings }: Leftover): boolean => {
    const dish = catalogue.dishes.get(recipeId);
    const isForbidden = dish === undefined || (history.rules !== null && !isAllowed(dish, history.rules));
    return servings >= LEAST_CHOSEN_PORTION && !isForbidden;
  };
  return potsMade(history, ordered, today, catalogue)
    .map(leftOf)
    .filter(isOffered)
    .sort((one, other) => (one.goodUntil < other.goodUntil ? -1 : one.goodUntil > other.goodUntil ? 1 : 0));
};
