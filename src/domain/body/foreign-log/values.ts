import { lbToKg } from '../../units.ts';

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

const UNITS: ReadonlyMap<string, WeightUnit> = new Map([
  ['kg', 'kg'],
  ['kgs', 'kg'],
  ['kilogram', 'kg'],
  ['kilograms', 'kg'],
  ['kilogramm', 'kg'],
  ['lb', 'lb'],
  ['lbs', 'lb'],
  ['pounds', 'lb'],
  ['st', 'st'],
  ['stone', 'st'],
]);

export const readUnit = (text: string): WeightUnit | null => UNITS.get(text.trim().toLowerCase()) ?? null;

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

const KJ_PER_KCAL = 4.184;
const GRAMS_MAX = 100_000;

/** "1,850" and "1.850": energy has no three decimals. */
const readEnergyAmount = (text: string): number | null =>
  readAmount(text.trim().replace(/^(\d{1,2})[.,](\d{3})$/, '$1$2'));

/** "412.5", "412,5 kcal", "1,726 kJ" in kcal; `unit` is that of a bare number, and null where nobody tells it. */
export const readEnergy = (text: string, unit: 'kcal' | 'kJ' | null): number | null => {
  const written = text.trim().slice(0, 30);
  const [word = ''] = /[a-z]{0,15}$/i.exec(written) ?? [];
  const amount = readEnergyAmount(written.slice(0, written.length - word.length));
  const named = word === '' ? unit : energyUnit(word);
  if (amount === null || named === null) return null;
  return named === 'kcal' ? amount : Math.round((amount / KJ_PER_KCAL) * 10) / 10;
};

/** The unit that a word names: kJ is never taken for kcal. */
export const energyUnit = (word: string): 'kcal' | 'kJ' | null => {
  if (/^(?:kj|kilojoules?)$/i.test(word)) return 'kJ';
  return /^(?:k?cals?|calor\p{L}*|kalorien)$/iu.test(word) ? 'kcal' : null;
};

const GRAMS_OF: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['gr', 1],
  ['gram', 1],
  ['grams', 1],
  ['gramm', 1],
  ['mg', 0.001],
  ['kg', 1000],
  ['oz', 28.35],
  ['ounce', 28.35],
  ['ounces', 28.35],
  ['lb', 453.6],
  ['lbs', 453.6],
  ['pounds', 453.6],
]);

/** "150.00 g", or 150 with the unit of its own column, in grams; 0 for "1.00 cup". */
export const readGrams = (text: string, unit: string): number => {
  const written = text.trim().slice(0, 60);
  const [figures = ''] = /^[\d.,]{1,20}/.exec(written) ?? [];
  const word = written.slice(figures.length).trim();
  const factor = GRAMS_OF.get((word || unit).trim().toLowerCase()) ?? 0;
  const grams = (readAmount(figures) ?? 0) * factor;
  return grams >= 0 && grams <= GRAMS_MAX ? Math.round(grams * 100) / 100 : 0;
};
