import { CM_PER_INCH, INCHES_PER_FOOT } from '../../constants.ts';
import { lbToKg } from '../../units.ts';
import { checkTargetWeight } from '../nutrition/body.ts';

/** The body as the profile holds it, in the profile's units. */
export interface BodyFacts {
  readonly height: number;
  readonly height_uom: 'cm' | 'ft';
  readonly target_weight: number;
  readonly weight_uom: 'kg' | 'lbs';
}

/**
 * The target weight to draw, in kg; null where there is none worth aiming for: below a BMI of 18.5, or
 * where a safety rule holds the weight.
 */
export const goalLine = (body: BodyFacts, maintenanceOnly: boolean): number | null => {
  if (maintenanceOnly || body.target_weight <= 0) return null;
  const kg = body.weight_uom === 'lbs' ? lbToKg(body.target_weight) : body.target_weight;
  const cm = body.height_uom === 'ft' ? body.height * INCHES_PER_FOOT * CM_PER_INCH : body.height;
  return checkTargetWeight(kg, cm).ok ? kg : null;
};
