import { expect, test } from 'vitest';
import { codesOf, NO_SAFETY_FACTS, targetsOf, WOMAN } from '../../../../tests/support/unit/people.ts';
import { weightAtBmi } from './body.ts';
import { dailyTargets } from './daily-targets.ts';

/** 1 370.25 kcal at rest x 1.375. */
const HELD = 1884;
/** NASEM 2023, for whoever must not lose weight: 575.77 - 7.01 x 30 + 6.6 x 165 + 12.14 x 65. */
const REQUIRED = 2244;
/** 20 % less, which is under 500 kcal. */
const LOST = 1507;

test.each([
  ['Weight Loss', LOST, 91],
  ['Maintain Weight', HELD, 71],
  ['Muscle Gain', 2073, 104],
  ['Weight Gain', 2167, 81],
] as const)('%s: %i kcal, %i g protein', (goal, kcal, protein) => {
  expect(targetsOf({ goal, targetWeightKg: null }).targets).toMatchObject({ kcal, protein });
});

test('protein counts weight up to a BMI of 25', () => {
  const heavy = targetsOf({ weightKg: 110, goal: 'Muscle Gain', targetWeightKg: null });
  expect(heavy.targets.protein).toBe(Math.round(1.6 * weightAtBmi(25, 165)));
});

test('a target weight already reached holds the weight', () => {
  const reached = targetsOf({ targetWeightKg: 65 });
  expect(reached.targets.kcal).toBe(HELD);
  expect(reached.maintenanceOnly).toBe(false);
  expect(codesOf(reached)).toContain('target-reached');
  expect(targetsOf({ goal: 'Weight Gain', targetWeightKg: 60 }).targets.kcal).toBe(HELD);
});

test('loss towards a target under BMI 18.5 ends at BMI 19, and says so', () => {
  const tooLow = targetsOf({ targetWeightKg: 45 });
  expect(codesOf(tooLow)).toContain('target-weight-too-low');
  expect(tooLow.targets.kcal).toBe(LOST);
  const arrived = targetsOf({ targetWeightKg: 45, weightKg: 76, heightCm: 200 });
  expect(codesOf(arrived)).toContain('target-reached');
});

test('a small woman who wants to lose never gets less than 1 200 kcal', () => {
  const small = targetsOf({
    age: 60,
    heightCm: 150,
    weightKg: 48,
    activity: 'sedentary',
    targetWeightKg: 45,
  });
  expect(small.targets.kcal).toBe(1200);
  expect(codesOf(small)).toContain('floor');
});

test('a man never gets less than 1 500 kcal, and unknown sex the mean', () => {
  const tiny = { age: 60, heightCm: 145, weightKg: 45, activity: 'sedentary', targetWeightKg: 42 } as const;
  expect(targetsOf({ ...tiny, sex: 'male' }).targets.kcal).toBe(1500);
  expect(targetsOf({ ...tiny, sex: null }).targets.kcal).toBe(1350);
});

test.each([1, 8])('at the age of %i there are no targets', (age) => {
  expect(dailyTargets({ ...WOMAN, age }, NO_SAFETY_FACTS, { factsConfirmed: true })).toEqual({
    ok: false,
    error: { kind: 'under-nine' },
  });
});

test.each([
  [9, true],
  [17, true],
  [18, false],
  [64, false],
  [65, true],
  [101, true],
  [140, true],
])('at the age of %i maintenance only is %s', (age, maintenanceOnly) => {
  const { maintenanceOnly: held, reasons, targets } = targetsOf({ age });
  expect(held).toBe(maintenanceOnly);
  expect(reasons.some(({ code }) => code === 'deficit')).toBe(!maintenanceOnly);
  expect(targets.kcal).toBeGreaterThanOrEqual(1000);
});

test('a child gets the energy of the age, no adult floor and no word about BMI', () => {
  const child = targetsOf({ age: 9, heightCm: 120, weightKg: 20, activity: 'sedentary' });
  // 55.59 - 22.25 x 9 + 8.43 x 120 + 17.07 x 20 + 30
  expect(child.targets.kcal).toBe(1238);
  expect(child.targets.protein).toBe(Math.round((0.15 * 1238) / 4));
  expect(codesOf(child)).toEqual(expect.arrayContaining(['youth-energy', 'under-18', 'maintenance']));
  expect(codesOf(child)).not.toContain('underweight');
  expect(codesOf(child)).not.toContain('floor');
});

test('a minor reads nothing about weight', () => {
  const { reasons } = targetsOf({ age: 15 });
  expect(reasons.filter(({ sentence }) => /\bkg\b|BMI/.test(sentence))).toEqual([]);
});

