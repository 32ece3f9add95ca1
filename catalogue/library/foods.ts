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

/** From USDA's rank and the number of its dishes that use the food. */
const everydayOf = ({ rank, fndds_uses }: Row): number =>
  (EVERYDAY_BY_RANK[Number(rank)] ?? 0) +
  Math.min(MOST_FOR_USES, Math.round(4 * Math.log2(1 + Number(fndds_uses))));

/** The terms of each food by its number, marked as `LibraryFile` says. */
const readTerms = (synonyms: readonly Row[]): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const terms = new Map<string, Map<string, string>>();
  for (const { term = '', approx, ndb_default = '' } of synonyms) {
    const ofFood = terms.get(ndb_default) ?? new Map<string, string>();
    const words = term.toLowerCase();
    ofFood.set(words, `${approx === '1' ? '~' : '='}${words}`);
    terms.set(ndb_default, ofFood);
  }
  return terms;
};

/** Every food of SR28, in USDA's order. */
export const readFoods = (synonyms: readonly Row[]): readonly PackedFood[] => {
  const terms = readTerms(synonyms);
  const measures = groupedBy(readTable('sr28-measures'), 'ndb_id');
  return readTable('sr28').map((row) => {
    const { ndb_id = '', plain_name = '', synonyms: others = '' } = row;
    const marked = terms.get(ndb_id) ?? new Map<string, string>();
    const also = others
      .toLowerCase()
      .split('|')
      .filter((term) => term !== '' && !marked.has(term));
    return {
      number: Number(ndb_id),
      name: plain_name,
      terms: [...marked.values(), ...also],
      row,
      measures: measuresOf(ndb_id, measures.get(ndb_id) ?? []),
      everyday: everydayOf(row),
    };
  });
};
