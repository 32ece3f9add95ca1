import { groupedBy, type Row, readTable } from './csv.ts';
import { measuresOf } from './measures.ts';

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

/** The terms of a food: those it is meant by, then the others that its table has. */
export const termsOf = (
  marked: MarkedTerms,
  number: string,
  others: readonly string[],
): readonly string[] => {
  const meant = marked.get(number) ?? new Map<string, string>();
  return [...meant.values(), ...others.filter((term) => !meant.has(term))];
};

/** Every food of SR28, in USDA's order. */
export const readFoods = (terms: MarkedTerms): readonly PackedFood[] => {
  const measures = groupedBy(readTable('sr28-measures.csv.br'), 'ndb_id');
  return readTable('sr28.csv.br').map((row) => {
    const { ndb_id = '', plain_name = '', synonyms: others = '' } = row;
    return {
      number: Number(ndb_id),
      name: plain_name,
      terms: termsOf(terms, ndb_id, others.toLowerCase().split('|').filter(Boolean)),
      row,
      measures: measuresOf(ndb_id, measures.get(ndb_id) ?? []),
      everyday: everydayOf(row),
    };
  });
};
