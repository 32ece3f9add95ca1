import { inOrder } from '../journal/fold.ts';
import type { JournalEntry } from '../journal/operations.ts';
import type { DishOpinions, Opinion } from '../planner/types.ts';

/** The opinions that operations leave behind: of each recipe the last operation counts. */
export const foldOpinions = (entries: readonly JournalEntry[]): DishOpinions => {
  const opinions = new Map<string, Opinion>();
  for (const { kind, payload } of inOrder(entries))
    if (kind === 'dish.opinion') opinions.set(payload.recipe, payload.opinion);
  const recipesOf = (opinion: Opinion): readonly string[] =>
    [...opinions].filter(([, held]) => held === opinion).map(([recipe]) => recipe);
  return { love: recipesOf('love'), never: recipesOf('never') };
};

export const opinionOf = ({ love, never }: DishOpinions, recipe: string): Opinion =>
  love.includes(recipe) ? 'love' : never.includes(recipe) ? 'never' : 'fine';

export const OPINION_LABELS: Readonly<Record<Opinion, string>> = {
  love: 'Love it',
  fine: 'Fine',
  never: 'Never',
};
