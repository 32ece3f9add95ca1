import { expect, test } from 'vitest';
import { percentOf, progressFraction, ringLevel } from './rings.ts';

test.each([
  [0, 'low'],
  [30, 'low'],
  [30.1, 'middle'],
  [80, 'middle'],
  [80.1, 'high'],
  [100, 'high'],
  [140, 'high'],
])('%f percent is %s [4.7 9.15]', (percent, level) => {
  expect(ringLevel(percent)).toBe(level);
});

test('a goal of nothing is never reached, and never divides by zero', () => {
  expect(percentOf(500, 0)).toBe(0);
  expect(percentOf(450, 600)).toBe(75);
});

test.each([
  [-5, 0],
  [25, 0.25],
  [140, 1],
])('%f percent fills %f of the ring', (percent, fraction) => {
  expect(progressFraction(percent)).toBe(fraction);
});
