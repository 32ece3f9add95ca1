const ACCENTS = /\p{Diacritic}/gu;
const POSSESSIVE = /['’]s\b/g;
const APOSTROPHE = /['’]/g;
/** A symbol that is a picture ("🥜") is a word too: it may stand for a food. */
const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;

const LETTERS_WITH_ENDING = 4;

/** "berries", "tomatoes", "leaves", "radishes", "eggs" without the ending of several. */
export const singular = (word: string): string => {
  if (word.length < LETTERS_WITH_ENDING) return word;
  if (/(?:lea|loa|hal)ves$/.test(word)) return word.replace(/ves$/, 'f');
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:o|ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};

/** The words of a text in small letters, without accents; "goat's" is "goat" and "can't" is "cant". */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(POSSESSIVE, '')
    .replace(APOSTROPHE, '')
    .match(WORD) ?? [];

export const singularWordsOf = (text: string): readonly string[] => wordsOf(text).map(singular);

const FEWEST_LETTERS = 5;
/** No food's name is longer; it bounds the work for a hostile text. */
const MOST_LETTERS = 24;

/** "broccoli" and "brocolli" are the same with each letter once. */
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/gu, '$1');

const withOneLetterLess = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** True where one letter is changed, left out, added or swapped with its neighbour. */
const isOneLetterAway = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
};

/** Finds the known words that a misspelt word may mean. */
export type Speller = (word: string) => readonly string[];

/** Known words are looked up by each of their forms with a letter less, so that no word is compared with all. */
export const createSpeller = (known: Iterable<string>): Speller => {
  const byForm = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < FEWEST_LETTERS) continue;
    const plain = withoutDoubles(word);
    for (const form of new Set([plain, ...withOneLetterLess(plain)])) {
      const words = byForm.get(form);
      if (words === undefined) byForm.set(form, [word]);
      else words.push(word);
    }
  }
  return (word) => {
    if (word.length < FEWEST_LETTERS || word.length > MOST_LETTERS) return [];
    const plain = withoutDoubles(word);
    const near = [plain, ...withOneLetterLess(plain)].flatMap((form) => byForm.get(form) ?? []);
    const meant = [...new Set(near)].filter((candidate) => isOneLetterAway(plain, withoutDoubles(candidate)));
    const same = meant.filter((candidate) => withoutDoubles(candidate) === plain);
    return same.length > 0 ? same : meant;
  };
};

const FEWEST_SURE_LETTERS = 6;

const inOrder = (word: string): string => [...word].sort().join('');

/**
 * False where a misspelt word may well be another one: "milch" is no "mirch", "ananas" are no "bananas". Letters
 * doubled or swapped ("diary") are plain slips.
 */
export const isSureSpelling = (word: string, known: string): boolean => {
  if (withoutDoubles(singular(word)) === withoutDoubles(singular(known))) return true;
  const isLong = word.length >= FEWEST_SURE_LETTERS;
  return word[0] === known[0] && (isLong || inOrder(word) === inOrder(known));
};
