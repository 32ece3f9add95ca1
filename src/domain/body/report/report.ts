import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { amountOf, NUTRIENTS, type Nutrient, type NutrientVector } from '../../../terms/nutrients.ts';
import { type Cell, csvOf } from '../../csv.ts';
import { SLOT_LABELS } from '../../food/catalogue/slot-labels.ts';
import type { CycleLog } from '../cycle/log.ts';
import { nutrientFigure, nutrientWords } from '../nutrition/nutrient-words.ts';
import type { WeightEntry } from '../progress/weights.ts';
import { REPORT_PARTS, type ReportPart, type SharedReport } from './parts.ts';

export interface LoggedFood {
  readonly day: LocalDay;
  readonly slot: Slot;
  readonly name: string;
  /** "150 g"; empty where nothing was weighed. */
  readonly amount: string;
  readonly kcal: number;
}

/** The log of a period. A day without food, water or a weight is not in its list. */
export interface ReportFacts {
  readonly nutrients: readonly { readonly day: LocalDay; readonly eaten: NutrientVector }[];
  readonly foods: readonly LoggedFood[];
  readonly water: readonly { readonly day: LocalDay; readonly litres: number }[];
  readonly weights: readonly WeightEntry[];
  /** Amounts a day that the member is held to; a limit has its sign: "up to 2 300". */
  readonly targets: ReadonlyMap<Nutrient, string>;
  /** Answers about health as pairs of what was asked and what was said. */
  readonly health: readonly (readonly [asked: string, said: string])[];
  readonly cycle: CycleLog['days'];
}

export interface ReportTable {
  readonly part: ReportPart;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Explains the figures; empty where they need no words. */
  readonly note: string;
}

const MAIN: readonly Nutrient[] = ['energy_kcal', 'protein_g', 'carbs_g', 'fat_g', 'fiber_g'];

const named = (nutrient: Nutrient): string => {
  const { name, unit } = nutrientWords(nutrient);
  return `${name} (${unit})`;
};

const meanOf = ({ nutrients }: ReportFacts, nutrient: Nutrient): number =>
  nutrients.reduce((sum, { eaten }) => sum + amountOf(eaten, nutrient), 0) / Math.max(1, nutrients.length);

const MEAN = 'Average of these days';
const DAYS_NOTE = 'Days without a logged meal are left out. Food that was not logged is not counted.';

const WORDS: Readonly<Record<ReportPart, Pick<ReportTable, 'title' | 'columns' | 'note'>>> = {
  food: { title: 'Energy and macronutrients eaten', columns: ['Day', ...MAIN.map(named)], note: DAYS_NOTE },
  nutrients: {
    title: 'Nutrients, average per day',
    columns: ['Nutrient', 'Eaten', 'Planned to reach or to stay under'],
    note: `${DAYS_NOTE} Foods without a figure for a nutrient count as zero.`,
  },
  meals: {
    title: 'Everything eaten',
    columns: ['Day', 'Meal', 'Food', 'Amount', 'Energy (kcal)'],
    note: '',
  },
  water: { title: 'Water drunk', columns: ['Day', 'Litres'], note: '' },
  weight: { title: 'Weight', columns: ['Day', 'Weight (kg)'], note: '' },
  health: {
    title: 'Answers about health',
    columns: ['Question', 'Answer'],
    note: 'As they were answered in the app. They are no diagnosis.',
  },
  cycle: { title: 'Cycle', columns: ['Day', 'Flow', 'Noted'], note: '' },
};

const ROWS: Readonly<Record<ReportPart, (facts: ReportFacts) => readonly (readonly Cell[])[]>> = {
  food: (facts) => [
    ...facts.nutrients.map(({ day, eaten }) => [
      day,
      ...MAIN.map((nutrient) => Math.round(amountOf(eaten, nutrient))),
    ]),
    ...(facts.nutrients.length > 1
      ? [[MEAN, ...MAIN.map((nutrient) => Math.round(meanOf(facts, nutrient)))]]
      : []),
  ],
  nutrients: (facts) =>
    facts.nutrients.length === 0
      ? []
      : NUTRIENTS.map((nutrient) => [
          named(nutrient),
          nutrientFigure(meanOf(facts, nutrient)),
          facts.targets.get(nutrient) ?? '',
        ]),
  meals: ({ foods }) =>
    foods.map(({ day, slot, name, amount, kcal }) => [
      day,
      SLOT_LABELS[slot],
      name,
      amount,
      Math.round(kcal),
    ]),
  water: ({ water }) => water.map(({ day, litres }) => [day, Math.round(litres * 100) / 100]),
  weight: ({ weights }) => weights.map(({ day, kg }) => [day, Math.round(kg * 10) / 10]),
  health: ({ health }) => health.map(([asked, said]) => [asked, said]),
  cycle: ({ cycle }) =>
    Object.entries(cycle)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, { flow, symptoms, preCycleSymptoms }]) => [
        day,
        flow ?? '',
        [...symptoms, ...preCycleSymptoms].join(', '),
      ]),
};

/** The tables of a report that came over a link. */
export const sharedTables = ({ tables }: SharedReport): readonly ReportTable[] =>
  tables.map(({ part, rows }) => ({ part, ...WORDS[part], rows }));

/** The chosen parts of a report, in their order. A part without any data is a table without rows. */
export const reportTables = (facts: ReportFacts, parts: ReadonlySet<ReportPart>): readonly ReportTable[] =>
  REPORT_PARTS.filter((part) => parts.has(part)).map((part) => ({
    part,
    ...WORDS[part],
    rows: ROWS[part](facts),
  }));

const CSV_COLUMNS = ['part', 'row', 'column', 'value'] as const;

/**
 * A report as CSV, one line for each figure: the part's title, the row's number and first cell ("3: 2026-11-21"), the
 * column's name with its unit, and the value.
 */
export const reportAsCsv = (tables: readonly ReportTable[]): string =>
  csvOf([
    CSV_COLUMNS,
    ...tables.flatMap(({ title, columns, rows }) =>
      rows.flatMap(([first = '', ...cells], at) =>
        cells.map((value, column) => [title, `${at + 1}: ${first}`, columns[column + 1] ?? '', value]),
      ),
    ),
  ]);
