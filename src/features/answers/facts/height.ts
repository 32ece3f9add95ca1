import { HEIGHT_MAX_CM, INCHES_PER_FOOT } from '../../../domain/constants.ts';
import { cmToFeetInches, type FeetInches, feetInchesToCm } from '../../../domain/units.ts';
import type { EntryRule } from '../../../ui/form/number-entry.ts';

export type HeightUnit = 'cm' | 'ft';

/** Typed texts that were refused, by their field. */
export interface HeightTexts {
  readonly cm?: string | undefined;
  readonly feet?: string | undefined;
  readonly inches?: string | undefined;
}

export const MAX_FEET = 7;
export const MAX_INCHES = INCHES_PER_FOOT - 1;
/** The slider begins at 0. Whoever types 1.75 means metres, and must not become 1.8 cm tall. */
const SHORTEST_TYPED_CM = 30;
export const CM_RULE: EntryRule = { min: SHORTEST_TYPED_CM, max: HEIGHT_MAX_CM, decimals: 1 };
export const FEET_RULE: EntryRule = { min: 0, max: MAX_FEET, decimals: 0 };
export const INCHES_RULE: EntryRule = { min: 0, max: MAX_INCHES, decimals: 0 };
const TALLEST_IN = MAX_FEET * INCHES_PER_FOOT + MAX_INCHES;

/** A height on the two sliders of 0 to 7 feet and 0 to 11 inches; taller shows as 7 feet 11. */
export const onFeetSliders = (cm: number): FeetInches => {
  const { feet, inches } = cmToFeetInches(cm);
  return feet > MAX_FEET ? { feet: MAX_FEET, inches: MAX_INCHES } : { feet, inches };
};

/** With the one decimal that is sent. */
export const shownCm = (cm: number): number => Math.round(cm * 10) / 10;

/** The height as the unit's sliders can show it: in feet nobody is taller than 7 feet 11. */
export const heightInUnit = (cm: number, unit: HeightUnit): number =>
  unit === 'cm' ? cm : Math.min(cm, feetInchesToCm({ feet: 0, inches: TALLEST_IN }));

/** `by` centimetres or inches on, from a whole one, held inside the sliders' range. */
export const stepHeight = (cm: number, unit: HeightUnit, by: number): number => {
  if (unit === 'cm') return Math.max(0, Math.min(HEIGHT_MAX_CM, Math.round(cm) + by));
  const { feet, inches } = onFeetSliders(cm);
  const total = feet * INCHES_PER_FOOT + inches + by;
  return feetInchesToCm({ feet: 0, inches: Math.max(0, Math.min(TALLEST_IN, total)) });
};
