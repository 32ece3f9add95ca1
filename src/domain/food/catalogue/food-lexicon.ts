import { ALLERGENS, type Allergen, type Food } from '../../../terms/food.ts';
import { CONTENTS, FILLERS, LOOKS_LIKE, MEANINGS, OTHER_FOODS, QUALIFIERS } from './food-words.ts';
import { createSpeller, type Speller, singular, singularWordsOf, wordsOf } from './word-forms.ts';

/** The foods and allergens that a word leaves out. */
export interface Meaning {
  /** Allergens that the word stands for, or that somebody who reacts to it most likely reacts to as well. */
  readonly allergies: ReadonlySet<Allergen>;
  /** Ids of the foods it names, holds, or is made of. */
  readonly foods: ReadonlySet<string>;
}

export interface FoodLexicon {
  /** Null where the words name no food, together, as written. */
  readonly meaningOf: (written: readonly string[]) => Meaning | null;
  /** The known words that a word of the text may be; itself if it is known, none if nothing is near. */
  readonly spell: (word: string) => readonly string[];
  readonly isKnown: (word: string) => boolean;
  readonly isFiller: (word: string) => boolean;
  readonly isQualifier: (word: string) => boolean;
}

interface Entry {
  readonly atoms: readonly string[];
  /** Means its line alone, not also the foods whose name holds the word. */
  readonly exact: boolean;
}

type Label = ReadonlySet<string>;

const SHORTEST_SPELT_FILLER = 8;

const rows = (table: string): readonly (readonly [left: string, right: readonly string[]])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = ''] = line.split(' = ');
      return [left, right.split(', ')] as const;
    });

const key = (words: readonly string[]): string => words.join(' ');

const readMeanings = (): ReadonlyMap<string, Entry> => {
  const entries = new Map<string, Entry>();
  for (const [left, atoms] of rows(MEANINGS))
    for (const term of left.split(', ')) {
      const exact = term.endsWith('!');
      const name = exact ? key(wordsOf(term)) : key(singularWordsOf(term));
      const former = entries.get(name)?.atoms ?? [];
      entries.set(name, { atoms: [...former, ...atoms], exact });
    }
  return entries;
};

/** The part of the lexicon that does not depend on the catalogue, made when the first text is read. */
interface Words {
  readonly meanings: ReadonlyMap<string, Entry>;
  readonly contents: readonly (readonly [of: readonly string[], inside: readonly Label[]])[];
  readonly looksLike: ReadonlyMap<string, string>;
  readonly others: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
  readonly qualifiers: ReadonlySet<string>;
}

let words: Words | undefined;

const readWords = (): Words => ({
  meanings: readMeanings(),
  contents: rows(CONTENTS).map(([of, inside]) => [
    singularWordsOf(of),
    inside.map((each) => new Set(singularWordsOf(each))),
  ]),
  looksLike: new Map(rows(LOOKS_LIKE).map(([look, [of = '']]) => [look, of])),
  others: new Set(OTHER_FOODS.split(',').map((each) => key(singularWordsOf(each)))),
  fillers: new Set(wordsOf(FILLERS)),
  qualifiers: new Set(singularWordsOf(QUALIFIERS)),
});

const isAllergen = (word: string): word is Allergen => (ALLERGENS as readonly string[]).includes(word);

const nameLabel = (food: Food): Label => new Set(singularWordsOf(food.name));

const labelsOf = (food: Food, { contents }: Words): readonly Label[] => {
  const name = nameLabel(food);
  const inside = contents.filter(([of]) => of.every((word) => name.has(word)));
  return [name, ...inside.flatMap(([, labels]) => labels)];
};

