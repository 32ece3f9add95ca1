import { expect, test } from 'vitest';
import { createDishUses, nearbyDays } from '../../../../src/domain/planner/repeats.ts';

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

test('a dish that is not used may come on any day', () => {
  expect(allowedDays([])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

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

test('a use that is taken back counts no more', () => {
  const uses = createDishUses([COOKED], 8);
  uses.add(0, 3);
  uses.remove(0, 3);
  expect(uses.allows(0, 3)).toBe(true);
  expect(uses.count(0)).toBe(0);
});

test('only days within six of the plan are near it', () => {
  const day = (date: string) => ({ date, meals: [{ slot: 'lunch', recipeId: date, portion: 1 } as const] });
  const near = nearbyDays(
    ['2026-03-03', '2026-03-04', '2026-03-10', '2026-03-23', '2026-03-24'].map(day),
    '2026-03-10',
    8,
  );
  expect(near.map((one) => one.day)).toEqual([-6, 0, 13]);
});
