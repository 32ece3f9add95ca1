import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CM_RULE,
  heightInUnit,
  onFeetSliders,
  shownCm,
  stepHeight,
} from '../../../src/features/onboarding/height.ts';
import { pickedWeight, shownWeight, weightRule } from '../../../src/features/onboarding/weight.ts';
import { readEntry } from '../../../src/ui/form/number-entry.ts';

describe('the height picker', () => {
  it('shows 165 cm as 5 feet 5 inches and anything past its sliders as 7 feet 11 [2.50]', () => {
    expect(onFeetSliders(165)).toEqual({ feet: 5, inches: 5 });
    expect(onFeetSliders(250)).toEqual({ feet: 7, inches: 11 });
  });

  it('steps by one of the unit on show and stays inside the range', () => {
    expect(stepHeight(165.1, 'cm', 1)).toBe(166);
    expect(onFeetSliders(stepHeight(165, 'ft', 1))).toEqual({ feet: 5, inches: 6 });
    expect(stepHeight(0, 'cm', -1)).toBe(0);
    expect(stepHeight(250, 'cm', 1)).toBe(250);
    expect(onFeetSliders(stepHeight(250, 'ft', 1))).toEqual({ feet: 7, inches: 11 });
  });

  it('shows the tenth of a centimetre that is sent, and no height that its feet cannot show', () => {
    expect(shownCm(5 * 30.48 + 6 * 2.54)).toBe(167.6);
    expect(shownCm(heightInUnit(250, 'ft'))).toBe(241.3);
    expect(heightInUnit(165, 'ft')).toBe(165);
  });

  it('takes typed centimetres, and no metres', () => {
    expect(readEntry('172,5', CM_RULE)).toEqual({ kind: 'value', value: 172.5 });
    expect(readEntry('1.75', CM_RULE)).toEqual({ kind: 'refused' });
  });
});

describe('the weight picker', () => {
  it('shows 65 kg as 143.3 lb', () => {
    expect(shownWeight(65, 'kg')).toBe(65);
    expect(shownWeight(65, 'lbs')).toBe(143.3);
  });

  it('declares 10 to 200 kg in either unit [5.13 9.12]', () => {
    expect(weightRule('kg')).toEqual({ min: 10, max: 200, decimals: 1 });
    expect(weightRule('lbs')).toEqual({ min: 22, max: 440.9, decimals: 1 });
  });

  it('keeps the pounds that a person picked, and never leaves 10 to 200 kg', () => {
    fc.assert(
      fc.property(fc.integer({ min: 220, max: 4409 }), (tenths) => {
        const kg = pickedWeight(tenths / 10, 'lbs');
        expect(shownWeight(kg, 'lbs')).toBe(tenths / 10);
        expect(kg).toBeGreaterThanOrEqual(10);
        expect(kg).toBeLessThanOrEqual(200);
      }),
    );
  });
});
