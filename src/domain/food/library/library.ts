import {
  ALLERGENS,
  type Allergen,
  DIET_CLASSES,
  type DietClass,
  type Measure,
  SHOP_CATEGORIES,
  type ShopCategory,
} from '../../../terms/food.ts';
import { NUTRIENTS } from '../../../terms/nutrients.ts';
import { fieldsOf, isAmount, isListOf, isOneOf, isRow, isText, listOf, refuse } from '../catalogue/table.ts';
import { gramsPerMl } from './density.ts';
import { readFigure } from './figure-code.ts';

/** A food of the USDA tables: `l:` and its number there. */
export type LibraryId = `l:${string}`;

/** A food that nobody has to plan with: whatever people eat, from the USDA tables. */
export interface LibraryFood {
  readonly id: LibraryId;
  readonly name: string;
  /** Null for what no shelf of the shopping list holds, as a dish from a restaurant. */
  readonly category: ShopCategory | null;
  readonly diet: DietClass;
  /** Allergens it contains, or may contain as it is usually made. */
  readonly allergens: readonly Allergen[];
  /** Per 100 g, in the order of NUTRIENTS and in their units; null where nobody determined it. */
  readonly per100: readonly (number | null)[];
  readonly measures: readonly Measure[];
  /** Null where no measure tells. */
  readonly gramsPerMl: number | null;
  readonly planned: PlannedAs | null;
}

/** The food of the catalogue that something is, and how many grams as eaten one gram of it becomes. */
export interface PlannedAs {
  readonly food: string;
  readonly times: number;
}

/** Another name of a food. */
export interface Term {
  readonly words: string;
  /**
   * `meant`: the food that people mean by it. `stand-in`: the tables have no such food, and this one is nearest.
   * `also`: one of several foods that it may mean.
   */
  readonly kind: 'meant' | 'stand-in' | 'eaten' | 'like-eaten' | 'also';
}

/** The foods by their place, which is the same in every column; `food` makes one whole. */
export interface Library {
  readonly ids: readonly LibraryId[];
  readonly names: readonly string[];
  /** Everydayness of a food, 0 to 99. */
  readonly everyday: readonly number[];
  readonly termsAt: (place: number) => readonly Term[];
  readonly foodAt: (place: number) => LibraryFood;
  readonly food: (id: string) => LibraryFood | null;
  /** Allergens of what a word means that the food standing for it lacks: gluten for "hing". */
  readonly allergensBeside: (id: string, term: string) => readonly Allergen[];
}

/**
 * The shape of the JSON file. A column is one text with a line for each food, which is quick to parse and shrinks well:
 * lists have `|` between their items, a measure is "227 cup", a term starts with `=` (meant), `~` (stand-in), `+` (eaten) or `-` (stands in for what was eaten).
 */
export interface LibraryFile {
  /** Differences from the number before. */
  readonly ids: string;
  readonly names: string;
  readonly terms: string;
  readonly measures: string;
  /** Places in SHOP_CATEGORIES, DIET_CLASSES; a bit for each of ALLERGENS. Empty for no category. */
  readonly categories: string;
  readonly diets: string;
  readonly allergens: string;
  readonly everyday: string;
  /** A column for each of NUTRIENTS, as in `figure-code.ts`. */
  readonly figures: readonly string[];
  readonly besides: readonly Beside[];
  /** "20044 rice-white-cooked 2.82": see `PlannedAs`. */
  readonly planned: string;
}

export interface Beside {
  readonly id: string;
  readonly term: string;
  readonly allergens: readonly Allergen[];
}

const TEXTS = ['ids', 'names', 'terms', 'measures', 'categories', 'diets', 'allergens', 'everyday'] as const;
const NDB_DIGITS = 5;

const items = (line: string | undefined): readonly string[] =>
  line === undefined || line === '' ? [] : line.split('|');

const termOf = (item: string): Term => {
  if (item.startsWith('=')) return { words: item.slice(1), kind: 'meant' };
  if (item.startsWith('+')) return { words: item.slice(1), kind: 'eaten' };
  if (item.startsWith('-')) return { words: item.slice(1), kind: 'like-eaten' };
  return item.startsWith('~') ? { words: item.slice(1), kind: 'stand-in' } : { words: item, kind: 'also' };
};

const measureOf = (item: string): Measure => {
  const space = item.indexOf(' ');
  return { grams: Number(item.slice(0, space)), label: item.slice(space + 1) };
};

/** Checks parsed JSON and opens it; foods are made when they are asked for. Throws a TypeError for another shape. */
export const openLibrary = (json: unknown): Library => {
  const file = fieldsOf(json, 'library', [...TEXTS, 'figures', 'besides', 'planned']);
  const [
    ids = [],
    names = [],
    terms = [],
    measures = [],
    categories = [],
    diets = [],
    allergens = [],
    known = [],
  ] = TEXTS.map((name) => {
    const text = file[name];
    return isText(text) ? text.split('\n') : refuse(`library.${name}`, 'a text');
  });
  const figures = listOf(file.figures, 'library.figures', isText);
  const isBeside = isRow<Beside>({ id: isText, term: isText, allergens: isListOf(isOneOf(ALLERGENS)) });
  const besides = listOf(file.besides, 'library.besides', isBeside);
  const planned = new Map<string, PlannedAs>();
  for (const line of isText(file.planned) ? file.planned.split('\n') : []) {
    const [number = '', food = '', times = ''] = line.split(' ');
    planned.set(`l:${number}`, { food, times: Number(times) });
  }
  const height = ids.length;
  for (const column of [names, terms, measures, categories, diets, allergens, known])
    if (column.length !== height) refuse('library', `${height} foods in every column`);
  if (figures.length !== NUTRIENTS.length || figures.some(({ length }) => length !== 2 * height))
    refuse('library.figures', `${height} figures of ${NUTRIENTS.length} nutrients`);
  const everyday = known.map(Number);
  if (!everyday.every(isAmount)) refuse('library.everyday', 'numbers');

  let number = 0;
  const libraryIds = ids.map((step): LibraryId => {
    number += Number(step);
    return `l:${String(number).padStart(NDB_DIGITS, '0')}`;
  });
  const places = new Map<string, number>(libraryIds.map((id, place) => [id, place]));

  const foodAt = (place: number): LibraryFood => {
    const bits = Number(allergens[place]);
    const made = items(measures[place]).map(measureOf);
    const id = libraryIds[place] ?? refuse(`library[${place}]`, 'a food');
    return {
      id,
      name: names[place] ?? '',
      category: SHOP_CATEGORIES[Number(categories[place] || -1)] ?? null,
      diet: DIET_CLASSES[Number(diets[place])] ?? 'meat',
      allergens: ALLERGENS.filter((_, bit) => bits & (1 << bit)),
      per100: figures.map((column) => readFigure(column, place)),
      measures: made,
      gramsPerMl: gramsPerMl(made),
      planned: planned.get(id) ?? null,
    };
  };
  return {
    ids: libraryIds,
    names,
    everyday,
    termsAt: (place) => items(terms[place]).map(termOf),
    foodAt,
    food: (id) => {
      const place = places.get(id);
      return place === undefined ? null : foodAt(place);
    },
    allergensBeside: (id, term) =>
      besides.find((beside) => beside.id === id && beside.term === term)?.allergens ?? [],
  };
};
