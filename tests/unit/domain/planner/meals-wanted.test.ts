import { describe, expect, test } from 'vitest';
import { stepMeals } from '../../../../src/domain/planner/meals-wanted.ts';

describe('one meal more or less', () => {
  test.each([
    ['more', { meat: 5, fish: 2 }, 'meat', 1, { meat: 6, fish: 2 }],
    ['less', { meat: 5, fish: 2 }, 'fish', -1, { meat: 5, fish: 1 }],
    ['not below none', { meat: 0, fish: 2 }, 'meat', -1, { meat: 0, fish: 2 }],
    ['not above all', { meat: 14, fish: 0 }, 'meat', 1, { meat: 14, fish: 0 }],
    ['meat before fish', { meat: 12, fish: 2 }, 'meat', 1, { meat: 13, fish: 1 }],
    ['fish before meat', { meat: 14, fish: 0 }, 'fish', 1, { meat: 13, fish: 1 }],
  ] as const)('%s', (_, wanted, kind, by, after) => {
    expect(stepMeals(wanted, kind, by)).toEqual(after);
  });
});
