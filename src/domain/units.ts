import { CM_PER_INCH, INCHES_PER_FOOT, LB_PER_KG } from './constants.ts';

/** A height as feet and whole inches, inches 0 to 11. */
export interface FeetInches {
  readonly feet: number;
  readonly inches: number;
}

/** The nearest whole inch; showing and storing again any whole-inch height gives the same feet and inches. */
export const cmToFeetInches = (cm: number): FeetInches => {
  const total = Math.round(cm / CM_PER_INCH);
  const feet = Math.floor(total / INCHES_PER_FOOT);
  return { feet, inches: total - feet * INCHES_PER_FOOT };
};

export const feetInchesToCm = ({ feet, inches }: FeetInches): number =>
  (feet * INCHES_PER_FOOT + inches) * CM_PER_INCH;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** One decimal, as the weight pickers show it. */
export const kgToLb = (kg: number): number => oneDecimal(kg * LB_PER_KG);

/**
 * Unrounded, so that `kgToLb(lbToKg(x))` is x for every one-decimal x.
 * The other way `roundKg(lbToKg(kgToLb(x)))` is x, because 0.1 lb is finer than 0.1 kg.
 */
export const lbToKg = (lb: number): number => lb / LB_PER_KG;

/** One decimal, as weights are shown and sent. */
export const roundKg = oneDecimal;

/** Units that a member reads; stored and sent values are always cm and kg. */
export type Units = 'metric' | 'imperial';

export const heightInWords = (cm: number, units: Units): string => {
  if (units === 'metric') return `${Math.round(cm)} cm`;
  const { feet, inches } = cmToFeetInches(cm);
  return `${feet} ft ${inches} in`;
};

export const weightInWords = (kg: number, units: Units): string =>
  units === 'metric' ? `${roundKg(kg)} kg` : `${kgToLb(kg)} lb`;
