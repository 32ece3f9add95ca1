import { YOUNGEST_PLANNED } from '../../../domain/body/nutrition/gates.ts';
import { AGE_DEFAULT, AGE_MAX, AGE_MIN } from '../../../domain/constants.ts';
import { ADULT_AGE } from '../../../terms/adult-age.ts';

/** The three numbers that the stepper shows; null past either end of the range. */
export interface AgeWindow {
  readonly before: number | null;
  readonly middle: number;
  readonly after: number | null;
}

/** No age chosen shows the default. */
export const windowAround = (age: number | null): AgeWindow => {
  const middle = age ?? AGE_DEFAULT;
  return {
    before: middle > AGE_MIN ? middle - 1 : null,
    middle,
    after: middle < AGE_MAX ? middle + 1 : null,
  };
};

/** `by` years on, held inside the range. */
export const stepAge = (age: number | null, by: number): number =>
  Math.max(AGE_MIN, Math.min(AGE_MAX, (age ?? AGE_DEFAULT) + by));

/** Group of a person's age: who consents, and whether a week may be planned. */
export type AgeGroup = 'under-nine' | 'guardian-confirms' | 'minor' | 'adult';

/** Below this age a parent or guardian confirms. */
const OWN_ANSWER_AGE = 16;

export const ageGroupOf = (age: number): AgeGroup => {
  if (age < YOUNGEST_PLANNED) return 'under-nine';
  if (age < OWN_ANSWER_AGE) return 'guardian-confirms';
  return age < ADULT_AGE ? 'minor' : 'adult';
};
