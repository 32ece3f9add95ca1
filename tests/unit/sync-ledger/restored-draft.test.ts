import { describe, expect, test } from 'vitest';
import { lifestyleRecord, readLifestyle } from '../../../src/features/lifestyle/questions.ts';
import { decodeDraft, emptyDraft } from '../../../src/features/onboarding/draft.ts';
import { toProfile } from '../../../src/features/onboarding/to-profile.ts';
import { preferenceRecord, readPreference } from '../../../src/features/preference/answers.ts';
import { restoredDraft } from '../../../src/features/sync-ledger/kinds.ts';
import { readWellness, wellnessRecord } from '../../../src/features/wellness/options.ts';

describe('answers that wait come back into their form', () => {
  test('lifestyle', () => {
    const answers = readLifestyle({
      activity_level: 'Level 1',
      shopping_day: 'Friday',
      fun_activities: 'Yoga',
    });
    const draft = restoredDraft({ kind: 'lifestyle.submit', payload: lifestyleRecord(answers) });
    expect(draft?.key).toBe('lifestyle');
    expect(readLifestyle(draft?.values)).toMatchObject({
      activity_level: 'Level 1',
      shopping_day: 'Friday',
      fun_activities: 'Yoga',
    });
  });

  test('wellness, unanswered questions too', () => {
    const answers = readWellness({ chronicConditions: 'Asthma', stressLevel: '04', otherIssues: 'Flu' });
    const draft = restoredDraft({ kind: 'wellness.submit', payload: wellnessRecord(answers) });
    expect(draft?.key).toBe('wellness');
    expect(readWellness(draft?.values)).toEqual(answers);
  });

  test('preference', () => {
    const answers = readPreference({
      choices: { fruit_preference: 'Orange', diet_type: 'vegan' },
      targetWeight: 75,
      allergies: 'peanuts',
    });
    const draft = restoredDraft({ kind: 'preference.submit', payload: preferenceRecord(answers, '') });
    expect(draft?.key).toBe('preference');
    expect(readPreference(draft?.values)).toEqual(answers);
  });

  test('the profile', () => {
    const chosen = {
      ...emptyDraft,
      age: 34,
      city: 'Lima',
      country: 'Peru',
      weightKg: 70,
      targetWeightKg: 66,
    };
    const draft = restoredDraft({ kind: 'profile.create', payload: toProfile(chosen) });
    expect(draft?.key).toBe('onboarding');
    expect(decodeDraft(draft?.values)).toEqual(chosen);
  });
});
