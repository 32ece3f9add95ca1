import { expect, test } from 'vitest';
import { createDishUses } from './repeats.ts';

const COOKED = { kinds: ['main'], keeps: 0, minutesActive: 25 } as const;
const STEW = { ...COOKED, keeps: 2 };
const OATS = { kinds: ['breakfast'], keeps: 0, minutesActive: 5 } as const;

const allowedDays = (
  used: readonly number[],
  dish: Parameters<typeof createDishUses>[0][number] = COOKED,
): readonly number[] => {
  const uses = createDishUses([COOKED, dish], 8);
  for (const day of used) uses.add(1, day);
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((day) => uses.allows(1, day));
};

test('what is eaten fresh never comes on the same day or the days beside it', () => {
  expect(allowedDays([3])).toEqual([0, 1, 5, 6, 7]);
});

test('what keeps may be eaten the next day, and what takes no cooking made again, never twice on one day', () => {
  expect(allowedDays([3], STEW)).toEqual([0, 1, 2, 4, 5, 6, 7]);
  expect(allowedDays([3], OATS)).toEqual([0, 1, 2, 4, 5, 6, 7]);
});

test('a breakfast may come a fourth time in seven days', () => {
  expect(allowedDays([0, 2, 4], OATS)).toEqual([1, 3, 5, 6, 7]);
  expect(allowedDays([0, 2, 4, 6], OATS)).toEqual([7]);
});

test('never a fourth time in any seven days', () => {
  expect(allowedDays([0, 2, 4])).toEqual([7]);
  expect(allowedDays([1, 3, 5])).toEqual([]);
});

test('days before and after the plan count', () => {
  expect(allowedDays([-1])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(allowedDays([-6, -4, -2])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(allowedDays([-5, -3, -1])).toEqual([2, 3, 4, 5, 6, 7]);
  expect(allowedDays([8])).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