test.each([
  [15, true],
  [18.4, true],
  [18.9, true],
  [19, false],
  [40, false],
])('at BMI %f maintenance only is %s', (bmi, maintenanceOnly) => {
  const person = { heightCm: 200, weightKg: bmi * 4, targetWeightKg: null };
  expect(targetsOf(person).maintenanceOnly).toBe(maintenanceOnly);
  expect(codesOf(targetsOf(person)).includes('deficit')).toBe(!maintenanceOnly);
});

test('an impossible height still gives a plan that holds the weight', () => {
  const impossible = targetsOf({ heightCm: 0 });
  expect(impossible.maintenanceOnly).toBe(true);
  expect(impossible.targets.kcal).toBeGreaterThanOrEqual(1200);
  expect(Object.values(impossible.targets).every((value) => value > 0)).toBe(true);
});

test.each([
  ['pregnantOrBreastfeeding', 'pregnant-or-breastfeeding'],
  ['kidneyDisease', 'kidney-disease'],
  ['eatingDisorder', 'eating-disorder'],
] as const)('%s closes the door to a deficit', (fact, code) => {
  const gated = targetsOf({}, { [fact]: true });
  expect(gated.maintenanceOnly).toBe(true);
  expect(gated.targets.kcal).toBe(REQUIRED);
  expect(codesOf(gated)).toEqual(expect.arrayContaining([code, 'required-energy']));
  expect(codesOf(gated)).not.toContain('resting-energy');
});

test.each([
  [null, 0],
  ['trimester-1', 0],
  ['trimester-2', 340],
  ['trimester-3', 452],
  ['breastfeeding-to-6-months', 330],
  ['breastfeeding-from-7-months', 400],
] as const)(
  '%s adds %i kcal, and names the supplements that food does not replace',
  (expectingStage, kcal) => {
    const expecting = targetsOf({}, { pregnantOrBreastfeeding: true, expectingStage });
    expect(expecting.targets.kcal).toBe(REQUIRED + kcal);
    const told = expecting.reasons.find(({ code }) => code === 'supplements')?.sentence;
    expect(told).toMatch(/vitamin D.*iodine|iodine.*vitamin D/);
    expect(targetsOf({}, { expectingStage }).targets.kcal).toBe(LOST);
  },
);

test('a BMI under 20 gets a word, and under 19 nothing is taken off', () => {
  const at = (bmi: number) => targetsOf({ weightKg: weightAtBmi(bmi, 165), targetWeightKg: null });
  const words = [18.9, 19.5, 20].map((bmi) => codesOf(at(bmi)));
  expect(words.map((codes) => codes.includes('low-weight'))).toEqual([true, true, false]);
  expect(words.map((codes) => codes.includes('deficit'))).toEqual([false, true, true]);
});

test('kidney disease adds no protein, neither for muscle nor because meals hold more', () => {
  expect(targetsOf({ goal: 'Muscle Gain' }, { kidneyDisease: true }).targets.protein).toBe(56);
});

test('pregnancy raises protein to 1.3 g/kg', () => {
  expect(targetsOf({}, { pregnantOrBreastfeeding: true }).targets.protein).toBe(85);
});

test('from 65 years at a BMI under 30 nothing is taken off, but weight may be gained', () => {
  const older = targetsOf({ age: 65, weightKg: 81 });
  expect(codesOf(older)).toContain('from-65');
  expect(codesOf(older)).not.toContain('deficit');
  expect(codesOf(targetsOf({ age: 70, goal: 'Weight Gain', targetWeightKg: 80 }))).toContain('surplus');
  expect(codesOf(targetsOf({ age: 100, weightKg: 82 }))).toContain('deficit');
});

test('from 65 years protein is at least 1 g/kg', () => {
  const heavyForItsEnergy = {
    weightKg: 70,
    heightCm: 170,
    activity: 'sedentary',
    goal: 'Maintain Weight',
  } as const;
  expect(targetsOf({ ...heavyForItsEnergy, age: 79 }).targets.protein).toBeGreaterThanOrEqual(70);
  expect(targetsOf({ ...heavyForItsEnergy, age: 64 }).targets.protein).toBeLessThan(70);
});

test('unconfirmed facts allow no deficit, and nothing else changes', () => {
  const unsure = targetsOf({}, {}, false);
  expect(unsure.targets.kcal).toBe(HELD);
  expect(codesOf(unsure)).toContain('facts-unconfirmed');
  expect(targetsOf({ goal: 'Muscle Gain' }, {}, false).targets.kcal).toBe(2073);
});

test('why this many calories: every number, bound and source is said, in order', () => {
  const { reasons } = targetsOf({ sex: null, goal: 'Maintain Weight' });
  expect(reasons.map(({ code }) => code)).toEqual([
    'resting-energy',
    'mean-of-both-sexes',
    'activity',
    'maintenance',
    'protein',
    'fat',
    'carbs',
    'fiber',
    'saturated-fat',
    'sodium',
  ]);
  expect(reasons.every(({ sentence, source }) => sentence.length > 0 && source.length > 0)).toBe(true);
});
