import type { LocalDay } from '../../../terms/local-day.ts';
import type { Cell } from '../../csv.ts';

/** Parts of a report, each chosen by hand. */
export const REPORT_PARTS = ['food', 'nutrients', 'meals', 'water', 'weight', 'health', 'cycle'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** Parts about the body: nobody takes them along without having ticked them. */
export const HEALTH_PARTS: readonly ReportPart[] = ['weight', 'health', 'cycle'];

/** The number of cells in each row of a part. */
export const REPORT_CELLS: Readonly<Record<ReportPart, number>> = {
  food: 6,
  nutrients: 3,
  meals: 5,
  water: 2,
  weight: 2,
  health: 2,
  cycle: 3,
};

/** A report without its words: titles, names of columns and notes follow from the parts. */
export interface SharedReport {
  readonly first: LocalDay;
  readonly last: LocalDay;
  readonly tables: readonly { readonly part: ReportPart; readonly rows: readonly (readonly Cell[])[] }[];
}
