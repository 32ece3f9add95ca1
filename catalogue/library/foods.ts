import { groupedBy, type Row, readTable } from './csv.ts';
import { measuresOf, withHelping } from './measures.ts';

/** A food on its way into the file. */
export interface PackedFood {
  readonly number: number;
  readonly name: string;
  readonly terms: readonly string[];
  readonly row: Row;
  readonly measures: readonly string[];
  /** 0 to 99. */
  readonly everyday: number;
}

const EVERYDAY_BY_RANK = [60, 30, 10];
const MOST_FOR_USES = 29;

const MOST_FOR_BRANDED = 9;

/** From USDA's rank and the number of its dishes that use the food; the least for what is branded. */
const everydayOf = ({ rank, fndds_uses, branded }: Row): number =>
  branded === '1'
    ? Math.min(MOST_FOR_BRANDED, Number(fndds_uses))
    : (EVERYDAY_BY_RANK[Number(rank)] ?? 0) +
      Math.min(MOST_FOR_USES, Math.round(4 * Math.log2(1 + Number(fndds_uses))));

/** Terms that people mean one food by, by its number there, each with the mark that `LibraryFile` has for its kind. */
export type MarkedTerms = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Other names of foods: the synonyms, and then the plain words, which have the last word. */
export const readSynonyms = (): readonly Row[] => [
  ...readTable('synonyms.csv.br'),
  ...readTable('plain-words.csv').map(({ number = '', ...row }) => ({ ...row, ndb_default: number })),
];

export const readTerms = (synonyms: readonly Row[]): MarkedTerms => {
  const terms = new Map<string, Map<string, string>>();
  const add = (number: string, term: string, mark: string): void => {
    const ofFood = terms.get(number) ?? new Map<string, string>();
    ofFood.set(term.toLowerCase(), mark + term.toLowerCase());
    terms.set(number, ofFood);
  };
  for (const { term = '', approx, ndb_default = '' } of synonyms)
    add(ndb_default, term, approx === '1' ? '~' : '=');
  return terms;
};

/** Name, helping and words of a row, for somebody who has eaten it. */
export interface AsEaten {
  /** Instead of the survey's, for dishes alone: recipes read the names of foods. */
  readonly name: string | null;
  /** Grams; null where USDA's own will do. */
  readonly helping: number | null;
  /** Marked as in `LibraryFile`. */
  readonly terms: readonly string[];
}

const NOT_EATEN: AsEaten = { name: null, helping: null, terms: [] };

/** The table of eaten words by USDA's number. */
export const readEaten = (): ReadonlyMap<string, AsEaten> => {
  const eaten = new Map<string, AsEaten>();
  for (const { number = '', term = '', approx, name = '', grams = '' } of readTable('eaten-words.csv')) {
    const known = eaten.get(number) ?? NOT_EATEN;
    eaten.set(number, {
      name: name === '' ? known.name : name,
      helping: grams === '' ? known.helping : Number(grams),
      terms: [...known.terms, (approx === '1' ? '-' : '+') + term],
    });
  }
  return eaten;
};

/** The words by which foods and dishes are found and meant. */
export interface Words {
  readonly marked: MarkedTerms;
  readonly eaten: ReadonlyMap<string, AsEaten>;
}

export const asEatenOf = ({ eaten }: Words, number: string): AsEaten => eaten.get(number) ?? NOT_EATEN;

/** The terms of a food: those it is meant by, those of who ate it, then the others that its table has. */
export const termsOf = (words: Words, number: string, others: readonly string[]): readonly string[] => {
  const meant = words.marked.get(number) ?? new Map<string, string>();
  const { terms } = asEatenOf(words, number);
  const known = new Set([...meant.keys(), ...terms.map((term) => term.slice(1))]);
  return [...meant.values(), ...terms, ...others.filter((term) => !known.has(term))];
};

/** Every food of SR28, in USDA's order. */
export const readFoods = (words: Words): readonly PackedFood[] => {
  const measures = groupedBy(readTable('sr28-measures.csv.br'), 'ndb_id');
  return readTable('sr28.csv.br').map((row) => {
    const { ndb_id = '', plain_name = '', synonyms = '' } = row;
    return {
      number: Number(ndb_id),
      name: plain_name,
      terms: termsOf(words, ndb_id, synonyms.toLowerCase().split('|').filter(Boolean)),
      row,
      measures: withHelping(asEatenOf(words, ndb_id).helping, measuresOf(ndb_id, measures.get(ndb_id) ?? [])),
      everyday: everydayOf(row),
    };
  });
};
