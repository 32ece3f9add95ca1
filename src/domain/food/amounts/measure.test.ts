import { expect, it } from 'vitest';
import { kitchenCount, kitchenGrams } from './kitchen-amounts.ts';
import { scaleMeasure } from './measure.ts';

it('a kitchen count writes quarters and thirds as a cook does', () => {
  expect([0.25, 0.34, 0.5, 0.66, 0.75, 1, 1.5, 2.98].map(kitchenCount)).toEqual([
    '¼',
    '⅓',
    '½',
    '⅔',
    '¾',
    '1',
    '1½',
    '3',
  ]);
});

it('a kitchen count never says nothing of something', () => {
  expect(kitchenCount(0.05)).toBe('¼');
});

it('kitchenGrams rounds to what a kitchen scale is read to', () => {
  expect([0.3, 7.4, 22, 148].map(kitchenGrams)).toEqual(['1 g', '7 g', '20 g', '150 g']);
  expect([996, 999, 1250, 2004].map(kitchenGrams)).toEqual(['995 g', '1 kg', '1.25 kg', '2 kg']);
});

it.each([
  ['2 cups, drained', 0.5, '1 cup, drained'],
  ['1 1/2 tbsp', 0.5, '¾ tbsp'],
  ['1/4 tsp', 2, '½ tsp'],
  ['3 cloves', 0.5, '1½ cloves'],
  ['1 glass', 2, '2 glasses'],
  ['2 glasses', 0.5, '1 glass'],
  ['2 tomatoes', 0.5, '1 tomato'],
  ['1 can', 1.5, '1½ cans'],
  ['1 large', 1.5, '1½ large'],
  ['120 g dry', 0.5, '60 g dry'],
  ['3 cloves', 1.1, '3½ cloves'],
  ['2 tsp', 2.3, '1½ tbsp'],
  ['1 cup', 1.3, '1⅓ cups'],
  ['1 can', 0.3, '⅓ can'],
  ['1 medium slice', 3, '3 medium slices'],
  ['1 fl oz', 12, '12 fl oz'],
  ['1 cup', 1.01, '1 cup'],
])('%s times %d is %s', (measure, factor, scaled) => {
  expect(scaleMeasure(measure, factor)).toBe(scaled);
});

it('a measure keeps words without a count only for the whole recipe', () => {
  expect(scaleMeasure('a few leaves', 1)).toBe('a few leaves');
  expect(scaleMeasure('a few leaves', 0.5)).toBeNull();
  expect(scaleMeasure(null, 1)).toBeNull();
});
