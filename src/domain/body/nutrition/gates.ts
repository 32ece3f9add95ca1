import { ADULT_AGE } from '../../../terms/adult-age.ts';
import type { PersonFacts, SafetyFacts } from '../../../terms/plan.ts';
import { bodyMassIndex, LOWEST_HEALTHY_BMI } from './body.ts';
import { type Reason, SOURCES } from './reason.ts';

export const YOUNGEST_PLANNED = 9;
export const OLDEST_WITH_GOAL = 100;

export const OLDER_AGE = 65;
const OLDER_LOSS_BMI = 30;

/** From 65 years weight loss is advised with obesity alone, and with a clinician (ESPEN 2022). */
export const losesNoWeight = ({ age, weightKg, heightCm }: PersonFacts): boolean =>
  age >= OLDER_AGE && bodyMassIndex(weightKg, heightCm) < OLDER_LOSS_BMI;

/** True for adults from whose energy nothing may be taken: what holds their weight is not to be guessed too low. */
export const mustHoldWeight = (person: PersonFacts, safety: SafetyFacts): boolean =>
  safetyGates(person, safety).length > 0 || losesNoWeight(person);

/**
 * The safety rules that replace any weight goal by maintenance, each with its sentence.
 * Empty when the member's own goal may be planned.
 */
export const safetyGates = (person: PersonFacts, safety: SafetyFacts): readonly Reason[] => {
  const gates: Reason[] = [];
  const close = (code: Reason['code'], sentence: string, source: string = SOURCES.sorrel) =>
    gates.push({ code, sentence, source });

  if (person.age < ADULT_AGE)
    close('under-18', 'You are still growing, so this gives your body what it needs, without a weight goal.');
  if (person.age > OLDEST_WITH_GOAL)
    close(
      'over-100',
      'Over 100 years this keeps your weight steady. Please see a clinician before changing it.',
    );
  if (safety.pregnantOrBreastfeeding)
    close(
      'pregnant-or-breastfeeding',
      'While pregnant or breastfeeding this never goes below what keeps your weight steady. You may need more: please see a clinician.',
    );
  if (person.age >= ADULT_AGE && bodyMassIndex(person.weightKg, person.heightCm) < LOWEST_HEALTHY_BMI)
    close(
      'underweight',
      'Your weight is low for your height, so nothing is taken off. Please see a clinician.',
      SOURCES.bmi,
    );
  if (safety.kidneyDisease)
    close(
      'kidney-disease',
      'With kidney disease we take nothing off and make no meal plan. Please ask your clinician for a renal dietitian.',
    );
  if (safety.eatingDisorder)
    close(
      'eating-disorder',
      'With an eating disorder this keeps your weight steady. Please see a clinician. You deserve support.',
    );
  return gates;
};
