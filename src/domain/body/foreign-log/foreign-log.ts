import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { DescribedFood } from '../../food/catalogue/eaten-food.ts';
import type { Column } from './headings.ts';

/** The content of a file of another app, as far as it could be read. */
export interface ForeignLog {
  /** The name of the app, or "a table" where only its columns are known. */
  readonly app: string;
  /** In the order of the file; a day may have several. */
  readonly weights: readonly ForeignWeight[];
  readonly foods: readonly ForeignFood[];
  readonly problems: readonly Problem[];
  /** Answers that the file alone does not give. */
  readonly questions: readonly LogQuestion[];
}

/**
 * `unit`: the values of weights are in a unit that the file does not tell. `day-order`: its days could begin with the
 * day or with the month, as `written` could; none of those is read before it is answered.
 */
export type LogQuestion =
  | { readonly kind: 'unit' }
  | { readonly kind: 'day-order'; readonly written: string };

export interface ForeignWeight {
  readonly day: LocalDay;
  /** The time of day in minutes, so that the last of a day can be told; 0 without a time. */
  readonly time: number;
  /** Kilograms, unless the unit is unknown. */
  readonly value: number;
}

export interface ForeignFood extends Required<Pick<DescribedFood, 'name' | 'nutrients'>> {
  readonly day: LocalDay;
  readonly slot: Slot;
  /** 0 where the amount was no weight. */
  readonly grams: number;
  readonly kcal: number;
}

/** A line that was not understood. `line` counts from 1, headings included. */
export interface Problem {
  readonly line: number;
  readonly reason: string;
}

export interface TableRow {
  readonly line: number;
  /** Those that are not empty, by the heading in lower case. */
  readonly cells: ReadonlyMap<string, string>;
}

/** A row of a table. A file of some megabytes may have short rows under hundreds of headings, so empty cells take no room. */
export const tableRow = (line: number, columns: readonly Column[], cells: readonly string[]): TableRow => ({
  line,
  cells: new Map(
    columns.flatMap(({ heading }, at) => {
      const cell = (cells[at] ?? '').trim();
      return cell === '' ? [] : [[heading, cell] as const];
    }),
  ),
});

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** Lines before the table, as "#Units: kg" of Libra. */
  readonly remarks: readonly string[];
}
