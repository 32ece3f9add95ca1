import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFigure, writeFigure } from '../../../src/domain/library/figure-code.ts';

it('keeps three digits of every figure, in a text that JSON writes as it is', () => {
  const figure = fc.double({ min: 0.0001, max: 99_900, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.oneof(figure, fc.constant(0), fc.constant(null))), (figures) => {
      const column = figures.map(writeFigure).join('');
      expect(JSON.stringify(column)).toBe(`"${column}"`);
      const rounded = figures.map((each) => (each === null ? null : Number(each.toPrecision(3))));
      expect(figures.map((_, place) => readFigure(column, place))).toEqual(rounded);
    }),
  );
});

it('tells unknown from zero, and knows nothing beyond the column', () => {
  const column = writeFigure(null) + writeFigure(0);
  expect([0, 1, 2].map((place) => readFigure(column, place))).toEqual([null, 0, null]);
  expect(() => writeFigure(1_000_000)).toThrow(RangeError);
});
