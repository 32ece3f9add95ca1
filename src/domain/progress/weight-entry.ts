import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../constants.ts';
import { kgToLb, lbToKg, type Units } from '../units.ts';

const PLAIN_NUMBER = /^\d{1,3}([.,]\d+)?$/;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Whole kilograms or pounds, inside what the product takes. */
const boundsIn = (units: Units): Bounds => {
  const kgPerUnit = units === 'metric' ? 1 : lbToKg(1);
  return { least: Math.ceil(WEIGHT_MIN_KG / kgPerUnit), most: Math.floor(WEIGHT_MAX_KG / kgPerUnit) };
};

export const weightUnit = (units: Units): 'kg' | 'lb' => (units === 'metric' ? 'kg' : 'lb');

/** The message for an entry that is no weight. */
export const weightRefusal = (units: Units): string => {
  const { least, most } = boundsIn(units);
  return `Enter a weight from ${least} to ${most} ${weightUnit(units)}`;
};

/**
 * A typed weight in kg, null where it is none: one decimal of the member's unit counts, and a hundredth of a
 * kilogram is kept so that pounds come back as they were typed.
 */
export const readWeight = (typed: string, units: Units): number | null => {
  const text = typed.trim();
  const { least, most } = boundsIn(units);
  const amount = PLAIN_NUMBER.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (!(amount >= least && amount <= most)) return null;
  const tenths = Math.round(amount * 10) / 10;
  return Math.round((units === 'metric' ? tenths : lbToKg(tenths)) * 100) / 100;
};

/** A logged weight as a form holds it. */
export const weightText = (kg: number, units: Units): string =>
  String(Number((units === 'metric' ? kg : kgToLb(kg)).toFixed(1)));
