import type { Slot } from '../../../terms/food.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { PlannedDay } from '../../../terms/plan.ts';
import { eatenKey, foldDay } from '../../food/journal/fold.ts';
import { cookedMeals } from '../pantry/cooked-meals.ts';
import { cookedKey } from '../pantry/stock.ts';
import type { Serving } from './needs.ts';

/** A planned dish with its servings: portion x people at the table. */
export interface PlannedServing extends Serving {
  readonly day: LocalDay;
  readonly slot: Slot;
  /**
   * Absent where the serving is to be cooked or left over. `thawed`: it comes from the freezer. `cooked`: it is nothing
   * on no plate, and stands where a pot was cooked for a meal that the plan does not hold any more.
   */
  readonly made?: 'thawed' | 'cooked';
}

/** Lists every planned dish of the days with its servings. */
export const plannedServings = (
  days: readonly PlannedDay[],
  peopleAt: (day: LocalDay, slot: Slot) => number,
): readonly PlannedServing[] =>
  days.flatMap(({ date, meals }) =>
    meals.map(({ slot, recipeId, portion }) => ({
      day: date,
      slot,
      recipeId,
      servings: portion * peopleAt(date, slot),
    })),
  );

export interface ServingsByState {
  /** Neither eaten nor cooked yet: the shopping list covers these. */
  readonly open: readonly PlannedServing[];
  /** Eaten but not recorded as cooked, so it is unknown whether the ingredients came out of the pantry. */
  readonly untaken: readonly PlannedServing[];
}

/**
 * Groups servings by what has happened to them; cooked ones are left out. `entries` must hold all `meal.eaten` entries
 * of the servings' days and all `meal.cooked` entries.
 */
export const sortServings = (
  servings: readonly PlannedServing[],
  entries: readonly JournalEntry[],
): ServingsByState => {
  const cooked = cookedMeals(entries);
  const eatenOf = new Map(
    [...new Set(servings.map(({ day }) => day))].map((day) => [
      day,
      foldDay(entries.filter((entry) => entry.kind === 'meal.eaten' && entry.day === day)).eaten,
    ]),
  );
  const uncooked = servings.filter(
    ({ day, slot, recipeId }) => !cooked.has(cookedKey({ day, slot, recipe: recipeId })),
  );
  const isEaten = ({ day, slot, recipeId }: PlannedServing): boolean =>
    eatenOf.get(day)?.has(eatenKey(slot, recipeId)) === true;
  return { open: uncooked.filter((each) => !isEaten(each)), untaken: uncooked.filter(isEaten) };
};
