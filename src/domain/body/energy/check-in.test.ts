import { expect, test } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { isCheckInDue, meanEaten, milestone, nextStep } from './check-in.ts';
import type { TrendWeight } from './learn.ts';

const TODAY = '2026-02-04';

test.each([
  ['Monday', null, true],
  ['Monday', '2026-02-01', true],
  ['Monday', '2026-02-02', false],
  ['Wednesday', '2026-02-03', true],
  ['Wednesday', TODAY, false],
  ['Thursday', '2026-01-28', true],
  ['Thursday', '2026-01-29', false],
  ['never', null, false],
] as const)('once a week, on %s, answered on %s: %s', (chosen, answered, due) => {
  expect(isCheckInDue(chosen, answered, TODAY)).toBe(due);
});

const now = { expenditureKcal: 2004, planKcal: 1604 };
/** Loss: a fifth less. */
const loss = (kcal: number) => Math.round(kcal * 0.8);

test('the next step of a plan goes to the estimate, or no farther than 150 kcal towards it', () => {
  expect(nextStep(now, 1920, loss)).toEqual({ expenditureKcal: 1930, planKcal: 1544 });
  expect(nextStep(now, 1500, loss)).toEqual({ expenditureKcal: 1860, planKcal: 1488 });
  expect(nextStep(now, 2900, loss)).toEqual({ expenditureKcal: 2150, planKcal: 1720 });
});

test('the next step of a plan is none where the plan fits, or a floor holds it', () => {
  expect(nextStep(now, 2010, loss)).toBeNull();
  expect(nextStep({ expenditureKcal: 1500, planKcal: 1200 }, 1300, () => 1200)).toBeNull();
});

const trendOf = (kgOf: (at: number) => number, days = 28): readonly TrendWeight[] =>
  Array.from({ length: days }, (_, at) => {
    const kg = kgOf(at);
    return { day: addDays('2026-01-01', at), kg, low: kg - 0.5, high: kg + 0.5 };
  });

test('what was eaten is a mean over the logged days of last week', () => {
  const day = (at: number, kcal: number) => ({ day: addDays(TODAY, -at), kg: null, kcal, plannedKcal: 2000 });
  const days = [day(8, 4000), day(7, 1800), day(3, 300), day(2, 2000), day(0, 1500)];
  expect(meanEaten(days, TODAY)).toEqual({ kcal: 1900, days: 2 });
  expect(meanEaten([], TODAY)).toBeNull();
});

const towards = { targetKg: 70, stepKg: 1 };

test('a milestone is told once: not again after a way back', () => {
  const back = trendOf((at) => (at < 15 ? 80 - at * 0.1 : at < 22 ? 79.5 : 78.9));
  expect(milestone(back, towards)).toBeNull();
});
