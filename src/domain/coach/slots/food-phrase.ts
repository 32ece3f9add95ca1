import type { Catalogue } from '../../../terms/food.ts';
import { lexiconOf } from '../../food/catalogue/food-lexicon.ts';
import { isSureSpelling, singular } from '../../food/catalogue/word-forms.ts';
import { isEveryday } from './plain-words.ts';

const BEFORE =
  /^(?:(?:a|an|the|half|some|any|my|our|your|this|that|these|those|of|more|much|many|too|just|only|also|again|fresh|bit|little|lot|lots|few|couple|plenty|enough|all|another|extra|leftover|regular|normal|like|for|about|with|about|to|in|on|it|is|are|was|i|have|got) )+/;
const AFTER =
  /(?: (?:too|then|now|again|actually|today|though|for me|for us|at home|at all|anymore|any more|anyways?|in (?:it|there|the|my|our|house|a|fridge|pantry|freezer|cupboard)|in the (?:fridge|pantry|freezer|cupboard|house|kitchen)|left|over|or so|in general|really|very much|a lot|much|so much|yet|already|instead|if possible|if you can|or something|or similar|and stuff|daily|every day|per day|raw|right|just now|earlier|ever|ok|okay|rather|better|from now on|in (?:the )?future|from (?:all )?(?:of )?(?:my|the) (?:meals?|plan|food|dishes)|in (?:my|the) (?:meals?|plan|food|dishes)|(?:between|before|after) .*|with me|there|in (?:a|the|this) (?:recipe|dish|sauce|soup|cake)|first|please|any longer|either|outside|evening|morning|nice|somehow))+$/;
const MOST_WORDS = 6;

/** "some of the spinach at home" as "spinach". */
export const trimmed = (phrase: string): string => {
  const text = phrase.replace(/[,;:?!.]+$/, '').trim();
  return text.replace(BEFORE, '').replace(AFTER, '').replace(BEFORE, '').trim();
};

/** Names of foods as a member writes them. */
export interface FoodPhrases {
  readonly isFood: (word: string) => boolean;
  /** The words of a phrase in the singular, spelling mended. Empty where it has none or too many. */
  readonly wordsOf: (phrase: string) => string;
  /** Like `wordsOf`, but null where no word of it names a food of the catalogue. */
  readonly known: (phrase: string) => string | null;
}

const GROUPS = new Set([
  'vegetable',
  'fruit',
  'meat',
  'fish',
  'seafood',
  'dairy',
  'nut',
  'bean',
  'pulse',
  'gluten',
  'grain',
  'spice',
]);

export const foodPhrases = ({ foods }: Pick<Catalogue, 'foods'>): FoodPhrases => {
  const lexicon = lexiconOf(foods);
  const isFood = (word: string): boolean => {
    const one = singular(word);
    return GROUPS.has(one) || lexicon.isKnown(one) || lexicon.isKnown(word);
  };
  const mended = (word: string): string => {
    if (isFood(word)) return singular(word);
    if (isEveryday(word)) return singular(word);
    const [meant, other] = lexicon.spell(singular(word));
    return meant !== undefined && other === undefined && isSureSpelling(word, meant) ? meant : singular(word);
  };
  const wordsOf = (phrase: string): string => {
    const words = trimmed(phrase).split(' ').filter(Boolean);
    return words.length > MOST_WORDS ? '' : words.map(mended).join(' ');
  };
  return {
    isFood,
    wordsOf,
    known: (phrase) => {
      const words = wordsOf(phrase);
      return words.split(' ').some((word) => isFood(word) && !lexicon.isFiller(word)) ? words : null;
    },
  };
};
