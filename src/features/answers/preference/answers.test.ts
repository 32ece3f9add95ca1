import { expect, test } from 'vitest';
import { NO_PREFERENCE } from '../../../../tests/support/questionnaire-records.ts';
import { createPreference } from '../../../contract/questionnaires.ts';
import { readAllergyText } from '../../../domain/plan/rules/allergy-text.ts';
import { ALLERGENS } from '../../../terms/food.ts';
import { kilogramsOf, preferenceRecord, readPreference, targetOption, weeklyReminder } from './answers.ts';
import { allergyText } from './known-allergies.ts';
import { DEVICE_LISTS } from './options.ts';

const unanswered = readPreference(null);

test('the record has the keys of the call, the member aside, and no other [3.15]', () => {
  expect(preferenceRecord(unanswered, '')).toEqual(NO_PREFERENCE);
  expect(Object.keys(createPreference.body.entries).sort()).toEqual(
    [...Object.keys(NO_PREFERENCE), 'user'].sort(),
  );
});

test('the record fills the favorite fruit frequency from the favorite food frequency [7.20]', () => {
  const choices = {
    ...unanswered.choices,
    favorite_food_frequency: '3 times/day',
    favorite_fruit_frequency: '2 times/day',
  };
  expect(preferenceRecord({ ...unanswered, choices }, '')).toEqual({
    ...NO_PREFERENCE,
    favorite_food_frequency: '3 times/day',
    favorite_fruit_frequency: '3 times/day',
  });
});

test('the record never carries a reminder or a figure of the blood report', () => {
  const secrets = Object.fromEntries(
    Object.entries(DEVICE_LISTS).map(([field, { options }]) => [field, options[0]]),
  );
  const answers = readPreference({ choices: secrets });
  expect(answers.choices).toMatchObject(secrets);
  expect(preferenceRecord(answers, '')).toEqual(NO_PREFERENCE);
});

test('the target weight is a whole number in step 1 and a text in step 3, one choice on both [3.15]', () => {
  const first = readPreference({ targetWeight: kilogramsOf('75 kg') });
  const third = readPreference({ targetWeight: '75 kg' });
  expect(preferenceRecord(first, '').target_weight).toBe(75);
  expect(preferenceRecord(third, '').target_weight).toBe('75 kg');
  expect([targetOption(first), targetOption(third)]).toEqual(['75 kg', '75 kg']);
});

test('allergies are those known on this device until the person writes their own', () => {
  expect(preferenceRecord(unanswered, 'peanuts').allergies).toBe('peanuts');
  expect(preferenceRecord({ ...unanswered, allergies: ' kiwi ' }, 'peanuts').allergies).toBe('kiwi');
  expect(preferenceRecord({ ...unanswered, allergies: '' }, 'peanuts').allergies).toBe('');
});

test.each(ALLERGENS)('an allergy to %s is written in a word that the backend reads as it', (allergen) => {
  expect(readAllergyText(allergyText([allergen]), new Map()).allergies).toEqual([allergen]);
});

const answered = (weekly_reminder: string) => readPreference({ choices: { weekly_reminder } });

test('the weekly reminder is every option as a minute of the day', () => {
  const { options, added } = DEVICE_LISTS.weekly_reminder;
  expect(
    [...options, ...added].map((option) => weeklyReminder(answered(option), '2026-11-21')?.minuteOfDay),
  ).toEqual([7, 6, 8, 9, 18, 20].map((hour) => hour * 60));
});
