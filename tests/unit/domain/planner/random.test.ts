import { expect, test } from 'vitest';
import { createRandom, shuffled } from '../../../../src/domain/planner/random.ts';

const draws = (seed: number, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.below(1000));
};

test('a seed gives these numbers for ever: plans made elsewhere depend on them', () => {
  expect(draws(42, 6)).toMatchInlineSnapshot(`
    [
      609,
      587,
      238,
      555,
      658,
      887,
    ]
  `);
});

test('other seeds, even huge or neighbouring ones, give other numbers', () => {
  const starts = [0, 1, 2, 42, -1, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1].map((seed) => draws(seed, 8).join());
  expect(new Set(starts).size).toBe(starts.length);
});

test('numbers stay below the count and reach all of it evenly', () => {
  const random = createRandom(7);
  const counts = [0, 0, 0, 0, 0];
  for (let draw = 0; draw < 5000; draw += 1) {
    const value = random.below(5);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  expect(counts.every((count) => count > 900 && count < 1100)).toBe(true);
});

test('shuffling keeps every item and leaves the list as it was', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const result = shuffled(items, createRandom(3));
  expect([...result].sort()).toEqual(items);
  expect(result).not.toEqual(items);
  expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
