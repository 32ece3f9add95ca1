import { HEIGHT_DEFAULT_CM, WEIGHT_DEFAULT_KG } from '../../../domain/constants.ts';
import { roundKg } from '../../../domain/units.ts';
import { ageGroupOf } from '../facts/age.ts';
import { emptyDraft, type OnboardingDraft } from '../facts/draft.ts';
import { type Step, stepsOf } from '../facts/steps.ts';
import { shownAge } from '../facts/to-profile.ts';

type Listed = Exclude<Step, '/target'>;
type StartValue = Exclude<OnboardingDraft['answered'][number], 'targetWeightKg'>;

const ANSWER_OF: Readonly<Record<Listed, StartValue>> = {
  '/onboarding': 'activityLevel',
  '/age': 'age',
  '/diet': 'dietType',
  '/fitness': 'fitnessLevel',
  '/gender': 'gender',
  '/height': 'heightCm',
  '/weight': 'weightKg',
  '/goal': 'fitnessGoal',
};

/** Feet and pounds come back from a refused text as a neighbour of what was there before. */
const isAtStart = (draft: OnboardingDraft, answer: StartValue): boolean => {
  if (answer === 'heightCm') return Math.round(draft.heightCm) === HEIGHT_DEFAULT_CM;
  if (answer === 'weightKg') return roundKg(draft.weightKg) === WEIGHT_DEFAULT_KG;
  return draft[answer] === emptyDraft[answer];
};

/** The screens whose answer is still the one that was shown first. The last screen shows its own. */
export const untouchedSteps = (draft: OnboardingDraft): readonly Listed[] =>
  stepsOf(ageGroupOf(shownAge(draft))).filter((step): step is Listed => {
    if (step === '/target') return false;
    const answer = ANSWER_OF[step];
    if (answer in draft.refused) return false;
    return draft[answer] === null || (isAtStart(draft, answer) && !draft.answered.includes(answer));
  });
