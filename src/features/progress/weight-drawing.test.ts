import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { validateWith } from '../../ui/form/validate.ts';
import { scaleOf } from './scale.ts';
import { DRAWING_HEIGHT, weightDrawing } from './weight-drawing.ts';
import { weightSchema } from './weight-schema.ts';

const TODAY = '2026-11-21';
const log = [
  { day: '2026-11-01', kg: 72 },
  { day: '2026-11-11', kg: 71.2 },
  { day: TODAY, kg: 70.5 },
];

it('a scale keeps every value inside and needs few lines, whatever they are', () => {
  const values = fc.array(fc.double({ min: 0, max: 6000, noNaN: true }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(values, (all) => {
      const scale = scaleOf(all, 200, 10);
      expect(scale.ticks.length).toBeLessThanOrEqual(6);
      for (const value of all) {
        expect(scale.at(value)).toBeLessThanOrEqual(200.001);
        expect(scale.at(value)).toBeGreaterThanOrEqual(9.999);
      }
    }),
    { verbose: true },
  );
});

const trend = log.map(({ day, kg }) => ({ day, kg, low: kg - 0.4, high: kg + 0.4 }));
const drawn = { log, trend, goalKg: 65, units: 'metric' } as const;

it('the weight’s drawing needs two days', () => {
  expect(weightDrawing({ ...drawn, log: log.slice(0, 1) }, 340)).toBeNull();
});

it('the weight’s drawing draws less weight lower, and the goal below it', () => {
  const drawing = weightDrawing(drawn, 340);
  const ys = drawing?.points.map(({ y }) => y) ?? [];
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  expect(drawing?.goalY).toBeGreaterThan(ys.at(-1) ?? Number.NaN);
  expect(drawing?.goalY).toBeLessThan(DRAWING_HEIGHT);
  expect(drawing?.points.at(-1)?.x).toBe(drawing?.right);
});

const metric = weightSchema(TODAY, 'metric');

it('the weight form reads a weight with a point or a comma', () => {
  expect(safeParse(metric, { day: TODAY, weight: ' 70,4 ' }).output).toEqual({ day: TODAY, weight: 70.4 });
});

it('the weight form refuses what is no weight, in words', () => {
  for (const weight of ['', 'heavy', '9', '201', '-70', '7e1'])
    expect(validateWith(metric)({ day: TODAY, weight })).toEqual({
      weight: 'Enter a weight from 10 to 200 kg',
    });
  expect(validateWith(weightSchema(TODAY, 'imperial'))({ day: TODAY, weight: '500' })).toEqual({
    weight: 'Enter a weight from 23 to 440 lb',
  });
});

it('the weight form refuses days to come', () => {
  expect(validateWith(metric)({ day: '2026-11-22', weight: '70' })).toEqual({
    day: 'Choose today or a day before',
  });
  expect(validateWith(metric)({ day: '', weight: '70' })).toHaveProperty('day');
});
