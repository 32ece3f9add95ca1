import * as v from 'valibot';
import {
  AGE_MAX,
  AGE_MIN,
  HEIGHT_DEFAULT_CM,
  HEIGHT_MAX_CM,
  TARGET_WEIGHT_DEFAULT_KG,
  WEIGHT_DEFAULT_KG,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from '../../../domain/constants.ts';
import {
  ACTIVITY_LEVELS,
  DIET_TYPES,
  FITNESS_GOALS,
  FITNESS_LEVELS,
  GENDERS,
} from '../../../terms/profile.ts';

const weightKg = v.pipe(v.number(), v.minValue(WEIGHT_MIN_KG), v.maxValue(WEIGHT_MAX_KG));
const place = v.pipe(v.string(), v.maxLength(90));

/** The answers that a person may leave as they are shown first. */
const ANSWERS = [
  'activityLevel',
  'age',
  'dietType',
  'fitnessLevel',
  'gender',
  'heightCm',
  'weightKg',
  'targetWeightKg',
  'fitnessGoal',
] as const;
type Answer = (typeof ANSWERS)[number];

const text = v.optional(v.string());
/** Typed texts that are no answer. The answer itself is then older than the text, and must not be sent. */
const refusedTexts = v.object({
  age: text,
  heightCm: v.optional(v.object({ cm: text, feet: text, inches: text })),
  weightKg: text,
  targetWeightKg: text,
});
export type RefusedTexts = v.InferOutput<typeof refusedTexts>;

const draftSchema = v.object({
  activityLevel: v.picklist(ACTIVITY_LEVELS),
  /** Null while the person chose none. */
  age: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(AGE_MIN), v.maxValue(AGE_MAX))),
  guardianConfirmed: v.boolean(),
  dietType: v.picklist(DIET_TYPES),
  fitnessLevel: v.picklist(FITNESS_LEVELS),
  gender: v.picklist([...GENDERS, 'undisclosed']),
  country: place,
  city: place,
  /** Unrounded, so that feet and inches come back as they were chosen. */
  heightCm: v.pipe(v.number(), v.minValue(0), v.maxValue(HEIGHT_MAX_CM)),
  heightUnit: v.picklist(['cm', 'ft']),
  /** Unrounded, so that pounds come back as they were chosen. */
  weightKg,
  targetWeightKg: weightKg,
  weightUnit: v.picklist(['kg', 'lbs']),
  fitnessGoal: v.picklist(FITNESS_GOALS),
  /** Answered by the person, if only with the start value. */
  answered: v.optional(v.array(v.picklist(ANSWERS)), []),
  refused: v.optional(refusedTexts, {}),
});

/** Everything that the nine screens collect, kept on the device until the profile exists. */
export type OnboardingDraft = v.InferOutput<typeof draftSchema>;

export const emptyDraft: OnboardingDraft = {
  activityLevel: 'lightly active',
  age: null,
  guardianConfirmed: false,
  dietType: 'vegetarian',
  fitnessLevel: 'Beginner',
  gender: 'Male',
  country: '',
  city: '',
  heightCm: HEIGHT_DEFAULT_CM,
  heightUnit: 'cm',
  weightKg: WEIGHT_DEFAULT_KG,
  targetWeightKg: TARGET_WEIGHT_DEFAULT_KG,
  weightUnit: 'kg',
  fitnessGoal: 'Weight Loss',
  answered: [],
  refused: {},
};

const isAnswer = (key: string): key is Answer => ANSWERS.some((answer) => answer === key);

const hasText = ([, refused]: [string, RefusedTexts[keyof RefusedTexts]]): boolean =>
  typeof refused === 'object'
    ? Object.values(refused).some((held) => held !== undefined)
    : refused !== undefined;

/**
 * The draft with answers, which replace what was refused in their place. `refused` holds the texts that were typed
 * instead: the answer beside one is the last that was taken, and counts as not given.
 */
export const withAnswers = (
  draft: OnboardingDraft,
  answers: Partial<OnboardingDraft>,
  refused: RefusedTexts = {},
): OnboardingDraft => {
  const stillRefused = Object.entries(draft.refused).filter(([key]) => !(key in answers || key in refused));
  const texts = Object.fromEntries([...stillRefused, ...Object.entries(refused)].filter(hasText));
  const given = [...draft.answered, ...Object.keys(answers).filter(isAnswer)];
  return {
    ...draft,
    ...answers,
    answered: [...new Set(given)].filter((key) => !(key in texts)),
    refused: texts,
  };
};

/** A stored draft; one that an older version wrote in another shape starts afresh. */
export const decodeDraft = (stored: unknown): OnboardingDraft => {
  const read = v.safeParse(draftSchema, stored);
  return read.success ? read.output : emptyDraft;
};
