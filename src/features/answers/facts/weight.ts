import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../../../domain/constants.ts';
import { kgToLb, lbToKg, roundKg } from '../../../domain/units.ts';
import type { EntryRule } from '../../../ui/form/number-entry.ts';

export type WeightUnit = 'kg' | 'lbs';

const holdKg = (kg: number): number => Math.max(WEIGHT_MIN_KG, Math.min(WEIGHT_MAX_KG, kg));

/** A weight as the picker shows it, with one decimal in its unit. */
export const shownWeight = (kg: number, unit: WeightUnit): number =>
  unit === 'kg' ? roundKg(kg) : kgToLb(kg);

/** The kilograms of a picked number, inside the range: its ends do not fall on whole tenths of a pound. */
export const pickedWeight = (shown: number, unit: WeightUnit): number =>
  holdKg(unit === 'kg' ? roundKg(shown) : lbToKg(shown));

/** The picker's rule, in its unit. */
export const weightRule = (unit: WeightUnit): EntryRule => ({
  min: shownWeight(WEIGHT_MIN_KG, unit),
  max: shownWeight(WEIGHT_MAX_KG, unit),
  decimals: 1,
});
