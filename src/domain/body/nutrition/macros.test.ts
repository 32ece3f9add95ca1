import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastProteinShare, macrosFor } from './macros.ts';

test('by hand: 2 000 kcal and 104 g protein', () => {
  // fat 30 %: 67 g; fibre 28 g; carbohydrate (2000 - 4 x 104 - 9 x 67 + 2 x 28) / 4 = 259.25
  expect(macrosFor(2000, 104)).toEqual({ kcal: 2000, protein: 104, fat: 67, carbs: 259, fiber: 28 });
});

test('a small protein need is raised to what ordinary meals hold, unless less is asked for', () => {
  expect(macrosFor(2000, 52).protein).toBe(75);
  expect(macrosFor(2000, 52, leastProteinShare(true)).protein).toBe(52);
  expect(macrosFor(2000, 40, leastProteinShare(true)).protein).toBe(50);
});

test('every share stays inside its range, whatever protein is wished for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 7000 }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (kcal, wished) => {
        const { protein, fat, carbs, fiber } = macrosFor(kcal, wished, leastProteinShare(true));
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
