import { expect, test } from 'vitest';
import { WELLNESS } from '../../../../tests/support/questionnaire-records.ts';
import { addWellness } from '../../../contract/questionnaires.ts';
import { conditionsOf, listOf, readWellness, wellnessRecord, withConditions } from './options.ts';
import { afterWellness } from './steps.ts';

const unanswered = readWellness(null);

test('the record is the defaults while nothing is answered, with the keys of the call [3.11]', () => {
  expect(wellnessRecord(unanswered)).toEqual(WELLNESS);
  expect(Object.keys(addWellness.body.entries).sort()).toEqual([...Object.keys(WELLNESS), 'user_id'].sort());
});

test('the record carries every stored answer, and of hereditary issues and the sleep pattern only the defaults [2.54]', () => {
  const answered = {
    chronicConditions: 'Diabetes',
    energyLevel: '5000kjs/24 hours',
    stressLevel: '04',
    hereditaryIssues: 'Yes',
    sleepPattern: 'Biphasic',
    sleepQuality: '03',
    urineFlow: '15ml/s',
    otherIssues: 'Fever',
  };
  expect(wellnessRecord(readWellness(answered))).toEqual({
    ...WELLNESS,
    sleep_quality: ['03'],
    energy_level: ['5000kjs/24 hours'],
    urinate_metric: ['15ml/s'],
    chronic_conditions: ['Diabetes'],
    recent_illness: ['Fever'],
    mental_health: ['04'],
  });
});

test('several conditions of the safety card stay as they are when the questionnaire goes on', () => {
  const told = withConditions(readWellness({ chronicConditions: 'Kidney Disease' }), [
    'Kidney Disease',
    'Diabetes',
  ]);
  const stored = readWellness({ ...told, sleepQuality: '03' });
  expect(conditionsOf(stored)).toEqual(['Kidney Disease', 'Diabetes']);
  expect(wellnessRecord(stored).chronic_conditions).toEqual(['Kidney Disease', 'Diabetes']);
  expect(listOf('chronicConditions', stored).added[0]).toBe(stored.chronicConditions);
  expect(withConditions(stored, []).chronicConditions).toBe('None');
});

test('a saved record leads to the cycle for Female and to the lifestyle for everyone else [2.25 6.7]', () => {
  expect(afterWellness('Female')).toBe('/dashboard/cycle');
  expect(afterWellness('Male')).toBe('/dashboard/lifestyle');
  expect(afterWellness(null)).toBe('/dashboard/lifestyle');
});
