import { writeFigure } from '../../src/domain/food/library/figure-code.ts';
import type { Beside, LibraryFile } from '../../src/domain/food/library/library.ts';
import { ALLERGENS, DIET_CLASSES, SHOP_CATEGORIES } from '../../src/terms/food.ts';
import { NUTRIENTS } from '../../src/terms/nutrients.ts';
import { FOODS } from '../foods.ts';
import { type Row, readTable } from './csv.ts';
import { readDishes } from './dishes.ts';
import { type PackedFood, readEaten, readFoods, readSynonyms, readTerms } from './foods.ts';

/**
 * The library's foods that the catalogue has too, one a line: its number, the catalogue's id, and the grams as eaten that
 * one gram of it becomes. A food as the catalogue has it stays as heavy as it is; those of `planned.csv` are as bought.
 */
const plannedText = (): string => {
  const planned = new Map<string, string>();
  for (const { id, ndb } of FOODS) if (!planned.has(ndb)) planned.set(ndb, `${ndb} ${id} 1`);
  for (const { number = '', food } of readTable('planned.csv')) {
    const entry = FOODS.find(({ id }) => id === food);
    if (entry === undefined) throw new Error(`planned.csv names a food that the catalogue lacks: ${food}`);
    planned.set(number, `${number} ${entry.id} ${entry.ndb === number ? 1 : entry.yield}`);
  }
  return [...planned.values()].join('\n');
};

const figureOf = (cell: string | undefined): number | null =>
  cell === undefined || cell === '' ? null : Number(cell);

const bitsOf = (allergens: string | undefined): number =>
  (allergens ?? '')
    .split('|')
    .filter((allergen) => allergen !== '')
    .map((allergen) => (ALLERGENS as readonly string[]).indexOf(allergen))
    .reduce((bits, bit) => {
      if (bit < 0) throw new Error(`The library names an allergen that the app does not know: ${allergens}`);
      return bits | (1 << bit);
    }, 0);

const dietOf = (diet: string | undefined): number => {
  const place = (DIET_CLASSES as readonly string[]).indexOf(diet ?? '');
  if (place < 0) throw new Error(`The library names a diet class that the app does not know: ${diet}`);
  return place;
};

const categoryOf = (category: string | undefined): string => {
  const place = (SHOP_CATEGORIES as readonly string[]).indexOf(category ?? '');
  return place < 0 ? '' : String(place);
};

const besidesOf = (synonyms: readonly Row[]): readonly Beside[] =>
  synonyms
    .filter(({ extra_allergens = '' }) => extra_allergens !== '')
    .map(({ ndb_default, term = '', extra_allergens = '' }) => ({
      id: `l:${ndb_default}`,
      term: term.toLowerCase(),
      allergens: ALLERGENS.filter((allergen) => extra_allergens.split('|').includes(allergen)),
    }));

/** The packed library. Its text is the same on every machine, so its hash names it. */
export const libraryText = (): string => {
  const synonyms = readSynonyms();
  const words = { marked: readTerms(synonyms), eaten: readEaten() };
  const foods = readFoods(words);
  const all = [...foods, ...readDishes(foods, words)];
  const column = (lineOf: (food: PackedFood) => string): string => all.map(lineOf).join('\n');
  const file: LibraryFile = {
    ids: all.map(({ number }, at) => number - (all[at - 1]?.number ?? 0)).join('\n'),
    names: column(({ name }) => name),
    terms: column(({ terms }) => terms.join('|')),
    measures: column(({ measures }) => measures.join('|')),
    categories: column(({ row }) => categoryOf(row.shop_category)),
    diets: column(({ row }) => String(dietOf(row.diet_class))),
    allergens: column(({ row }) => String(bitsOf(row.allergens))),
    everyday: column(({ everyday }) => String(everyday)),
    figures: NUTRIENTS.map((nutrient) => all.map(({ row }) => writeFigure(figureOf(row[nutrient]))).join('')),
    besides: besidesOf(synonyms),
    planned: plannedText(),
  };
  return JSON.stringify(file);
};
