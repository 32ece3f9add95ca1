import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../../constants.ts';
import { kgToLb, lbToKg, type Units, weightInWords } from '../../units.ts';

/** True for a weight in kg that the product takes: in forms, by the coach and from files. */
export const isWeight = (kg: number): boolean => kg >= WEIGHT_MIN_KG && kg <= WEIGHT_MAX_KG;

/** The known facts of a member's body; null where it is not. */
export interface KnownBody {
  /** The last weight logged, or else that of the profile. */
  readonly lastKg: number | null;
  readonly heightCm: number | null;
}

export const NOTHING_KNOWN: KnownBody = { lastKg: null, heightCm: null };

/** A slip in the unit or the figures changes a weight by more than this. */
const SHARE_OF_LAST = { least: 0.7, most: 1.4 };
/** The lowest and the highest that adults have lived with, in kg/m2. */
const BMI = { least: 9, most: 100 };

/** A question to answer before a weight is taken; null for a weight that fits what is known. */
export const weightDoubt = (kg: number, { lastKg, heightCm }: KnownBody, units: Units): string | null => {
  const written = weightInWords(kg, units);
  if (lastKg !== null && lastKg > 0) {
    const share = kg / lastKg;
    if (share < SHARE_OF_LAST.least || share > SHARE_OF_LAST.most)
      return `${written} is far from your last weight. Is it right?`;
  }
  const bmi = heightCm === null || heightCm <= 0 ? null : kg / (heightCm / 100) ** 2;
  return bmi !== null && (bmi < BMI.least || bmi > BMI.most)
    ? `${written} does not fit your height. Is it right?`
    : null;
};

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
