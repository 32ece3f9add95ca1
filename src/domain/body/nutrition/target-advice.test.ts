import { expect, test } from 'vitest';
import { FITNESS_GOALS } from '../../../terms/profile.ts';
import { adviseTarget, type TargetFacts } from './target-advice.ts';

const START: TargetFacts = { goal: 'Weight Loss', weightKg: 65, heightCm: 165, targetKg: 60 };
const advise = (changes: Partial<TargetFacts>, units: 'metric' | 'imperial' = 'metric') =>
  adviseTarget({ ...START, ...changes }, units);

test.each([
  ['no loss for somebody of 58 kg', { weightKg: 58 }, 'below your 58 kg', 'Weight Loss', 52],
  ['no loss for somebody of 60 kg', { weightKg: 60 }, 'below your 60 kg', 'Weight Loss', 54],
  ['no gain for somebody of 65 kg', { goal: 'Weight Gain' }, 'above your 65 kg', 'Weight Gain', 68],
  ['no muscle for 80 kg', { goal: 'Muscle Gain', weightKg: 80 }, 'Muscle gain adds', 'Muscle Gain', 80],
  [
    'not the weight held',
    { goal: 'Maintain Weight', weightKg: 80 },
    'It is 80 kg now',
    'Maintain Weight',
    80,
  ],
] as const)('the start value of 60 kg where it does not fit: %s', (_, changes, words, goal, targetKg) => {
  const advice = advise(changes);
  expect(advice?.sentence).toContain(words);
  expect(advice).toMatchObject({ harmful: false, instead: { goal, targetKg } });
});

test('the start value of 60 kg, too light at 190 cm, is refused, with a sensible one to take', () => {
  const advice = advise({ heightCm: 190, weightKg: 85 });
  expect(advice).toMatchObject({ harmful: true, instead: { goal: 'Weight Loss', targetKg: 77 } });
  expect(advice?.sentence).toContain('the lowest healthy weight is 66.8 kg');
});

test('where no weight is left to lose, the weight is held instead', () => {
  expect(advise({ weightKg: 50.8, targetKg: 55 })?.instead).toEqual({
    goal: 'Maintain Weight',
    targetKg: 50.8,
  });
});

test('pounds are said and offered in whole pounds', () => {
  const advice = advise({ weightKg: 180 / 2.20462, targetKg: 190 / 2.20462 }, 'imperial');
  expect(advice?.sentence).toContain('below your 180 lb. With 190 lb');
  expect((advice?.instead.targetKg ?? 0) * 2.20462).toBeCloseTo(162, 5);
});

test('what is offered instead always fits, and stays what the product takes', () => {
  for (const units of ['metric', 'imperial'] as const)
    for (const goal of FITNESS_GOALS)
      for (let heightCm = 120; heightCm <= 220; heightCm += 25)
        for (let weightKg = 30.3; weightKg < 200; weightKg += 11.3)
          for (const targetKg of [10, 60, 99.9, 200]) {
            const facts = { goal, heightCm, weightKg, targetKg };
            const instead = adviseTarget(facts, units)?.instead;
            if (instead === undefined) continue;
            expect(adviseTarget({ ...facts, ...instead }, units), JSON.stringify(facts)).toBeNull();
            expect(instead.targetKg, JSON.stringify(facts)).toBeGreaterThanOrEqual(10);
            expect(instead.targetKg, JSON.stringify(facts)).toBeLessThanOrEqual(200);
          }
});
