import type { PersonFacts, SafetyFacts } from '../../../terms/plan.ts';
import type { FitnessGoal } from '../../../terms/profile.ts';
import { AGE_DEFAULT, HEIGHT_DEFAULT_CM, WEIGHT_DEFAULT_KG } from '../../constants.ts';
import { bodyMassIndex, checkTargetWeight, weightAtBmi } from './body.ts';
import { losesNoWeight, safetyGates } from './gates.ts';
import { type Reason, SOURCES } from './reason.ts';

/** The goal that is planned, which safety or the target weight may have replaced by holding the weight. */
export interface EffectiveGoal {
  readonly goal: FitnessGoal;
  /** True where a safety rule holds the weight, whatever the member's goal. */
  readonly maintenanceOnly: boolean;
  readonly reasons: readonly Reason[];
}

const hold = (maintenanceOnly: boolean, reasons: readonly Reason[]): EffectiveGoal => ({
  goal: 'Maintain Weight',
  maintenanceOnly,
  reasons,
});

/** True while age, height or weight is still what onboarding showed first. */
export const hasUntouchedFacts = (facts: {
  readonly age: number;
  readonly heightCm: number;
  readonly weightKg: number;
}): boolean =>
  facts.age === AGE_DEFAULT || facts.heightCm === HEIGHT_DEFAULT_CM || facts.weightKg === WEIGHT_DEFAULT_KG;

export const UNCONFIRMED: Reason = {
  code: 'facts-unconfirmed',
  sentence:
    'Your age, height and weight are not confirmed yet, so nothing is taken off until you confirm them.',
  source: SOURCES.sorrel,
};

const FROM_SIXTY_FIVE: Reason = {
  code: 'from-65',
  sentence:
    'From 65 years on, losing weight also costs muscle and strength. At your weight and height nothing is taken off. Please ask your clinician first.',
  source: SOURCES.olderAdults,
};

export const LOW_WEIGHT: Reason = {
  code: 'low-weight',
  sentence:
    'Your weight is near the lowest that is healthy at your height. Losing more takes strength and bone: please ask a clinician whether it is right for you. This plan takes nothing off below a BMI of 19.',
  source: SOURCES.sorrel,
};
/** Whoever is lighter than this is told so before they lose weight. */
export const LOW_BMI = 20;
/** A deficit ends here, a little above the lowest healthy weight. */
const LOWEST_BMI_OF_LOSS = 19;

const lowestOfLoss = ({ heightCm }: PersonFacts): number => weightAtBmi(LOWEST_BMI_OF_LOSS, heightCm);

/** The lightest weight worked towards: the member's target, but never one under a BMI of 19. */
export const lossTarget = (person: PersonFacts): number | null =>
  person.targetWeightKg === null ? null : Math.max(person.targetWeightKg, lowestOfLoss(person));

/** True where energy may be taken off, whatever the member's goal says. */
export const mayLose = (person: PersonFacts, safety: SafetyFacts, factsConfirmed: boolean): boolean =>
  factsConfirmed &&
  safetyGates(person, safety).length === 0 &&
  !losesNoWeight(person) &&
  person.weightKg >= lowestOfLoss(person);

const isReached = (person: PersonFacts): boolean => {
  if (person.goal === 'Weight Loss') {
    const target = lossTarget(person);
    return target !== null && person.weightKg <= target;
  }
  return (
    person.goal === 'Weight Gain' &&
    person.targetWeightKg !== null &&
    person.weightKg >= person.targetWeightKg
  );
};

/** `factsConfirmed` is false while the body's figures may be untouched defaults: then no deficit. */
export const effectiveGoal = (
  person: PersonFacts,
  safety: SafetyFacts,
  factsConfirmed: boolean,
): EffectiveGoal => {
  const gates = safetyGates(person, safety);
  if (gates.length > 0) return hold(true, gates);
  if (person.goal === 'Weight Loss' && !factsConfirmed) return hold(true, [UNCONFIRMED]);

  if (person.goal === 'Weight Loss' && losesNoWeight(person)) return hold(true, [FROM_SIXTY_FIVE]);

  const reasons: Reason[] = [];
  if (person.goal === 'Weight Loss' && person.targetWeightKg !== null) {
    const check = checkTargetWeight(person.targetWeightKg, person.heightCm);
    if (!check.ok)
      reasons.push({ code: 'target-weight-too-low', sentence: check.sentence, source: SOURCES.bmi });
  }
  if (person.goal === 'Weight Loss' && bodyMassIndex(person.weightKg, person.heightCm) < LOW_BMI) {
    reasons.push(LOW_WEIGHT);
    if (person.weightKg < lowestOfLoss(person)) return hold(true, reasons);
  }
  if (isReached(person)) {
    const way = person.goal === 'Weight Loss' ? 'below' : 'above';
    return hold(false, [
      ...reasons,
      {
        code: 'target-reached',
        sentence: `Your target weight is not ${way} your weight, so this keeps your weight steady.`,
        source: SOURCES.sorrel,
      },
    ]);
  }
  return { goal: person.goal, maintenanceOnly: false, reasons };
};
