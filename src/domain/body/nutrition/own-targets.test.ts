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

/** The formula's answer for her at 90 kg, a BMI of 33. */
const HELD_AT_90 = 2227.8;
test.each<[string, Partial<PersonFacts>, kcal: number, planKcal: number | null]>([
  ['more than 30 % off with overweight', { weightKg: 90 }, 1200, Math.round(0.7 * HELD_AT_90)],
  ['more than 20 % off without', {}, 1200, Math.round(0.8 * HELD)],
  ['far above it', {}, 6000, HELD + 1000],
  [
    'below the floor of an adult',
    { heightCm: 150, weightKg: 48, age: 60, activity: 'sedentary' },
    1200,
    1200,
  ],
  ['a loss near the lowest healthy weight', { weightKg: 51 }, 1400, null],
  ['a loss at 70 years', { age: 70 }, 1400, null],
])('own energy stays safe: %s', (_, person, kcal, planKcal) => {
  const own = planned({ kcal }, person);
  expect(own.kcal).toBe(planKcal ?? planned({}, person).kcal);
  if (own.kcal !== kcal) expect(own.sentences.get('own-energy')).toMatch(/[Yy]our plan has/);
});

test('own energy takes no more than 500 kcal off at 70 years with obesity', () => {
  const older = { age: 70, weightKg: 95, activity: 'very active' } as const;
  const held = planned({}, { ...older, goal: 'Maintain Weight' }).kcal;
  expect(planned({ kcal: 1200 }, older).kcal).toBe(held - 500);
});

test('own energy below what holds a low weight is warned of, and "steady" is not said of a target that is reached', () => {
  const low = planned({ kcal: 1600 }, { weightKg: 53 });
  expect(low.sentences.get('low-weight')).toContain('clinician');
  const reached = { goal: 'Weight Loss', targetWeightKg: 65 } as const;
  expect(planned({}, reached).sentences.has('target-reached')).toBe(true);
  expect(planned({ kcal: 1700 }, reached).sentences.has('target-reached')).toBe(false);
});

test('own energy takes nothing off while the figures of the body are not confirmed', () => {
  const own = planned({ kcal: 1400 }, {}, {}, false);
  expect(own.kcal).toBe(HELD);
  expect(own.sentences.has('facts-unconfirmed')).toBe(true);
});

test('own protein and carbohydrate are the day’s, and fat is the rest', () => {
  const own = planned({ protein: 120, carbs: 180 });
  expect(own).toMatchObject({ kcal: USUAL.kcal, protein: 120 });
  expect(own.carbs).toBeGreaterThanOrEqual(179);
  expect(own.carbs).toBeLessThanOrEqual(181);
  expect(4 * own.protein + 4 * own.carbs + 9 * own.fat - 2 * own.fiber).toBeCloseTo(own.kcal, -1);
});

test('own protein is never less than the body needs', () => {
  const older = { age: 70, weightKg: 95, heightCm: 180 } as const;
  expect(planned({ protein: 40 }, older).protein).toBeGreaterThanOrEqual(Math.round(25 * 1.8 ** 2));
});

test('own carbohydrate stays as it is beside the fibre that is advised with diabetes', () => {
  const daily = dailyTargets(WOMAN, NO_SAFETY_FACTS, {
    factsConfirmed: true,
    conditions: ['diabetes'],
    own: { kcal: 1600, protein: null, carbs: 160 },
  });
  expect(daily).toMatchObject({ value: { targets: { kcal: 1600, carbs: 160 } } });
});

test('own macros stay within the shares that are advised, and say so', () => {
  const much = planned({ protein: 350 });
  expect(much.protein).toBe(Math.round((0.35 * HELD) / 4));
  expect(much.sentences.get('own-protein')).toContain('15 to 35 %');
  const little = planned({ carbs: 100, protein: 70 });
  expect((9 * little.fat) / little.kcal).toBeCloseTo(0.45, 2);
  expect(little.sentences.get('own-carbs')).toContain('fat 20 to 45 %');
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
