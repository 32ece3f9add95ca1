import { expect, test } from 'vitest';
import { hashFacts } from '../../../../server/planning/plan-store.ts';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { NO_ANSWERS, type PlanInputs } from '../../../contract/plan.ts';
import { NO_OWN_TARGETS } from '../../body/nutrition/own-targets.ts';
import { factsOf, type MemberRecords } from '../making/member-facts.ts';
import { stepMeals } from './meals-wanted.ts';

test.each([
  ['more', { meat: 5, fish: 2 }, 'meat', 1, { meat: 6, fish: 2 }],
  ['less', { meat: 5, fish: 2 }, 'fish', -1, { meat: 5, fish: 1 }],
  ['not below none', { meat: 0, fish: 2 }, 'meat', -1, { meat: 0, fish: 2 }],
  ['not above all', { meat: 14, fish: 0 }, 'meat', 1, { meat: 14, fish: 0 }],
  ['meat before fish', { meat: 12, fish: 2 }, 'meat', 1, { meat: 13, fish: 1 }],
  ['fish before meat', { meat: 14, fish: 0 }, 'fish', 1, { meat: 13, fish: 1 }],
] as const)('one meal more or less: %s', (_, wanted, kind, by, after) => {
  expect(stepMeals(wanted, kind, by)).toEqual(after);
});

const PROFILE: MemberRecords['profile'] = {
  gender: 'Female',
  age: 30,
  heightCm: 170,
  weightKg: 69,
  targetWeightKg: 60,
  activityLevel: 'sedentary',
  fitnessGoal: 'Maintain Weight',
  dietType: 'full_non_vegetarian',
  location: '',
};
const factsBy = (inputs: PlanInputs | null) =>
  factsOf(
    {
      profile: PROFILE,
      inputs,
      answers: {
        preference: { favorite_cuisine: 'Thai' },
        wellness: { chronic_conditions: ['Hypertension'] },
      },
      allergyText: '',
      learned: null,
      own: NO_OWN_TARGETS,
    },
    realCatalogue(),
  );

test('a plan’s facts have the hash that they had before the question, until the member answers it', () => {
  const before = 'dd6fcdc9b4da24f9a25e2a065e1ddcbfc0ef72a6a9ce3fd7a3c88d473669a109';
  expect(hashFacts(factsBy(null).facts)).toBe(before);
  expect(hashFacts(factsBy(NO_ANSWERS).facts)).toBe(before);
  const said = { ...NO_ANSWERS, meals_wanted: { meat: 8, fish: 3 } };
  expect(hashFacts(factsBy(said).facts)).not.toBe(before);
});
