import { expect, test } from 'vitest';
import { NO_SAFETY_FACTS, WOMAN } from '../../../../tests/support/unit/people.ts';
import type { PersonFacts, SafetyFacts } from '../../../terms/plan.ts';
import { dailyTargets } from './daily-targets.ts';
import type { LearnedEnergy } from './energy.ts';
import { timeToTarget } from './time-to-target.ts';

/** The formula's answer for her. */
const HELD = 1884;
const planned = (
  learned: LearnedEnergy | null,
  person: Partial<PersonFacts> = {},
  safety: Partial<SafetyFacts> = {},
) => {
  const daily = dailyTargets(
    { ...WOMAN, goal: 'Maintain Weight', targetWeightKg: null, ...person },
    { ...NO_SAFETY_FACTS, ...safety },
    { factsConfirmed: true, learned },
  );
  if (!daily.ok) throw new Error('no targets under nine');
  return daily.value;
};
const LESS: LearnedEnergy = { kcal: 1700, activity: 'lightly active' };

test('a plan by the member’s own log rests on it, and says so', () => {
  const { targets, reasons } = planned(LESS);
  expect(targets.kcal).toBe(1700);
  expect(reasons.find(({ code }) => code === 'own-log')?.sentence).toContain('1\u00a0700 kcal');
});

test('a plan by the member’s own log takes the deficit of loss off it, and never goes below the floor', () => {
  expect(planned(LESS, { goal: 'Weight Loss', targetWeightKg: 60 }).targets.kcal).toBe(1360);
  const small = { goal: 'Weight Loss', heightCm: 150, weightKg: 50, targetWeightKg: 45, age: 60 } as const;
  expect(planned({ ...LESS, kcal: 1300 }, small).targets.kcal).toBe(1200);
});

test('a plan by the member’s own log believes one that is a quarter away from the formula, no more', () => {
  expect(planned({ ...LESS, kcal: 600 }).targets.kcal).toBe(Math.round(0.75 * HELD));
  expect(planned({ ...LESS, kcal: 9000 }).targets.kcal).toBe(Math.round(1.25 * HELD));
});

test.each([
  ['another level of activity was chosen since', { activity: 'very active' }, {}],
  ['under 18', { age: 17 }, {}],
  ['while pregnant or breastfeeding', {}, { pregnantOrBreastfeeding: true }],
  ['with an eating disorder', {}, { eatingDisorder: true }],
  ['with kidney disease', {}, { kidneyDisease: true }],
  ['underweight', { weightKg: 48 }, {}],
] as const)('the member’s own log is left aside: %s', (_, person, safety) => {
  const { targets, reasons } = planned(LESS, person, safety);
  expect(targets).toEqual(planned(null, person, safety).targets);
  expect(reasons.map(({ code }) => code)).not.toContain('own-log');
});

test('the time to a target is counted from the member’s own log too', () => {
  const time = (learned: LearnedEnergy | null) =>
    timeToTarget(WOMAN, NO_SAFETY_FACTS, { planKcal: 1500, factsConfirmed: true, learned });
  const [formula, own] = [time(null), time({ ...LESS, kcal: 2100 })];
  expect(own?.kind === 'range' && formula?.kind === 'range' && own.fromWeeks < formula.fromWeeks).toBe(true);
});
