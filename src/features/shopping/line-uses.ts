import { dayTitle } from '../../domain/calendar/day-words.ts';
import type { PlannedServing } from '../../domain/kitchen/shopping/servings-to-cook.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';

/** A dish that a line is for, and when it is planned. */
export interface LineUse {
  readonly dish: string;
  /** "Today, Wednesday" */
  readonly days: string;
}

/** The dishes that need a line, in the order of their days. */
export const lineUses = (
  meals: readonly PlannedServing[],
  { dishes }: Pick<Catalogue, 'dishes'>,
  today: LocalDay,
): readonly LineUse[] => {
  const days = new Map<string, Set<string>>();
  for (const { recipeId, day } of meals) {
    const name = dishes.get(recipeId)?.name ?? recipeId;
    days.set(name, (days.get(name) ?? new Set()).add(dayTitle(day, today)));
  }
  return [...days].map(([dish, words]) => ({ dish, days: [...words].join(', ') }));
};
