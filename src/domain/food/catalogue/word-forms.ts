const ACCENTS = /\p{Diacritic}/gu;
const POSSESSIVE = /['’]s\b/g;
const APOSTROPHE = /['’]/g;
/** An emoji ("🥜") counts as a word, because it may stand for a food. */
const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;

/** Shorter words ("gas", "yes") are never taken for a plural. */
const PLURAL_MIN_LETTERS = 4;

/** Removes a regular English plural ending, as of "berries", "tomatoes", "leaves", "radishes" and "eggs". */
export const singular = (word: string): string => {
  if (word.length < PLURAL_MIN_LETTERS) return word;
  if (/(?:lea|loa|hal)ves$/.test(word)) return word.replace(/ves$/, 'f');
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:o|ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};

/** Returns the words of a text in lower case and without accents: "goat" for "goat's", "cant" for "can't". */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(POSSESSIVE, '')
    .replace(APOSTROPHE, '')
    .match(WORD) ?? [];

export const singularWordsOf = (text: string): readonly string[] => wordsOf(text).map(singular);

/** Shorter words are not corrected, because too many other words are one letter away. */
const SPELLER_MIN_LETTERS = 5;
/** No word of a food's name is longer. The limit bounds the work for a hostile text. */
const SPELLER_MAX_LETTERS = 24;

/** Collapses doubled letters, so that "broccoli" and "brocolli" become the same. */
export const withoutDoubles = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/** Returns every form of the word with one letter removed. */
const deletionsOf = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** True where the words are the same but for one letter changed, left out, added or swapped with its neighbour. */
export const isOneLetterAway = (one: string, other: string): boolean => {
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

/**
 * Indexes the known words by every form of them with one letter removed (symmetric deletion, as in SymSpell), so that a
 * look-up never compares a word with all of them.
 */
export const createSpeller = (known: Iterable<string>): Speller => {
  const byForm = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SPELLER_MIN_LETTERS) continue;
    const plain = withoutDoubles(word);
    for (const form of new Set([plain, ...deletionsOf(plain)])) {
      const words = byForm.get(form);
      if (words === undefined) byForm.set(form, [word]);
      else words.push(word);
    }
  }
  return (word) => {
    if (word.length < SPELLER_MIN_LETTERS || word.length > SPELLER_MAX_LETTERS) return [];
    const plain = withoutDoubles(word);
    const near = [plain, ...deletionsOf(plain)].flatMap((form) => byForm.get(form) ?? []);
    const meant = [...new Set(near)].filter((candidate) => isOneLetterAway(plain, withoutDoubles(candidate)));
    const same = meant.filter((candidate) => withoutDoubles(candidate) === plain);
    return same.length > 0 ? same : meant;
  };
};

const SURE_MIN_LETTERS = 6;

const sortedLetters = (word: string): string => [...word].sort().join('');

/**
 * False where the unknown word may well be a word of its own: "milch" does not mean "mirch", nor "ananas" "bananas".
 * Doubled or swapped letters ("diary" for "dairy") are always taken for a slip.
 */
export const isSureSpelling = (word: string, known: string): boolean => {
  if (withoutDoubles(singular(word)) === withoutDoubles(singular(known))) return true;
  const isLong = word.length >= SURE_MIN_LETTERS;
  return word[0] === known[0] && (isLong || sortedLetters(word) === sortedLetters(known));
};
