import { expect, test } from 'vitest';
import { createLifestyle } from '../../../src/contract/questionnaires.ts';
import {
  LIFESTYLE_QUESTIONS,
  type LifestyleField,
  lifestyleRecord,
  readLifestyle,
} from '../../../src/features/lifestyle/questions.ts';

const SPECIFIED: readonly [LifestyleField, string, readonly string[]][] = [
  ['water_intake', '3.8L/day', ['3.8L/day', '2.5L/day', '1.5L/day']],
  ['activity_level', 'Level 2', ['Level 1', 'Level 2', 'Level 3']],
  ['activity_count', '5 mile/day', ['5 mile/day', '3 mile/day', '1 mile/day']],
  ['rest_days', 'Saturday', ['Saturday', 'Sunday', 'Monday']],
  ['equipments', 'Personal Gym Kit', ['Personal Gym Kit', 'No Equipment', 'Basic Equipment']],
  ['physical_condition', 'Fit', ['Fit', 'Average', 'Out of Shape']],
  ['athletic_level', 'Fit', ['Beginner', 'Intermediate', 'Advanced']],
  ['work_classification', 'Self Employed', ['Self Employed', 'Employee', 'Student', 'Unemployed']],
  ['diet_history', 'History1', ['Yes', 'No']],
  ['gym_experience', 'Beginner', ['Regular', 'Occasional', 'Never']],
  ['plan_preference', 'Beginner', ['Home', 'Gym', 'Outdoor']],
  ['fun_activities', 'Football', ['Hiking', 'Cycling', 'Swimming']],
  ['shopping_day', 'Saturday', ['Friday', 'Saturday', 'Sunday']],
];

const unanswered = readLifestyle(null);

test.each(SPECIFIED)('%s offers its options and defaults to %s [3.13 3.14]', (field, fallback, options) => {
  expect(LIFESTYLE_QUESTIONS[field].options).toEqual(options);
  expect(lifestyleRecord(unanswered)[field]).toBe(fallback);
});

test('the record has the keys of the call, the member aside, and no other [3.13]', () => {
  const specified = SPECIFIED.map(([field]) => field).sort();
  expect(Object.keys(lifestyleRecord(unanswered)).sort()).toEqual(specified);
  expect(
    Object.keys(createLifestyle.body.entries)
      .filter((key) => key !== 'user')
      .sort(),
  ).toEqual(specified);
});

test('a stored answer that is in no list any more counts as unanswered', () => {
  const read = readLifestyle({ rest_days: 'Someday', shopping_day: 'Sunday', intruder: 'x' });
  expect(read).toEqual({ ...unanswered, shopping_day: 'Sunday' });
});
