import type { PlanInputs } from '../../../contract/plan.ts';
import type { WireProfile } from '../../../contract/profile.ts';
import { hasUntouchedFacts as hasUntouched } from '../../../domain/body/nutrition/goal.ts';
import { ADULT_AGE } from '../../../terms/adult-age.ts';

type Facts = Pick<WireProfile, 'age' | 'height' | 'weight' | 'fitness_goal'>;

/** True while age, height or weight is still what onboarding showed first. */
export const hasUntouchedFacts = ({ age, height, weight }: Facts): boolean =>
  hasUntouched({ age, heightCm: height, weightKg: weight });

/** "Is this you?" stands before a deficit only, and only while a default may never have been looked at. */
export const needsConfirming = (facts: Facts, inputs: PlanInputs): boolean =>
  facts.fitness_goal === 'Weight Loss' &&
  facts.age >= ADULT_AGE &&
  !inputs.facts_confirmed &&
  hasUntouchedFacts(facts);
