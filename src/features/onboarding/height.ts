import { HEIGHT_MAX_CM, INCHES_PER_FOOT } from '../../domain/constants.ts';
import { cmToFeetInches, type FeetInches, feetInchesToCm } from '../../domain/units.ts';

export const MAX_FEET = 7;
export const MAX_INCHES = INCHES_PER_FOOT - 1;
const TALLEST_IN = MAX_FEET * INCHES_PER_FOOT + MAX_INCHES;

/** A height on the two sliders of 0 to 7 feet and 0 to 11 inches; taller shows as 7 feet 11. */
export const onFeetSliders = (cm: number): FeetInches => {
  const { feet, inches } = cmToFeetInches(cm);
  return feet > MAX_FEET ? { feet: MAX_FEET, inches: MAX_INCHES } : { feet, inches };
};

/** `by` centimetres or inches on, from a whole one, held inside the sliders' range. */
export const stepHeight = (cm: number, unit: 'cm' | 'ft', by: number): number => {
  if (unit === 'cm') return Math.max(0, Math.min(HEIGHT_MAX_CM, Math.round(cm) + by));
  const { feet, inches } = onFeetSliders(cm);
  const total = feet * INCHES_PER_FOOT + inches + by;
  return feetInchesToCm({ feet: 0, inches: Math.max(0, Math.min(TALLEST_IN, total)) });
};
