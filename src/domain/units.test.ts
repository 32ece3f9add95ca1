import { expect, test } from 'vitest';
import { cmToFeetInches, feetInchesToCm, kgToLb, lbToKg, roundKg } from './units.ts';

test.each([
  [165, 5, 5],
  [0, 0, 0],
  [182.88, 6, 0],
  [181.6, 5, 11],
  [181.7, 6, 0],
])('%f cm is shown as %i ft %i in [4.16]', (cm, feet, inches) => {
  expect(cmToFeetInches(cm)).toEqual({ feet, inches });
});

test('every height in feet and inches comes back as it was set', () => {
  for (let feet = 0; feet <= 7; feet += 1)
    for (let inches = 0; inches < 12; inches += 1)
      expect(cmToFeetInches(feetInchesToCm({ feet, inches }))).toEqual({ feet, inches });
});

test.each([
  [65, 143.3],
  [10, 22],
  [200, 440.9],
])('%f kg is shown as %f lb [5.13]', (kg, lb) => {
  expect(kgToLb(kg)).toBe(lb);
});

test('every weight of the picker survives kg to lb and back, and lb to kg and back', () => {
  for (let tenths = 100; tenths <= 2000; tenths += 1) {
    const kg = tenths / 10;
    expect(roundKg(lbToKg(kgToLb(kg)))).toBe(kg);
  }
  for (let tenths = 220; tenths <= 4409; tenths += 1) {
    const lb = tenths / 10;
    expect(kgToLb(lbToKg(lb))).toBe(lb);
  }
});
