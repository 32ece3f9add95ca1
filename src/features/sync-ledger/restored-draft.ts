import type { Intent } from '../../data/intents.ts';

/** What a form's draft is kept under, and what it holds. */
export interface RestoredDraft {
  readonly key: 'onboarding' | 'lifestyle' | 'wellness' | 'preference' | 'chat';
  readonly values: unknown;
}

type Payload<K extends Intent['kind']> = Extract<Intent, { readonly kind: K }>['payload'];

const onboardingDraft = (profile: Payload<'profile.create'>): unknown => {
  const [city = '', ...country] = profile.location.split(', ');
  return {
    activityLevel: profile.activity_level,
    age: profile.age,
    guardianConfirmed: false,
    dietType: profile.diet_type,
    fitnessLevel: profile.fitness_level,
    gender: profile.gender,
    city,
    country: country.join(', '),
    heightCm: profile.height,
    heightUnit: profile.height_uom,
    weightKg: profile.weight,
    targetWeightKg: profile.target_weight,
    weightUnit: profile.weight_uom,
    fitnessGoal: profile.fitness_goal,
  };
};

const wellnessDraft = (answers: Payload<'wellness.submit'>): unknown => ({
  sleepQuality: answers.sleep_quality[0],
  energyLevel: answers.energy_level[0],
  urineFlow: answers.urinate_metric[0],
  chronicConditions: answers.chronic_conditions[0],
  otherIssues: answers.recent_illness[0],
  stressLevel: answers.mental_health[0],
});

const preferenceDraft = ({
  target_weight,
  allergies,
  ...choices
}: Payload<'preference.submit'>): unknown => ({ choices, targetWeight: target_weight, allergies });

/**
 * What a form held when its answers were submitted, in the words of that form's own draft; the form leaves out
 * what it does not know, such as the wire's defaults. Null where the form reads its values elsewhere.
 */
export const restoredDraft = (intent: Intent): RestoredDraft | null => {
  switch (intent.kind) {
    case 'profile.create':
      return { key: 'onboarding', values: onboardingDraft(intent.payload) };
    case 'lifestyle.submit':
      return { key: 'lifestyle', values: intent.payload };
    case 'wellness.submit':
      return { key: 'wellness', values: wellnessDraft(intent.payload) };
    case 'preference.submit':
      return { key: 'preference', values: preferenceDraft(intent.payload) };
    case 'chat.send':
      return { key: 'chat', values: intent.payload.message };
    case 'profile.change':
    case 'profile.save':
    case 'photo.upload':
    case 'plan-inputs.put':
    case 'plan-switches.put':
    case 'cycle.share':
    case 'journal.append':
      return null;
  }
};
