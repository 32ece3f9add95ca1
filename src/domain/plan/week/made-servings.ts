import { SLOTS } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import { inOrder } from '../../food/journal/fold.ts';
import { cookedKey } from '../../kitchen/pantry/stock.ts';
import type { PlannedServing } from '../../kitchen/shopping/servings-to-cook.ts';
import { foldSettled } from './settled-leftovers.ts';

const inOrderOfMeals = (one: PlannedServing, other: PlannedServing): number =>
  one.day === other.day ? SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot) : one.day < other.day ? -1 : 1;

const keyOf = ({ day, slot, recipeId }: PlannedServing): string => cookedKey({ day, slot, recipe: recipeId });

/** Returns a serving of size 0 for each meal of the plan that was marked as cooked. */
const cookedPlaces = (entries: readonly JournalEntry[], planId: string | null): readonly PlannedServing[] => {
  const cooked = new Map<string, PlannedServing>();
  for (const { day, kind, payload } of inOrder(entries)) {
    if (kind !== 'meal.cooked' || planId === null || payload.planId !== planId) continue;
    const place = { day, slot: payload.slot, recipeId: payload.recipe, servings: 0, made: 'cooked' } as const;
    if (payload.cooked) cooked.set(keyOf(place), place);
    else cooked.delete(keyOf(place));
  }
  return [...cooked.values()];
};

/**
 * Marks what the plan's servings need not be cooked for: meals from the freezer, and pots that were cooked for a meal
 * that was then skipped or replaced, or whose day the plan holds no more. In the order of days and slots.
 */
export const withMade = (
  servings: readonly PlannedServing[],
  entries: readonly JournalEntry[],
  planId: string | null,
): readonly PlannedServing[] => {
  const thawed = new Map<string, number>();
  for (const { to, day, recipeId, servings: count } of foldSettled(entries))
    if (to === 'thawed') thawed.set(`${day}/${recipeId}`, (thawed.get(`${day}/${recipeId}`) ?? 0) + count);
  const marked = servings.map((serving): PlannedServing => {
    const key = `${serving.day}/${serving.recipeId}`;
    const left = thawed.get(key) ?? 0;
    if (left <= 0) return serving;
    thawed.set(key, left - serving.servings);
    return { ...serving, made: 'thawed' };
  });
  const planned = new Set(servings.map(keyOf));
  const missing = cookedPlaces(entries, planId).filter((place) => !planned.has(keyOf(place)));
  return missing.length === 0 ? marked : [...marked, ...missing].sort(inOrderOfMeals);
};
