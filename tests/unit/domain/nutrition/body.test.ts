import { expect, test } from 'vitest';
import { bodyMassIndex, checkTargetWeight, weightAtBmi } from '../../../../src/domain/nutrition/body.ts';

test('body mass index is kilograms over metres squared', () => {
  expect(bodyMassIndex(80, 200)).toBeCloseTo(20, 10);
  expect(bodyMassIndex(65, 165)).toBeCloseTo(23.875, 3);
});

test('a height of nothing has no body mass index', () => {
  expect(bodyMassIndex(65, 0)).toBe(0);
});

test('a target weight of exactly BMI 18.5 is accepted, anything lighter refused with the lowest weight', () => {
  expect(checkTargetWeight(74, 200)).toEqual({ ok: true });
  expect(checkTargetWeight(73.9, 200)).toMatchObject({ ok: false, lowestKg: 74 });
  const refused = checkTargetWeight(40, 165);
  expect(refused).toMatchObject({ ok: false, lowestKg: 50.4 });
  expect(weightAtBmi(18.5, 165)).toBeCloseTo(50.37, 2);
});
