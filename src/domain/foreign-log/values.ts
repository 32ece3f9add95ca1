import { isLocalDay } from '../calendar/days.ts';
import type { LocalDay } from '../planner/types.ts';
import { lbToKg } from '../units.ts';

export type WeightUnit = 'kg' | 'lb' | 'st';
const LB_PER_STONE = 14;
const G_PER_KG = 1000;

/** "1,234.5", "1.234,5", "72,5", "72.5"; null for anything else. A comma before three digits is a decimal one. */
export const readAmount = (text: string): number | null => {
  const bare = text.trim().replace(/[\s\u00a0\u202f']/g, '');
  if (bare.length > 20 || !/^-?[\d.,]+$/.test(bare)) return null;
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  const decimal = comma > point ? ',' : '.';
  const thousands = decimal === ',' ? '.' : ',';
  const parts = bare.split(thousands).join('').split(decimal);
  if (parts.length > 2) return null;
  const value = Number(parts.join('.'));
  return Number.isFinite(value) ? value : null;
};

const UNITS: Readonly<Record<string, WeightUnit>> = {
  kg: 'kg',
  kgs: 'kg',
  kilograms: 'kg',
  lb: 'lb',
  lbs: 'lb',
  pounds: 'lb',
  st: 'st',
  stone: 'st',
};

export const readUnit = (text: string): WeightUnit | null => UNITS[text.trim().toLowerCase()] ?? null;

export const toKg = (value: number, unit: WeightUnit): number =>
  unit === 'kg' ? value : lbToKg(unit === 'st' ? value * LB_PER_STONE : value);

/** "72.5", "72,5 kg", "160 lb", "11 st 4 lb", "72500 g": the value, with its unit where it has one. */
export const readWeight = (
  text: string,
): { readonly value: number; readonly unit: WeightUnit | null } | null => {
  const [, first = '', word = '', second = ''] =
    /^([\d.,]+) ?([a-z]*) ?([\d.,]*)/.exec(text.trim().toLowerCase()) ?? [];
  const value = readAmount(first);
  if (value === null) return null;
  if (word === 'g') return { value: value / G_PER_KG, unit: 'kg' };
  const unit = readUnit(word);
  if (word !== '' && unit === null) return null;
  const pounds = unit === 'st' ? (readAmount(second) ?? 0) : 0;
  return { value: value + pounds / LB_PER_STONE, unit };
};

export type DayOrder = 'day-first' | 'month-first';

const NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/;

/** Tells from all dates of a file whether its "3/4/2025" is in April or in March; dots are day first everywhere. */
export const dayOrderOf = (dates: readonly string[]): DayOrder => {
  const written = dates.map((date) => NUMBERS.exec(date.trim()));
  if (dates.some((date) => date.includes('.'))) return 'day-first';
  return written.some((parts) => Number(parts?.[1]) > 12 && Number(parts?.[1]) <= 31)
    ? 'day-first'
    : 'month-first';
};

/** "2025-03-04", "2025-03-04T07:00:00Z", "3/4/2025 07:00", "4.3.2025". The day as it is written, in no time zone. */
export const readDay = (text: string, order: DayOrder): LocalDay | null => {
  const [, one = '', two = '', three = ''] = NUMBERS.exec(text.trim()) ?? [];
  const [year, month, day] =
    one.length === 4 ? [one, two, three] : order === 'day-first' ? [three, two, one] : [three, one, two];
  const full = year?.length === 2 ? `20${year}` : year;
  const written = `${full}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isLocalDay(written) ? written : null;
};
