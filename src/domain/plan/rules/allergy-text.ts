import type { Allergen, Food } from '../../../terms/food.ts';
import { type FoodLexicon, lexiconOf, type Meaning } from '../../food/catalogue/food-lexicon.ts';
import { isSureSpelling, wordsOf } from '../../food/catalogue/word-forms.ts';

/** "tree_nut" -> "tree nut". */
export const allergenInWords = (allergen: Allergen): string => allergen.replace('_', ' ');

export interface LeftOut {
  readonly allergies: readonly Allergen[];
  /** Ids of foods. */
  readonly foods: readonly string[];
  /** Words for foods that no dish uses. */
  readonly absent: readonly string[];
  /** Words that name nothing we know. */
  readonly unread: readonly string[];
}

/** Said on the plan until the words are written in another way; null where all of them were understood. */
export const unreadWarning = ({ unread }: Pick<LeftOut, 'unread'>): string | null =>
  unread.length === 0
    ? null
    : `We could not read "${unread.join(', ')}" in your allergies: please check each dish yourself, or write it in other words in your food preferences.`;

/** One word of the text. */
interface Written {
  readonly word: string;
  /** The known words it may be; the word itself where nothing is near. */
  readonly meant: readonly string[];
}

/** "black eyed peas", "red bell peppers sauce": no name is longer. */
const LONGEST_NAME = 4;
const SHORTEST_PART = 3;
/** Longer words are no run-together names; it bounds the work for a hostile text. */
const LONGEST_PAIR = 24;
const ANOTHER_FOOD = new Set(['and', 'or', 'nor', 'plus']);
/** "no", "not that I know", "I eat everything": the text asks for nothing. */
const ASKS_FOR_NOTHING =
  /\b(?:no|none|nothing|nil|na|n a|nope|nka|nkda|zero)\b|\b(?:not|dont|doesnt|havent)\b.*\b(?:allerg\w+|know|\bany(?:thing)?)\b|^(?:i )?eat everything$/;
const BRACKETED = /[([{]([^()[\]{}]*)[)\]}]/g;
const ALLOWED = /^(.+?) (?:is|are) (?:fine|ok|okay)$/;

/** "springonions" as its two words; null where it is none. */
const splitPair = (word: string, { meaningOf, isKnown }: FoodLexicon): readonly string[] | null => {
  if (word.length > LONGEST_PAIR) return null;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const pair = [word.slice(0, at), word.slice(at)];
    if (pair.every(isKnown) && meaningOf(pair) !== null) return pair;
  }
  return null;
};

const readWords = (segment: string, lexicon: FoodLexicon): readonly Written[] =>
  wordsOf(segment).flatMap((word): readonly Written[] => {
    if (lexicon.isKnown(word)) return [{ word, meant: [word] }];
    const pair = splitPair(word, lexicon);
    if (pair !== null) return pair.map((part) => ({ word: part, meant: [part] }));
    const meant = lexicon.spell(word);
    return [{ word, meant: meant.length === 0 ? [word] : meant }];
  });

const isSure = ({ word, meant }: Written): boolean => meant.every((known) => isSureSpelling(word, known));

/** The longest name that begins here. As it is written comes before how it may be misspelt. */
const nameAt = (
  written: readonly Written[],
  at: number,
  lexicon: FoodLexicon,
): { readonly meanings: readonly Meaning[]; readonly length: number } | null => {
  for (let length = Math.min(LONGEST_NAME, written.length - at); length > 0; length -= 1) {
    const part = written.slice(at, at + length);
    const readings = [
      part.map(({ word }) => word),
      ...(length === 1
        ? (part[0]?.meant ?? []).map((word) => [word])
        : [part.map(({ word, meant }) => meant[0] ?? word)]),
    ];
    const meanings = readings.flatMap((reading) => lexicon.meaningOf(reading) ?? []);
    if (meanings.length > 0) return { meanings, length };
  }
  return null;
};

interface ReadSegment {
  readonly meanings: readonly (readonly [words: string, meaning: Meaning])[];
  readonly unread: readonly string[];
}

