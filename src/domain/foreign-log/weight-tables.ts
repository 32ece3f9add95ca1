import type { LocalDay } from '../planner/types.ts';
import type { ForeignWeight, Problem, Table, TableRow } from './foreign-log.ts';
import { dayOrderOf, readDay, readUnit, readWeight, toKg, type WeightUnit } from './values.ts';

/** No adult weighs less or more, in kg. */
const KG = { min: 20, max: 400 };
/** The same before the unit is known: from 20 kg to 400 kg in pounds. */
const ANY = { min: 3, max: 900 };

interface WeightColumns {
  readonly app: string;
  readonly day: string;
  readonly weight: string;
  readonly unit: WeightUnit | null;
  /** The unit of each row; null where all have the same. */
  readonly unitColumn: string | null;
  readonly isWeight: (row: TableRow) => boolean;
}

const all = (): boolean => true;

/**
 * Recognises tables of weights by their headings, as the apps write them: Libra ("#date;weight;weight trend;...", with
 * "#Units: kg" above), Google Fit's daily metrics ("Average weight (kg)"), Cronometer's biometrics ("Day, Metric, Unit,
 * Amount"), MyFitnessPal's measurements and any other with a date and a weight. Null for anything else.
 */
const columnsOf = ({ headings, remarks }: Table): WeightColumns | null => {
  const has = (name: string): boolean => headings.includes(name);
  const day = ['date', 'day', '#date', 'datetime', 'time'].find(has);
  if (day === undefined) return null;
  const common = { day, unitColumn: null, isWeight: all };
  if (has('metric') && has('amount'))
    return {
      ...common,
      app: 'Cronometer',
      weight: 'amount',
      unit: null,
      unitColumn: 'unit',
      isWeight: ({ cells }) => cells.get('metric')?.toLowerCase() === 'weight',
    };
  if (has('average weight (kg)'))
    return { ...common, app: 'Google Fit', weight: 'average weight (kg)', unit: 'kg' };
  if (day === '#date' && has('weight')) {
    const units = remarks.find((remark) => remark.toLowerCase().startsWith('#units:'));
    return {
      ...common,
      app: 'Libra',
      weight: 'weight',
      unit: readUnit(units?.slice('#units:'.length) ?? ''),
    };
  }
  const weight = headings.find((name) => /^(body )?weight( ?\([a-z]+\))?$/.test(name));
  if (weight === undefined) return null;
  const unit = readUnit(weight.replace(/^[^(]*\(?/, '').replace(')', ''));
  return { ...common, app: 'a table', weight, unit, unitColumn: has('unit') ? 'unit' : null };
};

export const isPossible = (value: number, unit: WeightUnit | null): boolean => {
  const { min, max } = unit === null ? ANY : KG;
  const checked = unit === null ? value : toKg(value, unit);
  return checked >= min && checked <= max;
};

const isDayOfLog = (day: LocalDay, today: LocalDay): boolean => day >= '1970-01-01' && day <= today;

export interface WeightTable {
  readonly app: string;
  readonly weights: readonly ForeignWeight[];
  readonly problems: readonly Problem[];
  readonly isUnitUnknown: boolean;
}

/** The weights of a table; null where it is none of weights. Rows without a weight are passed over. */
export const readWeightTable = (table: Table, today: LocalDay): WeightTable | null => {
  const columns = columnsOf(table);
  if (columns === null) return null;
  const rows = table.rows.filter(
    (row) => columns.isWeight(row) && (row.cells.get(columns.weight) ?? '') !== '',
  );
  const order = dayOrderOf(rows.map(({ cells }) => cells.get(columns.day) ?? ''));
  const problems: Problem[] = [];
  let isUnitUnknown = false;
  const weights = rows.flatMap(({ line, cells }): ForeignWeight[] => {
    const written = cells.get(columns.day) ?? '';
    const day = readDay(written, order);
    if (day === null || !isDayOfLog(day, today)) {
      problems.push({ line, reason: `"${written.slice(0, 30)}" is no past day` });
      return [];
    }
    const weight = readWeight(cells.get(columns.weight) ?? '');
    const unit = weight?.unit ?? readUnit(cells.get(columns.unitColumn ?? '') ?? '') ?? columns.unit;
    if (weight === null || !isPossible(weight.value, unit)) {
      problems.push({ line, reason: `"${cells.get(columns.weight)?.slice(0, 30)}" is no body weight` });
      return [];
    }
    isUnitUnknown ||= unit === null;
    const value = unit === null ? weight.value : toKg(weight.value, unit);
    return [{ day, time: written, value }];
  });
  return { app: columns.app, weights, problems, isUnitUnknown };
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
