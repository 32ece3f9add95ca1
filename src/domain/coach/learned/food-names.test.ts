import { expect, test } from 'vitest';
import { namesOf, withNames } from './food-names.ts';

const NAMES = namesOf(['kare kare', 'hash brown', 'hash brown casserole', 'laksa']);
const marks = (text: string) =>
  withNames(
    text.split(' ').map((word) => ({ word, isFood: false })),
    NAMES,
  ).map(({ inName }) => inName);

test.each([
  ['had kare kare and laksa', [undefined, 'first', 'later', undefined, 'first']],
  ['two hash browns', [undefined, 'first', 'later']],
  ['hash brown casserole', ['first', 'later', 'later']],
  ['hash it', [undefined, undefined]],
])('marks the longest names in "%s", singular or plural', (text, expected) => {
  expect(marks(text)).toEqual(expected);
});