/** Reads one part of a text, from one comma or full stop to the next. */
const readSegment = (segment: string, lexicon: FoodLexicon): ReadSegment => {
  const written = readWords(segment, lexicon);
  const meanings: (readonly [string, Meaning])[] = [];
  const unread: string[][] = [];
  const narrowing: string[] = [];
  let unknown: string[] = [];
  // "black and white beans" are all beans: the second colour would hide the first.
  let open = false;
  const endUnknown = () => {
    if (unknown.length > 0) unread.push(unknown);
    unknown = [];
  };
  for (let at = 0; at < written.length; ) {
    const { word = '', meant = [] } = written[at] ?? {};
    const isQualifier = lexicon.isQualifier(word);
    const name = open && isQualifier ? null : nameAt(written, at, lexicon);
    if (name !== null) {
      endUnknown();
      const parts = written.slice(at, at + name.length);
      const words = parts.map((each) => each.word);
      for (const meaning of name.meanings) meanings.push([words.join(' '), meaning]);
      if (!parts.every(isSure)) unread.push(words);
      at += name.length;
      open = false;
      continue;
    }
    const isFiller = meant.every((each) => lexicon.isFiller(each));
    if (isFiller || isQualifier) endUnknown();
    else unknown.push(word);
    if (isQualifier) narrowing.push(word);
    const before = written[at - 1]?.word ?? '';
    if (ANOTHER_FOOD.has(word) && lexicon.isQualifier(before)) open = true;
    at += 1;
  }
  endUnknown();
  if (meanings.length === 0 && narrowing.length > 0) unread.push(narrowing);
  return { meanings, unread: unread.map((words) => words.join(' ')) };
};

/** "tomatoes (raw)" are tomatoes: what only narrows a food, in brackets, is no food of its own. */
const withoutRemarks = (text: string, { isFiller, isQualifier }: FoodLexicon): string =>
  text.replaceAll(BRACKETED, (bracketed, inside: string) =>
    wordsOf(inside).every((word) => isFiller(word) || isQualifier(word)) ? ' ' : bracketed,
  );

/** "Corn, frozen" and "Corn, canned" are both called corn. */
export const calledName = (name: string): string => (/^[^,(]*/.exec(name)?.[0] ?? name).trim();

const sameName = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** The foods of "ketchup is fine" by their whole names; null where the segment is another sentence. */
const allowedBy = (segment: string, foods: ReadonlyMap<string, Food>): readonly Food[] | null => {
  const names = ALLOWED.exec(segment.trim().toLowerCase())?.[1]?.split(/ and | or /);
  if (names === undefined) return null;
  const allowed = names.map((name) =>
    [...foods.values()].filter((food) => sameName(calledName(food.name), name)),
  );
  return allowed.every((each) => each.length > 0) ? allowed.flat() : null;
};

/**
 * Reads what somebody wrote about food: "allergic to peanuts and kiwi, no pork please". Where a word may mean more
 * than one food, all of them are left out. A food stays only where the text says that it "is fine" by its whole
 * name; an allergen that it carries takes it out all the same. A word that was only guessed at is left out and asked
 * back, and so is a text that names nothing ("severe allergies") and does not say that there is nothing.
 */
export const readAllergyText = (text: string, foods: ReadonlyMap<string, Food>): LeftOut => {
  if (text.trim() === '') return { allergies: [], foods: [], absent: [], unread: [] };
  const lexicon = lexiconOf(foods);
  const allergies = new Set<Allergen>();
  const ids = new Set<string>();
  const allowed: { readonly segment: string; readonly food: Food }[] = [];
  const absent = new Set<string>();
  const unread = new Set<string>();
  for (const segment of withoutRemarks(text.replaceAll('_', ' '), lexicon).split(
    /[,;.:\n\r/|•()[\]{}!?+&]+/,
  )) {
    const fine = allowedBy(segment, foods);
    if (fine !== null) {
      allowed.push(...fine.map((food) => ({ segment: segment.trim(), food })));
      continue;
    }
    const read = readSegment(segment, lexicon);
    for (const words of read.unread) unread.add(words);
    for (const [words, meaning] of read.meanings) {
      for (const allergen of meaning.allergies) allergies.add(allergen);
      for (const id of meaning.foods) ids.add(id);
      if (meaning.allergies.size + meaning.foods.size === 0) absent.add(words);
    }
  }
  for (const { segment, food } of allowed) {
    ids.delete(food.id);
    if (food.allergens.some((allergen) => allergies.has(allergen))) unread.add(segment);
  }
  const words = wordsOf(text).join(' ');
  const isEmpty = allergies.size + ids.size + absent.size + unread.size + allowed.length === 0;
  if (isEmpty && words !== '' && !ASKS_FOR_NOTHING.test(words)) unread.add(text.trim());
  const isTold = (id: string): boolean =>
    foods.get(id)?.allergens.some((allergen) => allergies.has(allergen)) ?? false;
  const named = [...ids].filter((id) => !isTold(id));
  return { allergies: [...allergies], foods: named, absent: [...absent], unread: [...unread] };
};
