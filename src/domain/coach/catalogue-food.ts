import { lexiconOf } from '../catalogue/food-lexicon.ts';
import type { Catalogue, Food } from '../catalogue/types.ts';
import { singularWordsOf } from '../catalogue/word-forms.ts';

type Foods = Pick<Catalogue, 'foods'>;

/** The noun of a name: egg noodles are noodles, and no eggs. */
const headOf = (name: string): string => singularWordsOf(name.split(',')[0] ?? '').at(-1) ?? '';

/** Foods whose own name has all of the words, those first of which the last word is the noun, then the plainest. */
export const foodsByName = (
  words: readonly string[],
  { foods }: Foods,
): readonly { readonly food: Food; readonly isNoun: boolean }[] => {
  const { isQualifier } = lexiconOf(foods);
  return [...foods.values()]
    .map((food) => ({ food, own: singularWordsOf(food.name) }))
    .filter(({ own }) => words.every((word) => own.includes(word)))
    .map(({ food, own }) => ({
      food,
      own,
      isNoun: headOf(food.name) === words.at(-1),
      others: own.filter((word) => !words.includes(word) && !isQualifier(word)).length,
    }))
    .sort(
      (one, other) =>
        Number(other.isNoun) - Number(one.isNoun) ||
        one.others - other.others ||
        one.own.length - other.own.length ||
        (one.food.name < other.food.name ? -1 : 1),
    );
};

/** Foods of the catalogue that words name: by their own name, else by what the lexicon knows of the words. */
export const foodsNamed = (words: string, catalogue: Foods): readonly Food[] => {
  const said = singularWordsOf(words);
  if (said.length === 0) return [];
  const byName = foodsByName(said, catalogue);
  if (byName.length > 0) return byName.map(({ food }) => food);
  const meant = lexiconOf(catalogue.foods).meaningOf(said)?.foods ?? new Set<string>();
  return [...meant].flatMap((id) => catalogue.foods.get(id) ?? []);
};
