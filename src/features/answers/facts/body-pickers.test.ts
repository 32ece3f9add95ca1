import { expect, it } from 'vitest';
import { heightInUnit, onFeetSliders, shownCm, stepHeight } from './height.ts';

it('the height picker shows 165 cm as 5 feet 5 inches and anything past its sliders as 7 feet 11 [2.50]', () => {
  expect(onFeetSliders(165)).toEqual({ feet: 5, inches: 5 });
  expect(onFeetSliders(250)).toEqual({ feet: 7, inches: 11 });
});

it('the height picker steps by one of the unit on show and stays inside the range', () => {
  expect(stepHeight(165.1, 'cm', 1)).toBe(166);
  expect(onFeetSliders(stepHeight(165, 'ft', 1))).toEqual({ feet: 5, inches: 6 });
  expect(stepHeight(0, 'cm', -1)).toBe(0);
  expect(stepHeight(250, 'cm', 1)).toBe(250);
  expect(onFeetSliders(stepHeight(250, 'ft', 1))).toEqual({ feet: 7, inches: 11 });
});

it('the height picker shows the tenth of a centimetre that is sent, and no height that its feet cannot show', () => {
  expect(shownCm(5 * 30.48 + 6 * 2.54)).toBe(167.6);
  expect(shownCm(heightInUnit(250, 'ft'))).toBe(241.3);
  expect(heightInUnit(165, 'ft')).toBe(165);
});
