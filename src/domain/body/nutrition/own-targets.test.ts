import { expect, test } from 'vitest';
import { NO_SAFETY_FACTS, WOMAN } from '../../../../tests/support/unit/people.ts';
import type { OwnTargets, PersonFacts, SafetyFacts } from '../../../terms/plan.ts';
import { dailyTargets } from './daily-targets.ts';
import { NO_OWN_TARGETS } from './own-targets.ts';

/** The formula's answer for her. */
const HELD = 1884;
const planned = (
  own: Partial<OwnTargets>,
  person: Partial<PersonFacts> = {},
  safety: Partial<SafetyFacts> = {},
  factsConfirmed = true,
) => {
  const daily = dailyTargets(
    { ...WOMAN, goal: 'Maintain Weight', targetWeightKg: null, ...person },
    { ...NO_SAFETY_FACTS, ...safety },
    { factsConfirmed, own: { ...NO_OWN_TARGETS, ...own } },
  );
  if (!daily.ok) throw new Error('no targets under nine');
  const sentences = new Map(daily.value.reasons.map(({ code, sentence }) => [code, sentence]));
  return { ...daily.value.targets, sentences };
};
const USUAL = planned({});

test('own energy is the day’s energy, whatever the goal, and says the pace', () => {
  const own = planned({ kcal: 1600 });
  expect(own.kcal).toBe(1600);
  expect(own.sentences.get('own-energy')).toBe(
    'You chose 1\u00a0600 kcal a day, 284 less than keeps your weight steady: at first about 0.3 kg a week down.',
  );
  expect(own.sentences.has('maintenance')).toBe(false);
});

test.each([
  ['a third below what holds the weight', {}, 1200, Math.round(0.7 * HELD)],
  ['far above it', {}, 6000, HELD + 1000],
  ['below the floor of an adult', { heightCm: 150, weightKg: 48, age: 60 }, 1200, 1200],
  ['a loss near the lowest healthy weight', { weightKg: 51 }, 1400, null],
  ['a loss at 70 years', { age: 70 }, 1400, null],
])('own energy stays safe: %s', (_, person, kcal, planKcal) => {
  const own = planned({ kcal }, person);
  expect(own.kcal).toBe(planKcal ?? planned({}, person).kcal);
  if (own.kcal !== kcal) expect(own.sentences.get('own-energy')).toMatch(/[Yy]our plan has/);
});

test('own energy takes nothing off while the figures of the body are not confirmed', () => {
  expect(planned({ kcal: 1400 }, {}, {}, false).kcal).toBe(HELD);
});

test('own protein and carbohydrate are the day’s, and fat is the rest', () => {
  const own = planned({ protein: 120, carbs: 180 });
  expect(own).toMatchObject({ kcal: USUAL.kcal, protein: 120 });
  expect(own.carbs).toBeGreaterThanOrEqual(179);
  expect(own.carbs).toBeLessThanOrEqual(181);
  expect(4 * own.protein + 4 * own.carbs + 9 * own.fat - 2 * own.fiber).toBeCloseTo(own.kcal, -1);
});

test('own macros stay within the shares that are advised, and say so', () => {
  const much = planned({ protein: 350 });
  expect(much.protein).toBe(Math.round((0.35 * HELD) / 4));
  expect(much.sentences.get('own-protein')).toContain('between 15 and 35 % of energy');
  const little = planned({ carbs: 100, protein: 70 });
  expect((9 * little.fat) / little.kcal).toBeCloseTo(0.45, 2);
  expect(little.sentences.get('own-carbs')).toContain('between 20 and 45 % of energy');
});

test.each<[string, Partial<PersonFacts>, Partial<SafetyFacts>]>([
  ['under 18', { age: 16 }, {}],
  ['pregnancy', {}, { pregnantOrBreastfeeding: true }],
  ['an eating disorder', {}, { eatingDisorder: true }],
  ['underweight', { weightKg: 45 }, {}],
  ['kidney disease', {}, { kidneyDisease: true }],
])('own figures are left aside: %s', (_, person, safety) => {
  const own = planned({ kcal: 1300, protein: 200, carbs: 100 }, person, safety);
  const usual = planned({}, person, safety);
  expect([own.kcal, own.protein, own.carbs]).toEqual([usual.kcal, usual.protein, usual.carbs]);
  expect(own.sentences.has('own-aside')).toBe(true);
});
