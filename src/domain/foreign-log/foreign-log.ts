import type { DescribedFood } from '../catalogue/eaten-food.ts';
import type { Slot } from '../catalogue/types.ts';
import type { LocalDay } from '../planner/types.ts';

/** What a file of another app holds, as far as it could be read. */
export interface ForeignLog {
  /** The name of the app, or "a table" where only its columns are known. */
  readonly app: string;
  /** In the order of the file; a day may have several. */
  readonly weights: readonly ForeignWeight[];
  readonly foods: readonly ForeignFood[];
  readonly problems: readonly Problem[];
  /** True where the file does not tell in which unit its weights are; `value` is then in that unit. */
  readonly isUnitUnknown: boolean;
}

export interface ForeignWeight {
  readonly day: LocalDay;
  /** As written, so that the last of a day can be told; empty without a time. */
  readonly time: string;
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
  /** By the heading in lower case. */
  readonly cells: ReadonlyMap<string, string>;
}

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  /** Lines before the table, as "#Units: kg" of Libra. */
  readonly remarks: readonly string[];
}
