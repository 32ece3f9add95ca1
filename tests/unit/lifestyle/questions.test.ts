import { expect, test } from 'vitest';
import { createLifestyle } from '../../../src/contract/questionnaires.ts';
import {
  type LifestyleField,
  lifestyleRecord,
  readLifestyle,
} from '../../../src/features/lifestyle/questions.ts';

const DEFAULTS: Readonly<Record<LifestyleField, string>> = {
  water_intake: '3.8L/day',
  activity_level: 'Level 2',
  activity_count: '5 mile/day',
  rest_days: 'Saturday',
  equipments: 'Personal Gym Kit',
  physical_condition: 'Fit',
  athletic_level: 'Fit',
  work_classification: 'Self Employed',
  diet_history: 'History1',
  gym_experience: 'Beginner',
  plan_preference: 'Beginner',
  fun_activities: 'Football',
  shopping_day: 'Saturday',
};

const unanswered = readLifestyle(null);

test('the record is the defaults while nothing is answered, with the keys of the call [3.13]', () => {
  expect(lifestyleRecord(unanswered)).toEqual(DEFAULTS);
  expect(Object.keys(createLifestyle.body.entries).sort()).toEqual([...Object.keys(DEFAULTS), 'user'].sort());
});

test('a stored answer that is in no list any more counts as unanswered', () => {
  const read = readLifestyle({ rest_days: 'Someday', shopping_day: 'Sunday', intruder: 'x' });
  expect(read).toEqual({ ...unanswered, shopping_day: 'Sunday' });
});
