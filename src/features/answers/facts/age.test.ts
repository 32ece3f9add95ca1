import { expect, it } from 'vitest';
import { readEntry } from '../../../ui/form/number-entry.ts';
import { ageGroupOf, stepAge, windowAround } from './age.ts';

it('the window of three ages opens on 27 with its neighbours [2.47 9.10]', () => {
  expect(windowAround(null)).toEqual({ before: 26, middle: 27, after: 28 });
});

it('the window of three ages steps from the default and stops at the ends', () => {
  expect(stepAge(null, 1)).toBe(28);
  expect(stepAge(140, 1)).toBe(140);
  expect(stepAge(5, -10)).toBe(1);
});

it.each([
  [8, 'under-nine'],
  [9, 'guardian-confirms'],
  [15, 'guardian-confirms'],
  [16, 'minor'],
  [17, 'minor'],
  [18, 'adult'],
] as const)('puts age %i into the group %s', (age, group) => {
  expect(ageGroupOf(age)).toBe(group);
});

const age = { min: 1, max: 140, decimals: 0 } as const;
const weight = { min: 10, max: 200, decimals: 1 } as const;

it.each(['0', '141', '27.5', '-3', '1e2', 'abc', '99999'])(
  'a typed number is refused as an age when it reads "%s"',
  (text) => {
    expect(readEntry(text, age)).toEqual({ kind: 'refused' });
  },
);

it.each([
  ['1', 1],
  ['140', 140],
  [' 33 ', 33],
])('a typed number is an age when it reads "%s"', (text, value) => {
  expect(readEntry(text, age)).toEqual({ kind: 'value', value });
});

it('a typed number clears when it is empty [5.10]', () => {
  expect(readEntry('', age)).toEqual({ kind: 'empty' });
});

it.each([
  ['82.55', 82.6],
  ['72,35', 72.4],
  ['200.04', 200],
  ['9.96', 10],
])('a typed number of a weight that reads "%s" is rounded to one decimal', (text, value) => {
  expect(readEntry(text, weight)).toEqual({ kind: 'value', value });
});

it.each(['9.9', '210', '200.05', '-70', '1e2', '7 2', '72kg', '7,2,5', '.5', 'Infinity', '٧٢'])(
  'a typed number is refused as a weight when it reads "%s"',
  (text) => {
    expect(readEntry(text, weight)).toEqual({ kind: 'refused' });
  },
);
