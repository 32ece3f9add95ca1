import { expect, test } from 'vitest';
import { WOMAN } from '../../../../tests/support/unit/people.ts';
import { adultEnergy, energyFloor, lossDeficit, restingEnergy, youthEnergy } from './energy.ts';

test('resting energy of a man and of a woman, by hand', () => {
  // 800 + 1125 - 150 + 5
  expect(restingEnergy({ sex: 'male', age: 30, heightCm: 180, weightKg: 80 })).toBe(1780);
  // 650 + 1031.25 - 150 - 161
  expect(restingEnergy(WOMAN)).toBe(1370.25);
});

test('unknown sex takes the mean of both formulas', () => {
  expect(restingEnergy({ ...WOMAN, sex: null })).toBe(1370.25 + 83);
  expect(energyFloor(null)).toBe(1350);
});

test.each([
  // 19.12 + 3.68 x 12 + 8.62 x 149 + 20.28 x 41 + 25
  [{ sex: 'male', age: 12, heightCm: 149, weightKg: 41 }, 2204.14],
  // -189.55 - 22.25 x 16 + 11.74 x 162 + 18.34 x 54 + 20
  [{ age: 16, heightCm: 162, weightKg: 54, activity: 'moderately active' }, 2366.69],
] as const)('energy of a minor: %j', (body, kcal) => {
  expect(youthEnergy({ ...WOMAN, ...body })).toBeCloseTo(kcal, 6);
});

test.each([
  // 584.9 - 7.01 x 72 + 5.72 x 160 + 11.71 x 62
  [{ sex: 'female', age: 72, heightCm: 160, weightKg: 62, activity: 'sedentary' }, 1721.4],
  // 1 004.82 - 10.83 x 33 + 6.52 x 178 + 15.91 x 84
  [{ sex: 'male', age: 33, heightCm: 178, weightKg: 84, activity: 'moderately active' }, 3144.43],
  [{ sex: null, age: 72, heightCm: 160, weightKg: 62, activity: 'sedentary' }, (1721.4 + 1887.51) / 2],
] as const)('energy that holds the weight of an adult by NASEM: %j', (body, kcal) => {
  expect(adultEnergy({ ...WOMAN, ...body })).toBeCloseTo(kcal, 1);
});

test('figures that cannot be a child’s never give a starving target', () => {
  expect(youthEnergy({ ...WOMAN, age: 9, heightCm: 0, weightKg: 10 })).toBe(1000);
});

test.each([
  [1500, 300],
  [2500, 500],
  [4000, 500],
])('of %i kcal a loss takes off %i', (kcal, deficit) => {
  expect(lossDeficit(kcal)).toBe(deficit);
});
