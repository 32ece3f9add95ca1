import type { Catalogue, Dish } from '../../../terms/food.ts';
import { singularWordsOf } from '../../food/catalogue/word-forms.ts';
import type { FoodPhrases } from '../slots/food-phrase.ts';

const LITTLE = new Set([
  'the',
  'a',
  'an',
  'my',
  'with',
  'and',
  'of',
  'in',
  'on',
  'some',
  'dish',
  'recipe',
  'for',
]);

const namesOf = (text: string): readonly string[] =>
  singularWordsOf(text).filter((word) => !LITTLE.has(word));

/** Finds the dish that words name: its whole name, or words that no other dish has. Null where none. */
export const dishNames = (
  { dishes }: Pick<Catalogue, 'dishes'>,
  foods: Pick<FoodPhrases, 'isFood'>,
): ((words: string) => string | null) => {
  const all = [...dishes.values()]
    .filter(({ withheld }) => withheld === undefined)
    .map((dish: Dish) => ({ id: dish.id, words: namesOf(dish.name) }));
  return (text) => {
    const words = namesOf(text);
    if (words.length === 0) return null;
    const said = new Set(words);
    const whole = all
      .filter((dish) => dish.words.every((word) => said.has(word)))
      .sort((one, other) => other.words.length - one.words.length)[0];
    if (whole !== undefined && whole.words.length * 2 >= words.length) return whole.id;
    if (words.length === 1 && foods.isFood(words[0] ?? '')) return null;
    const [only, other] = all.filter((dish) => words.every((word) => dish.words.includes(word)));
    return only !== undefined && other === undefined ? only.id : null;
  };
};
