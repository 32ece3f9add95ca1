import type { Catalogue, Food } from '../../../terms/food.ts';
import { lexiconOf } from '../../food/catalogue/food-lexicon.ts';
import { singularWordsOf } from '../../food/catalogue/word-forms.ts';

type Foods = Pick<Catalogue, 'foods'>;

const CUTS = new Set(
  'breast thigh fillet drumstick leg clove leaf tenderloin loin chop steak rib shoulder flank mince'.split(
    ' ',
  ),
);
/** Words for all foods that hold something, and for none of them by name. */
const GROUPS = new Set('fish seafood shellfish dairy nut gluten wheat soy soya coconut sesame'.split(' '));

/** The noun of a name: egg noodles are noodles, and no eggs, but a chicken breast is chicken. */
const headOf = (name: string): string => {
  const words = singularWordsOf(name.split(/[,(]/)[0] ?? '');
  return words.findLast((word) => !CUTS.has(word)) ?? '';
};

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

/** Foods that are the thing itself, where there is one: olives, and not their oil; every fish, and every nut. */
export const foodsMeant = (words: string, catalogue: Foods): readonly Food[] => {
  const said = singularWordsOf(words);
  if (GROUPS.has(said.join(' '))) {
    const group = lexiconOf(catalogue.foods).meaningOf(said);
    const isOfIt = ({ id, allergens }: Food): boolean =>
      group?.foods.has(id) === true || allergens.some((allergen) => group?.allergies.has(allergen));
    return [...catalogue.foods.values()].filter(isOfIt);
  }
  const things = foodsByName(said, catalogue).filter(({ isNoun }) => isNoun);
  return things.length > 0 ? things.map(({ food }) => food) : foodsNamed(words, catalogue);
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

/** Foods that somebody may have eaten or drunk by these words: never another thing made of it, as vinegar of wine. */
export const foodsEaten = (words: string, catalogue: Foods): readonly Food[] => {
  const said = singularWordsOf(words);
  const byName = foodsByName(said, catalogue);
  return byName.length === 0
    ? foodsNamed(words, catalogue)
    : byName.filter(({ isNoun }) => isNoun).map(({ food }) => food);
};
