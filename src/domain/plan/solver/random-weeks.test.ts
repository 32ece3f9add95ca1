import { expect, test } from 'vitest';
import { WOMAN } from '../../../../tests/support/unit/people.ts';
import {
  expectGoodWeeks,
  expectRandomWeek,
  faultsOf,
  refusedShare,
} from '../../../../tests/support/unit/random-weeks.ts';

const DAY_MS = 86_400_000;
/** Other members each day; a failure names its seed. They are odd numbers up to ten thousand, as in the long run. */
const TODAYS = Array.from({ length: 3 }, (_, at) => {
  const place = Math.floor(Date.now() / DAY_MS) * 3 + at;
  return 2 * (place % 5000) + 1;
});

/** With so few members one day more or less is one in a hundred. The bars themselves are held over hundreds, in the long run. */
const NEAR_THE_BARS = { near: 0.94, macros: 0.024 };

test('the weeks of eleven adults break no rule and come near the bars of the planner', {
  timeout: 600_000,
}, () => {
  expectGoodWeeks(
    Array.from({ length: 11 }, (_, at) => 2 * (at + 1)),
    NEAR_THE_BARS,
  );
});

test.each(TODAYS)(
  'whoever it is (seed %i of the day), the week breaks no rule and holds its energy',
  (seed) => {
    expectRandomWeek(seed);
  },
);

test('few combine rules that no week fits', () => {
  expect(refusedShare(Array.from({ length: 100 }, (_, at) => at + 1))).toBeLessThan(0.2);
});

test.each([
  ['a child of nine, 120 cm, 20 kg', 'vegan', { age: 9, heightCm: 120, weightKg: 20, activity: 'sedentary' }],
  ['a person of 140, 10 kg', 'vegetarian', { age: 140, heightCm: 100, weightKg: 10, activity: 'sedentary' }],
  [
    'a very active man of 200 kg who wants to gain',
    'full_non_vegetarian',
    {
      sex: 'male',
      age: 18,
      heightCm: 250,
      weightKg: 200,
      targetWeightKg: null,
      activity: 'very active',
      goal: 'Weight Gain',
    },
  ],
] as const)('%s, %s, is fed too', (_, diet, body) => {
  const rules = { diet, eatsEggs: false, eatsDairy: false, allergies: [], excludedFoods: [] };
  expect(faultsOf({ facts: { ...WOMAN, ...body }, rules, seed: 1 })).toEqual([]);
});
