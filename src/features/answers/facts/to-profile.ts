import type { IntentPayloads } from '../../../device/db/intents.ts';
import { bodyMassIndex } from '../../../domain/body/nutrition/body.ts';
import { adviseTarget, type TargetAdvice } from '../../../domain/body/nutrition/target-advice.ts';
import { AGE_DEFAULT } from '../../../domain/constants.ts';
import { roundKg } from '../../../domain/units.ts';
import { ageGroupOf } from './age.ts';
import type { OnboardingDraft } from './draft.ts';
import type { HeightTexts } from './height.ts';
import type { Step } from './steps.ts';

const LARGEST_BMI = 2000;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** The age that the screens show. */
export const shownAge = (draft: OnboardingDraft): number => draft.age ?? AGE_DEFAULT;

const bmiOf = (weightKg: number, heightCm: number): number => {
  const bmi = oneDecimal(bodyMassIndex(weightKg, heightCm));
  return bmi <= LARGEST_BMI ? bmi : 0;
};

/** The collected answers as the backend takes them: cm, kg, and no weight goal below 18. */
export const toProfile = (draft: OnboardingDraft): IntentPayloads['profile.create'] => {
  const age = shownAge(draft);
  const weight = roundKg(draft.weightKg);
  const isAdult = ageGroupOf(age) === 'adult';
  return {
    name: '',
    gender: draft.gender === 'undisclosed' ? 'Male' : draft.gender,
    fitness_goal: isAdult ? draft.fitnessGoal : 'Maintain Weight',
    bmi: bmiOf(weight, draft.heightCm),
    location: [draft.city, draft.country]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(', '),
    weight,
    height: oneDecimal(draft.heightCm),
    age,
    activity_level: draft.activityLevel,
    fitness_level: draft.fitnessLevel,
    bio: '',
    diet_type: draft.dietType,
    height_uom: 'cm',
    weight_uom: 'kg',
    target_weight: isAdult ? roundKg(draft.targetWeightKg) : weight,
  };
};

/** Advice about the target as answered now; null if it makes sense, and for minors, who have none. */
export const targetAdviceFor = (draft: OnboardingDraft): TargetAdvice | null =>
  ageGroupOf(shownAge(draft)) === 'adult'
    ? adviseTarget(
        {
          goal: draft.fitnessGoal,
          weightKg: draft.weightKg,
          heightCm: draft.heightCm,
          targetKg: draft.targetWeightKg,
        },
        draft.weightUnit === 'lbs' ? 'imperial' : 'metric',
      )
    : null;

/** Why the answers cannot become a profile yet, and the screen to mend it on. */
export interface Objection {
  readonly at: Step;
  readonly sentence: string;
}

const notTaken = (at: Step, name: string, text: string | undefined): readonly Objection[] => {
  if (text === undefined) return [];
  return [
    {
      at,
      sentence: text.trim() === '' ? `Your ${name} is missing.` : `Your ${name} cannot be “${text}”.`,
    },
  ];
};

const heightText = ({ cm, feet, inches }: HeightTexts): string | undefined => {
  if (cm !== undefined) return cm;
  if (feet !== undefined) return feet === '' ? '' : `${feet} ft`;
  return inches === undefined || inches === '' ? inches : `${inches} in`;
};

const harmfulTarget = (draft: OnboardingDraft): readonly Objection[] =>
  targetAdviceFor(draft)?.harmful === true
    ? [{ at: '/target', sentence: 'Please choose another target first.' }]
    : [];

/** In the order of the screens; empty where the answers can be saved. */
export const findObjections = (draft: OnboardingDraft): readonly Objection[] => {
  const { age, heightCm, weightKg, targetWeightKg } = draft.refused;
  const group = ageGroupOf(shownAge(draft));
  const unconfirmed = group === 'guardian-confirms' && !draft.guardianConfirmed;
  const target = notTaken('/target', 'target weight', targetWeightKg);
  return [
    ...notTaken('/age', 'age', age),
    ...(unconfirmed
      ? [
          {
            at: '/age',
            sentence: 'Under 16, a parent or guardian has to confirm first.',
          } as const,
        ]
      : []),
    ...notTaken('/height', 'height', heightText(heightCm ?? {})),
    ...notTaken('/weight', 'weight', weightKg),
    ...(group !== 'adult' ? [] : target.length > 0 ? target : harmfulTarget(draft)),
  ];
};
