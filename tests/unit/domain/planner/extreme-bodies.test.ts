import { expect, test } from 'vitest';
import type { PersonFacts } from '../../../../src/domain/planner/types.ts';
import { DIET_TYPES } from '../../../../src/domain/profile.ts';
import { WOMAN } from '../nutrition/people.ts';
import { faultsOf } from './random-weeks.ts';

const BODIES: Readonly<Record<string, Partial<PersonFacts>>> = {
  'a child of nine, 120 cm, 20 kg': { age: 9, heightCm: 120, weightKg: 20, activity: 'sedentary' },
  'a person of 140, 10 kg': { age: 140, heightCm: 100, weightKg: 10, activity: 'sedentary' },
  'a very active man of 200 kg who wants to gain': {
    sex: 'male',
    age: 18,
    heightCm: 250,
    weightKg: 200,
    targetWeightKg: null,
    activity: 'very active',
    goal: 'Weight Gain',
  },
};

test.each(Object.keys(BODIES).flatMap((body) => DIET_TYPES.map((diet) => [body, diet] as const)))(
  '%s, %s, gets a week too',
  { timeout: 120_000 },
  (body, diet) => {
    const rules = { diet, eatsEggs: false, eatsDairy: false, allergies: [], excludedFoods: [] };
    expect(faultsOf({ facts: { ...WOMAN, ...BODIES[body] }, rules, seed: 1 })).toEqual([]);
  },
);