const createLexicon = (foods: ReadonlyMap<string, Food>): FoodLexicon => {
  words ??= readWords();
  const { meanings, looksLike, others, fillers, qualifiers } = words;
  const all = [...foods.values()];
  const labelled = all.map((food) => ({ food, labels: labelsOf(food, words ?? readWords()) }));
  const inNames = new Set(all.flatMap(({ name }) => singularWordsOf(name)));
  const labelWords = new Set(labelled.flatMap(({ labels }) => labels.flatMap((label) => [...label])));
  const phrases = [...meanings.keys(), ...others];
  const known = new Set([...inNames, ...phrases.flatMap((phrase) => phrase.split(' ').map(singular))]);

  const holds = (label: Label, phrase: readonly string[]): boolean => {
    const [first = ''] = phrase;
    const other = phrase.length === 1 ? looksLike.get(first) : undefined;
    return phrase.every((word) => label.has(word)) && !(other !== undefined && label.has(other));
  };
  const named = (phrase: readonly string[]): readonly Food[] => {
    if (!phrase.every((word) => labelWords.has(word))) return [];
    return labelled
      .filter(({ labels }) => labels.some((label) => holds(label, phrase)))
      .map(({ food }) => food);
  };

  const ofAtom = (atom: string): readonly Food[] => {
    if (atom.startsWith('@')) return all.filter(({ category }) => category.startsWith(atom.slice(1)));
    if (atom.startsWith('$')) return all.filter(({ diet }) => diet === atom.slice(1));
    return /^[#~]/.test(atom) ? [] : named(singularWordsOf(atom));
  };
  const ofEntry = ({ atoms, exact }: Entry, phrase: readonly string[]): Meaning => {
    const marks = atoms.filter((atom) => /^[#~]/.test(atom));
    const allergies = new Set(marks.map((atom) => atom.slice(1)).filter(isAllergen));
    const isGroup = atoms.every((atom) => atom.startsWith('#'));
    const bound = atoms.some((atom) => atom.startsWith('~'));
    const itself = exact || isGroup ? [] : named(phrase);
    const own = itself.filter((food) => !bound || food.allergens.some((each) => allergies.has(each)));
    const carriers = marks.filter((atom) => atom.startsWith('#')).map((atom) => atom.slice(1));
    const group = all.filter((food) => food.allergens.some((allergen) => carriers.includes(allergen)));
    return {
      allergies,
      foods: new Set([...own, ...group, ...atoms.flatMap(ofAtom)].map(({ id }) => id)),
    };
  };
  /** "almond butter": an allergen that one of the words means counts where the foods of that name carry it. */
  const ofName = (phrase: readonly string[]): Meaning | null => {
    if (phrase.every((word) => qualifiers.has(word)) || phrase.some((word) => fillers.has(word))) return null;
    const found = named(phrase);
    if (found.length === 0) return null;
    const meant = phrase.flatMap((word) => meanings.get(word)?.atoms ?? []).map((atom) => atom.slice(1));
    const carried = found.flatMap(({ allergens }) => allergens);
    return {
      allergies: new Set(carried.filter((allergen) => meant.includes(allergen))),
      foods: new Set(found.map(({ id }) => id)),
    };
  };
  const find = (written: readonly string[]): Meaning | null => {
    const phrase = written.map(singular);
    const joined = phrase.join('');
    for (const name of [key(written), key(phrase), joined]) {
      const entry = meanings.get(name);
      if (entry !== undefined) return ofEntry(entry, name === joined ? [joined] : phrase);
    }
    const inNames = ofName(phrase) ?? (phrase.length > 1 ? ofName([joined]) : null);
    if (inNames !== null) return inNames;
    const isOther = others.has(key(phrase)) || others.has(joined);
    return isOther ? { allergies: new Set(), foods: new Set() } : null;
  };

  const found = new Map<string, Meaning | null>();
  const meaningOf = (written: readonly string[]): Meaning | null => {
    const name = key(written);
    const former = found.get(name);
    if (former !== undefined) return former;
    const meaning = find(written);
    // Only what is known is remembered: what people write has no end.
    if (meaning !== null) found.set(name, meaning);
    return meaning;
  };

  const isKnown = (word: string): boolean =>
    known.has(singular(word)) || meanings.has(word) || fillers.has(word) || qualifiers.has(singular(word));
  const spellFood: Speller = createSpeller(known);
  const spellFiller: Speller = createSpeller(
    [...fillers].filter(({ length }) => length >= SHORTEST_SPELT_FILLER),
  );
  return {
    meaningOf,
    spell: (word) => {
      if (isKnown(word)) return [word];
      const near = [...new Set([...spellFood(singular(word)), ...spellFood(word)])];
      return near.length > 0 ? near : spellFiller(word);
    },
    isKnown,
    isFiller: (word) => fillers.has(word) || /^\p{N}+$/u.test(word),
    isQualifier: (word) => qualifiers.has(singular(word)),
  };
};

const lexicons = new WeakMap<ReadonlyMap<string, Food>, FoodLexicon>();

/** The words for the foods of a catalogue; made once for each. */
export const lexiconOf = (foods: ReadonlyMap<string, Food>): FoodLexicon => {
  const former = lexicons.get(foods);
  if (former !== undefined) return former;
  const lexicon = createLexicon(foods);
  lexicons.set(foods, lexicon);
  return lexicon;
};
