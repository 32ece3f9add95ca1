import type { LocalDay } from '../../../terms/local-day.ts';
import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../../constants.ts';
import { isWeight } from '../progress/weight-entry.ts';
import { type DayOrder, isTimeAlone, orderOfDays, readPastDay, readTime } from './days.ts';
import type { ForeignWeight, LogQuestion, Problem, Table, TableRow } from './foreign-log.ts';
import { type Column, columnOf } from './headings.ts';
import { readUnit, readWeight, toKg, type WeightUnit } from './values.ts';

interface WeightColumns {
  readonly app: string;
  readonly day: Column;
  readonly time: Column | null;
  readonly offset: Column | null;
  readonly weight: Column;
  /** The unit of the whole table. */
  readonly unit: WeightUnit | null;
  /** The unit of each row; null where all have the same. */
  readonly unitOfRow: Column | null;
  readonly metric: Column | null;
}

const appOf = (day: Column, weight: Column, metric: Column | null): string => {
  if (metric !== null) return 'Cronometer';
  if (weight.name === 'average weight') return 'Google Fit';
  if (day.name === '#date') return 'Libra';
  if (day.name === 'time of measurement') return 'Renpho';
  return day.name === 'start_time' ? 'Samsung Health' : 'a table';
};

/** "#Units: kg" above a table of Libra. */
const unitOfRemarks = (remarks: readonly string[]): WeightUnit | null =>
  readUnit(
    remarks.find((remark) => remark.toLowerCase().startsWith('#units:'))?.slice('#units:'.length) ?? '',
  );

/**
 * Recognises tables of weights by their headings, in several languages: a day and a weight, or, as Cronometer's
 * biometrics have it, a day, a metric, a unit and an amount. Null for anything else.
 */
const columnsOf = ({ columns, remarks }: Table): WeightColumns | null => {
  const [day, metric, amount] = [
    columnOf(columns, 'day'),
    columnOf(columns, 'metric'),
    columnOf(columns, 'amount'),
  ];
  const weight = metric === null ? columnOf(columns, 'weight') : amount;
  if (day === null || weight === null) return null;
  const time = columnOf(columns, 'time');
  return {
    app: appOf(day, weight, metric),
    day,
    time: time === day ? null : time,
    offset: columnOf(columns, 'offset'),
    weight,
    // Samsung Health writes kilograms without saying so.
    unit: readUnit(weight.unit) ?? unitOfRemarks(remarks) ?? (day.name === 'start_time' ? 'kg' : null),
    unitOfRow: columnOf(columns, 'unit'),
    metric,
  };
};

/** Pounds of the heaviest member, before the unit is known. */
const ANY_MAX = Math.ceil(WEIGHT_MAX_KG * 2.20462);
/** Stone of the lightest. */
const ANY_MIN = 1;

/** True for a weight that the app takes, as in its forms and by the coach. */
export const isPossible = (value: number, unit: WeightUnit | null): boolean => {
  if (unit === null) return value >= ANY_MIN && value <= ANY_MAX;
  return isWeight(toKg(value, unit));
};

const OFFSET = /^UTC([+-])(\d{2}):?(\d{2})$/;

/** "2026-09-22 23:30:00.000" of UTC as the member's clock had it: "2026-09-23 01:30". */
const atOffset = (written: string, offset: string): string => {
  const [, sign, hours, minutes] = OFFSET.exec(offset.trim()) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const there = new Date(Date.parse(`${written.trim().replace(' ', 'T')}Z`) + shift);
  // Also where the time is the last one that a date can hold.
  if (Number.isNaN(there.getTime())) return written;
  return there.toISOString().slice(0, 19).replace('T', ' ');
};

interface WeightRow {
  readonly line: number;
  readonly day: string;
  readonly time: string;
  readonly weight: string;
  readonly unit: WeightUnit | null;
}

/** Rows with a weight, passing over others. Garmin has the day once, on a line of its own, above the times. */
const rowsOf = ({ rows }: Table, columns: WeightColumns): readonly WeightRow[] => {
  const cell = ({ cells }: TableRow, column: Column | null): string =>
    column === null ? '' : (cells.get(column.heading) ?? '');
  let dayAbove = '';
  return rows.flatMap((row): WeightRow[] => {
    const written = atOffset(cell(row, columns.day), cell(row, columns.offset));
    const weight = cell(row, columns.weight);
    if (weight === '') {
      if (row.cells.size === 1) dayAbove = written;
      return [];
    }
    if (columns.metric !== null && !/^(?:weight|gewicht)$/i.test(cell(row, columns.metric))) return [];
    const isBelow = dayAbove !== '' && isTimeAlone(written);
    return [
      {
        line: row.line,
        day: isBelow ? dayAbove : written,
        time: cell(row, columns.time) || written,
        weight,
        unit: readUnit(cell(row, columns.unitOfRow)) ?? columns.unit,
      },
    ];
  });
};

export interface WeightTable {
  readonly app: string;
  readonly weights: readonly ForeignWeight[];
  readonly problems: readonly Problem[];
  readonly questions: readonly LogQuestion[];
}

const NO_WEIGHT = `is not a body weight from ${WEIGHT_MIN_KG} to ${WEIGHT_MAX_KG} kg`;

/**
 * The weights of a table; null where it is none of weights. Rows without a weight are passed over. `chosen` is the
 * member's answer where the days could be either.
 */
export const readWeightTable = (
  table: Table,
  today: LocalDay,
  chosen: DayOrder | null,
): WeightTable | null => {
  const columns = columnsOf(table);
  if (columns === null) return null;
  const rows = rowsOf(table, columns);
  const { order: told, unsure } = orderOfDays(
    rows.map(({ day }) => day),
    today,
  );
  const order = told ?? chosen;
  const problems: Problem[] = [];
  const questions: LogQuestion[] = unsure === null ? [] : [{ kind: 'day-order', written: unsure }];
  if (order === null) return { app: columns.app, weights: [], problems, questions };
  let isUnitUnknown = false;
  const weights = rows.flatMap(({ line, day: written, time, weight: text, unit: ofRow }): ForeignWeight[] => {
    const day = readPastDay(written, order, today);
    if (day === null) {
      problems.push({ line, reason: `"${written.slice(0, 30)}" is not a past day` });
      return [];
    }
    const weight = readWeight(text);
    const unit = weight?.unit ?? ofRow;
    if (weight === null || !isPossible(weight.value, unit)) {
      problems.push({ line, reason: `"${text.slice(0, 30)}" ${NO_WEIGHT}` });
      return [];
    }
    isUnitUnknown ||= unit === null;
    const value = unit === null ? weight.value : toKg(weight.value, unit);
    return [{ day, time: readTime(time), value }];
  });
  if (isUnitUnknown) questions.push({ kind: 'unit' });
  return { app: columns.app, weights, problems, questions };
};

/** The last weight of each day, oldest first. */
export const lastOfDays = (weights: readonly ForeignWeight[]): readonly ForeignWeight[] => {
  const days = new Map<LocalDay, ForeignWeight>();
  for (const weight of weights) {
    const before = days.get(weight.day);
    if (before === undefined || weight.time >= before.time) days.set(weight.day, weight);
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
};
