import type { JournalEntry, JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { LeftoverPlace } from '../../../terms/plan.ts';
import { addDays } from '../../calendar/days.ts';
import { inOrder } from '../../food/journal/fold.ts';

/** Servings of a pot that went on `day` somewhere else than to the meals they were made for. */
export interface SettledServings {
  readonly recipeId: string;
  /** The day of the pot's first meal. */
  readonly cooked: LocalDay;
  readonly to: LeftoverPlace;
  readonly day: LocalDay;
  readonly servings: number;
}

type Settling = Omit<SettledServings, 'servings'>;

const keyOf = ({ recipeId, cooked, to, day }: Settling): string =>
  JSON.stringify([recipeId, cooked, to, day]);

/** The last entry of each pot, day and place holds; what there is nothing of is left out. */
export const foldSettled = (entries: readonly JournalEntry[]): readonly SettledServings[] => {
  const settled = new Map<string, SettledServings>();
  for (const { day, kind, payload } of inOrder(entries)) {
    if (kind !== 'leftover.settled') continue;
    const { recipe: recipeId, cooked, to, servings } = payload;
    const one = { recipeId, cooked, to, day, servings };
    settled.set(keyOf(one), one);
  }
  return [...settled.values()].filter(({ servings }) => servings > 0);
};

/** Servings that go from the fridge to a place, or back from it where `servings` is negative. */
export const settledFact = (
  settled: readonly SettledServings[],
  to: Settling,
  servings: number,
): JournalFact => {
  const before = settled.find((one) => keyOf(one) === keyOf(to))?.servings ?? 0;
  return {
    day: to.day,
    kind: 'leftover.settled',
    payload: { recipe: to.recipeId, cooked: to.cooked, to: to.to, servings: Math.max(0, before + servings) },
  };
};

/** Frozen dishes are at their best for so long. */
const FROZEN_KEEPS_DAYS = 90;

/** `day` is that on which it was frozen. */
export interface FrozenMeal extends SettledServings {
  readonly goodUntil: LocalDay;
}

/** Returns the meals in the freezer, the oldest first. */
export const frozenMeals = (settled: readonly SettledServings[]): readonly FrozenMeal[] =>
  settled
    .filter(({ to }) => to === 'frozen')
    .map((one) => ({ ...one, goodUntil: addDays(one.day, FROZEN_KEEPS_DAYS) }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
