import { AGE_DEFAULT, HEIGHT_DEFAULT_CM, WEIGHT_DEFAULT_KG } from '../../constants.ts';

/** True while age, height or weight is still what onboarding showed first. */
export const hasUntouchedFacts = (facts: {
  readonly age: number;
  readonly heightCm: number;
  readonly weightKg: number;
}): boolean =>
  facts.age === AGE_DEFAULT || facts.heightCm === HEIGHT_DEFAULT_CM || facts.weightKg === WEIGHT_DEFAULT_KG;
