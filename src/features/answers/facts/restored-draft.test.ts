import { expect, test } from 'vitest';
import type { Intent } from '../../../device/db/intents.ts';
import { restoredDraft } from '../../account/ledger/kinds.ts';
import { lifestyleRecord, readLifestyle } from '../lifestyle/questions.ts';
import { preferenceRecord, readPreference } from '../preference/answers.ts';
import { readWellness, wellnessRecord } from '../wellness/options.ts';
import { decodeDraft, emptyDraft } from './draft.ts';
import { toProfile } from './to-profile.ts';

const LIFESTYLE = readLifestyle({
  activity_level: 'Level 1',
  shopping_day: 'Friday',
  fun_activities: 'Yoga',
});
const WELLNESS = readWellness({ chronicConditions: 'Asthma', stressLevel: '04', otherIssues: 'Flu' });
const PREFERENCE = readPreference({
  choices: { fruit_preference: 'Orange', diet_type: 'vegan' },
  targetWeight: 75,
  allergies: 'peanuts',
});
const PROFILE = {
  ...emptyDraft,
  age: 34,
  city: 'Lima',
  country: 'Peru',
  weightKg: 70,
  targetWeightKg: 66,
};

test.each<[form: string, intent: Intent, read: (values: unknown) => unknown, given: object]>([
  [
    'lifestyle',
    { kind: 'lifestyle.submit', payload: lifestyleRecord(LIFESTYLE) },
    readLifestyle,
    { activity_level: 'Level 1', shopping_day: 'Friday', fun_activities: 'Yoga' },
  ],
  ['wellness', { kind: 'wellness.submit', payload: wellnessRecord(WELLNESS) }, readWellness, WELLNESS],
  [
    'preference',
    { kind: 'preference.submit', payload: preferenceRecord(PREFERENCE, '') },
    readPreference,
    PREFERENCE,
  ],
  ['onboarding', { kind: 'profile.create', payload: toProfile(PROFILE) }, decodeDraft, PROFILE],
])('answers that wait come back into the form of %s', (form, intent, read, given) => {
  const draft = restoredDraft(intent);
  expect(draft?.key).toBe(form);
  expect(read(draft?.values)).toMatchObject(given);
});
