import fc from 'fast-check';
import { expect, test } from 'vitest';
import { macrosFor } from '../../../../src/domain/nutrition/macros.ts';

test('by hand: 2 000 kcal and 65 kg at 0.8 g', () => {
  // fat 30 %: 67 g; fibre 28 g; carbohydrate (2000 - 4 x 52 - 9 x 67 + 2 x 28) / 4 = 311.25
  expect(macrosFor(2000, 52)).toEqual({ kcal: 2000, protein: 52, fat: 67, carbs: 311, fiber: 28 });
});

test('a large protein need takes from fat before carbohydrate falls under 45 %', () => {
  // 128 g protein is 34 %; carbohydrate keeps 45 %, so fat gets 1.028 - 0.45 - 0.3413 = 23.7 %
  expect(macrosFor(1500, 128)).toEqual({ kcal: 1500, protein: 128, fat: 39, carbs: 170, fiber: 21 });
});

test('every share stays inside its range, whatever protein is wished for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 7000 }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (kcal, wished) => {
        const { protein, fat, carbs, fiber } = macrosFor(kcal, wished);
        // Whole grams may pass a bound by half a gram.
        const grams = (share: number, perGram: number) => (share * kcal) / perGram;
        expect(protein).toBeGreaterThanOrEqual(grams(0.1, 4) - 0.5);
        expect(protein).toBeLessThanOrEqual(grams(0.35, 4) + 0.5);
        expect(fat).toBeGreaterThanOrEqual(grams(0.2, 9) - 0.5);
        expect(fat).toBeLessThanOrEqual(grams(0.35, 9) + 0.5);
        expect(carbs).toBeGreaterThanOrEqual(grams(0.45, 4) - 3);
        expect(carbs).toBeLessThanOrEqual(grams(0.65, 4) + 3);
        expect(Math.abs(4 * protein + 9 * fat + 4 * carbs - 2 * fiber - kcal)).toBeLessThanOrEqual(2);
      },
    ),
  );
});
