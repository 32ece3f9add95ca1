import * as v from 'valibot';
import { WEIGHT_MAX_KG, WEIGHT_MIN_KG } from '../../domain/constants.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { kgToLb, lbToKg, type Units } from '../../domain/units.ts';

/** What is stored keeps a hundredth, so that pounds come back as they were typed. */
const toKg = (typed: number, units: Units): number =>
  Math.round((units === 'metric' ? typed : lbToKg(typed)) * 100) / 100;

const shown = (kg: number, units: Units): number => (units === 'metric' ? kg : kgToLb(kg));

/** The form's two texts; the answer is a weight in kg. */
export const weightSchema = (today: LocalDay, units: Units) => {
  const unit = units === 'metric' ? 'kg' : 'lb';
  const kgPerUnit = units === 'metric' ? 1 : lbToKg(1);
  const least = Math.ceil(WEIGHT_MIN_KG / kgPerUnit);
  const most = Math.floor(WEIGHT_MAX_KG / kgPerUnit);
  const refusal = `Enter a weight from ${least} to ${most} ${unit}`;
  return v.object({
    day: v.pipe(
      v.string(),
      v.isoDate('Choose a day'),
      v.check((day) => day <= today, 'Choose today or a day before'),
    ),
    weight: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,3}([.,]\d+)?$/, refusal),
      v.transform((text) => Number(text.replace(',', '.'))),
      v.minValue(least, refusal),
      v.maxValue(most, refusal),
      v.transform((typed) => toKg(Math.round(typed * 10) / 10, units)),
    ),
  });
};

/** A logged weight as the form holds it. */
export const weightText = (kg: number, units: Units): string => String(Number(shown(kg, units).toFixed(1)));
