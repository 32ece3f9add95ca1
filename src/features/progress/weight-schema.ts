import * as v from 'valibot';
import { readWeight, weightRefusal } from '../../domain/body/progress/weight-entry.ts';
import type { Units } from '../../domain/units.ts';
import type { LocalDay } from '../../terms/local-day.ts';

/** The form's two texts; the answer is a weight in kg. */
export const weightSchema = (today: LocalDay, units: Units) =>
  v.object({
    day: v.pipe(
      v.string(),
      v.isoDate('Choose a day'),
      v.check((day) => day <= today, 'Choose today or a day before'),
    ),
    weight: v.pipe(
      v.string(),
      v.transform((typed) => readWeight(typed, units)),
      v.number(weightRefusal(units)),
    ),
  });
