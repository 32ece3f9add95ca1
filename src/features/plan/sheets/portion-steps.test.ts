import { expect, it } from 'vitest';
import { servingsInWords } from '../../../domain/food/amounts/kitchen-amounts.ts';
import { lessPortion, morePortion } from './portion-steps.ts';

it('a portion goes by quarters, from wherever the planner left it', () => {
  expect(morePortion(1)).toBe(1.25);
  expect(morePortion(1.15)).toBe(1.25);
  expect(lessPortion(1.15)).toBe(1);
  expect(lessPortion(1)).toBe(0.75);
});

it('a portion is said as a cook measures', () => {
  expect([0.5, 1, 1.25, 2].map(servingsInWords)).toEqual([
    '½ serving',
    '1 serving',
    '1¼ servings',
    '2 servings',
  ]);
  expect(servingsInWords(1.15)).toBe('about 1¼ servings');
  expect(servingsInWords(1.05)).toBe('about 1 serving');
});
