import { expect, test } from 'vitest';
import { LIFESTYLE } from '../../../../tests/support/questionnaire-records.ts';
import { createLifestyle } from '../../../contract/questionnaires.ts';
import { lifestyleRecord, readLifestyle } from './questions.ts';

const unanswered = readLifestyle(null);

test('the record is the defaults while nothing is answered, with the keys of the call [3.13]', () => {
  expect(lifestyleRecord(unanswered)).toEqual(LIFESTYLE);
  expect(Object.keys(createLifestyle.body.entries).sort()).toEqual(
    [...Object.keys(LIFESTYLE), 'user'].sort(),
  );
});

test('a stored answer that is in no list any more counts as unanswered', () => {
  const read = readLifestyle({ rest_days: 'Someday', shopping_day: 'Sunday', intruder: 'x' });
  expect(read).toEqual({ ...unanswered, shopping_day: 'Sunday' });
});
