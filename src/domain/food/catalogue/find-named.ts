/** Something that can be eaten, by its name. */
export interface Named {
  readonly name: string;
  /** The more of it is about, the sooner it is meant. */
  readonly weight: number;
}

const MOST_FOUND = 12;
const FEWEST_LETTERS = 2;
/** From so many letters on, the middle of a word will do: "berry" in "blueberry". */
const LETTERS_INSIDE = 4;

/** Other words for what the catalogue calls its own way. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  aubergine: 'eggplant',
  beet: 'beetroot',
  courgette: 'zucchini',
  curd: 'yogurt',
  mangetout: 'snow',
  maize: 'corn',
  prawn: 'shrimp',
  rocket: 'arugula',
  sweetcorn: 'corn',
  yoghurt: 'yogurt',
};

const ACCENTS = /\p{Diacritic}/gu;
const NO_LETTER = /[^\p{L}\d]+/u;

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(o|sh|ch|x|ss)es$/, '$1')
    .replace(/leaves$/, 'leaf')
    .replace(/([^su])s$/, '$1');

/** "Crème brûlées" as "creme", "brulee". */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(NO_LETTER)
    .filter((word) => word !== '')
    .map(singular);

/** Names are looked through at every letter that is typed: their words are made once. */
const namesWords = new WeakMap<Named, readonly string[]>();
const wordsOfName = (one: Named): readonly string[] => {
  const known = namesWords.get(one);
  if (known !== undefined) return known;
  const words = wordsOf(one.name);
  namesWords.set(one, words);
  return words;
};

const NOT_FOUND = 4;

/** The rank of a match: 1 for the whole word, 2 for its beginning, 3 for a part inside it. */
const closeness = (part: string, words: readonly string[]): number => {
  if (words.includes(part)) return 1;
  if (words.some((word) => word.startsWith(part))) return 2;
  return part.length >= LETTERS_INSIDE && words.some((word) => word.includes(part)) ? 3 : NOT_FOUND;
};

/** 0 where the typed words are the whole name. */
const rankOf = (typed: readonly string[], words: readonly string[]): number => {
  const worst = Math.max(...typed.map((part) => closeness(part, words)));
  return worst === 1 && typed.length === words.length ? 0 : worst;
};

/** As the catalogue calls what was typed. */
const typedWords = (text: string): readonly string[] =>
  wordsOf(text).map((word) => ALSO_CALLED[word] ?? word);

/** True where the typed words are the whole name: "wine" is "Wine", and no red wine vinegar. */
export const isWholeName = (text: string, named: Named): boolean =>
  rankOf(typedWords(text), wordsOfName(named)) === 0;

/**
 * Items that every typed word names, even if only begun, whatever its accents and number. The closest come first,
 * then those that are mostly about the word; `most` of them. Empty for less than two letters.
 */
export const findNamed = <T extends Named>(
  all: readonly T[],
  text: string,
  most: number = MOST_FOUND,
): readonly T[] => {
  if (text.trim().length < FEWEST_LETTERS) return [];
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  return all
    .map((one) => ({ one, rank: rankOf(typed, wordsOfName(one)) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank || b.one.weight - a.one.weight || (a.one.name < b.one.name ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one);
};
