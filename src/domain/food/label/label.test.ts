import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Nutrient, nutrientIndex } from '../../../terms/nutrients.ts';
import {
  figuresOfLabel,
  LABEL_ORDER,
  type LabelKind,
  type LabelValues,
  labelOfFigures,
  NO_VALUES,
} from './label.ts';
import { energyDoubt, labelFaults } from './label-checks.ts';

const read = (kind: LabelKind, amount: number, values: Partial<LabelValues>) => {
  const per100 = figuresOfLabel({ kind, amount, values: { ...NO_VALUES, ...values } });
  return (nutrient: Nutrient): number | null => per100[nutrientIndex[nutrient]] ?? null;
};

const of = read('eu', 100, {
  kj: 1569,
  fat: 7,
  saturates: 1.3,
  carbs: 58.7,
  sugars: 1,
  fibre: 10,
  salt: 0.1,
});

test('a label of the European Union tells energy in kJ, salt for sodium, and carbohydrate without its fibre', () => {
  expect(of('energy_kcal')).toBeCloseTo(375, 0);
  expect(of('sodium_mg')).toBeCloseTo(40);
  expect(of('carbs_g')).toBeCloseTo(68.7);
  expect(of('sat_fat_g')).toBe(1.3);
});

test('a label of the European Union leaves unknown what it does not tell', () => {
  expect(of('protein_g')).toBeNull();
  expect(of('calcium_mg')).toBeNull();
  expect(read('eu', 100, { carbs: 12 })('fiber_g')).toBeNull();
  expect(read('eu', 100, { carbs: 12 })('carbs_g')).toBe(12);
  expect(read('eu', 100, { kcal: 0 })('energy_kcal')).toBe(0);
});

test('a label of the United States is of a serving, in mg of sodium, with fiber in the carbohydrate', () => {
  const of = read('us', 40, { kcal: 150, fat: 3, carbs: 27, fibre: 4, sodium: 180, vitaminD: 2, iron: 8 });
  expect(of('energy_kcal')).toBe(375);
  expect(of('carbs_g')).toBe(67.5);
  expect(of('fiber_g')).toBe(10);
  expect(of('sodium_mg')).toBe(450);
  expect(of('vit_d_ug')).toBe(5);
  expect(of('iron_mg')).toBe(20);
  expect(of('potassium_mg')).toBeNull();
});

test('what a label says of a food is read again as the same figures', () => {
  const value = fc.option(
    fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    { nil: null },
  );
  const kind = fc.constantFrom<LabelKind>('eu', 'us');
  const label = kind.chain((chosen) =>
    fc
      .record(
        Object.fromEntries(LABEL_ORDER[chosen].filter((key) => key !== 'kj').map((key) => [key, value])),
      )
      .map((values) => ({ kind: chosen, values: { ...NO_VALUES, ...values } as LabelValues })),
  );
  fc.assert(
    fc.property(label, ({ kind, values }) => {
      const per100 = figuresOfLabel({ kind, amount: 100, values });
      const again = labelOfFigures(per100, kind);
      for (const key of LABEL_ORDER[kind])
        if (values[key] === null) expect(again[key]).toBeNull();
        else expect(again[key]).toBeCloseTo(values[key], 1);
    }),
  );
});

const values = (told: Partial<LabelValues>): LabelValues => ({ ...NO_VALUES, ...told });
const faults = (told: Partial<LabelValues>, kind: LabelKind = 'eu', amount = 100, per: 'g' | 'ml' = 'g') =>
  labelFaults({ kind, amount, values: values(told) }, per);

test.each<[Partial<LabelValues>, string, RegExp]>([
  [{ fat: 120 }, 'fat', /more than fits into 100 g/],
  [{ fat: 3, saturates: 5 }, 'saturates', /part of the fat/],
  [{ carbs: 10, sugars: 12 }, 'sugars', /part of the carbohydrate/],
  [{ kcal: 2200 }, 'kcal', /pure fat/],
  [{ kj: 4900 }, 'kj', /pure fat/],
  [{ fat: 40, carbs: 50, protein: 30 }, 'protein', /come to 120 g/],
  [{ sodium: 200_000 }, 'sodium', /in mg/],
])('the checks refuse %o beside %s', (told, key, words) => {
  expect(faults(told)).toEqual({ [key]: expect.stringMatching(words) });
});

test('the checks allow for rounding, and for syrup by the millilitre', () => {
  expect(faults({ carbs: 4, sugars: 4, fat: 0, protein: 0 }, 'us', 4)).toEqual({});
  expect(faults({ fat: 99.8, saturates: 12 })).toEqual({});
  expect(faults({ carbs: 115 }, 'eu', 100, 'ml')).toEqual({});
  expect(faults({ carbs: 115 }, 'eu', 100, 'g')).toHaveProperty('carbs');
});

const doubt = (told: Partial<LabelValues>, kind: LabelKind = 'eu') =>
  energyDoubt({ kind, amount: 100, values: values(told) });

test('the checks ask about an energy that does not fit, and only then', () => {
  const macros = { fat: 7, carbs: 58.7, protein: 13.5, fibre: 10 };
  expect(doubt({ kcal: 372, ...macros })).toBeNull();
  expect(doubt({ kcal: 1569, ...macros })).toMatch(/about 372 kcal, not 1569/);
  expect(doubt({ kcal: 372, kj: 372 })).toMatch(/372 kJ are about 89 kcal, not 372/);
  expect(doubt({ kcal: 372, fat: 7 })).toBeNull();
  expect(doubt(macros)).toBeNull();
  expect(doubt({ kcal: 352, fat: 7, carbs: 68.7, protein: 13.5, fibre: 10 }, 'us')).toBeNull();
});
