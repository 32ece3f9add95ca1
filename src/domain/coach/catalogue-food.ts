import { lexiconOf } from '../catalogue/food-lexicon.ts';
import type { Catalogue, Food } from '../catalogue/types.ts';
import { singularWordsOf } from '../catalogue/word-forms.ts';

/** Foods of the catalogue that words name: by their own name, else by what the lexicon knows of the words. The plainest first. */
export const foodsNamed = (words: string, { foods }: Pick<Catalogue, 'foods'>): readonly Food[] => {
  const said = singularWordsOf(words);
  if (said.length === 0) return [];
  const byName = [...foods.values()]
    .map((food) => ({ food, own: singularWordsOf(food.name) }))
    .filter(({ own }) => said.every((word) => own.includes(word)))
    .sort((one, other) => one.own.length - other.own.length || (one.food.name < other.food.name ? -1 : 1));
  if (byName.length > 0) return byName.map(({ food }) => food);
  const meant = lexiconOf(foods).meaningOf(said)?.foods ?? new Set<string>();
  return [...meant].flatMap((id) => foods.get(id) ?? []);
};
