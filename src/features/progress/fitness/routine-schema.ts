import * as v from 'valibot';
import {
  ROUTINE_DESCRIPTION_MAX,
  ROUTINE_KCAL_MAX,
  ROUTINE_MINUTES_MAX,
  ROUTINE_NAME_MAX,
  type Routine,
} from '../../../domain/body/fitness/routines.ts';

const whole = (what: string, min: number, max: number) => {
  const refusal = `${what} is a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, refusal),
    v.transform(Number),
    v.minValue(min, refusal),
    v.maxValue(max, refusal),
  );
};

/** The form's values as typed; the output is a routine without its id. */
export const routineSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Name is required'),
    v.maxLength(ROUTINE_NAME_MAX, `Name is ${ROUTINE_NAME_MAX} characters at most`),
  ),
  kcal: whole('Energy', 0, ROUTINE_KCAL_MAX),
  minutes: whole('Minutes', 1, ROUTINE_MINUTES_MAX),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(ROUTINE_DESCRIPTION_MAX, `Description is ${ROUTINE_DESCRIPTION_MAX} characters at most`),
  ),
});

export type RoutineText = v.InferInput<typeof routineSchema>;

export const EMPTY_ROUTINE: RoutineText = { name: '', kcal: '', minutes: '', description: '' };

export const routineText = ({ name, kcal, minutes, description }: Routine): RoutineText => ({
  name,
  kcal: String(kcal),
  minutes: String(minutes),
  description,
});
