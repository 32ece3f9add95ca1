import { expect, it } from 'vitest';
import { devicePlan } from '../../../tests/support/device-plan.ts';
import { adaWith, knownOfAda } from '../../../tests/support/stored-samples.ts';
import { NO_ANSWERS, type PlanAnswer, type PlanInputs } from '../../contract/plan.ts';
import type { WireProfile } from '../../contract/profile.ts';
import { REASON_CODES } from '../../domain/body/nutrition/reason.ts';
import { reasonView } from '../../domain/body/nutrition/reason-words.ts';
import { reasonSentence } from '../../domain/coach/answer/coach-context.ts';
import type { OwnTargets } from '../../terms/plan.ts';
import type { KnownOfPlan } from './known-of-plan.ts';
import { whyPlan } from './why-plan.ts';

const profileOf = (changes: Partial<WireProfile> = {}): WireProfile =>
  adaWith({ target_weight: 70, diet_type: 'vegan', ...changes });
const INPUTS: PlanInputs = { ...NO_ANSWERS, facts_confirmed: true };
const planOf = (kcal: number) =>
  devicePlan({ targets: { kcal, protein: 90, fat: 60, carbs: 200, fiber: 25 } });
const conditionAnswer = (name: string, on = true): PlanAnswer => ({
  id: `chronic_conditions:${name}`,
  question: 'Chronic Conditions',
  answer: name,
  effect: '',
  warning: null,
  switchable: true,
  on,
});
const why = (known: Partial<KnownOfPlan> = {}) => {
  const found = whyPlan(knownOfAda({ profile: profileOf(), ...known }));
  if (found === null) throw new Error('there is something to explain');
  return found;
};
const codes = (reasons: ReturnType<typeof why>['energy']) => reasons.map(({ code }) => code);

/** Mifflin: 820 + 1050 - 170 - 161 = 1 539; x 1.375 = 2 116; less 20 %. */
const KCAL = 1693;

it('ends at the figure of the plan, with the steps that lead to it', () => {
  const found = why({ plan: planOf(KCAL) });
  expect(found).toMatchObject({ kcal: KCAL, stepsKcal: null, adult: true });
  expect(codes(found.energy)).toEqual(['resting-energy', 'activity', 'deficit']);
  expect(codes(found.nutrients)).toContain('protein');
  expect(found.time).toMatchObject({ kind: 'range', targetKg: 70 });
});

it('says so where the plan was made from something else than this device has', () => {
  expect(why({ plan: planOf(1900) })).toMatchObject({ kcal: 1900, stepsKcal: KCAL });
  expect(why()).toMatchObject({ kcal: KCAL, stepsKcal: null });
});

const lighter = { logged: { day: '2026-05-01', kg: 78.5 }, plan: planOf(KCAL) };

it('a weight that was logged is the weight of every step, of the protein and of the time at once', () => {
  const found = why(lighter);
  expect(found.energy[0]?.sentence).toContain('78.5 kg');
  expect(found).toMatchObject({ kcal: KCAL, weights: { plannedKg: 82, nowKg: 78.5 } });
  expect(found.stepsKcal).toBeLessThan(KCAL);
  const weeks = (known: Partial<KnownOfPlan>) => {
    const { time } = why(known);
    return time?.kind === 'range' ? time.fromWeeks : null;
  };
  expect(weeks(lighter)).toBeLessThan(weeks({ plan: planOf(KCAL) }) ?? 0);
});

it('conditions are those of the answers that are on', () => {
  expect(codes(why({ answers: [conditionAnswer('Hypertension')] }).nutrients)).toContain('potassium');
  expect(codes(why({ answers: [conditionAnswer('Hypertension', false)] }).nutrients)).not.toContain(
    'potassium',
  );
});

it('no deficit is spoken of where the plan was made for somebody who must not have one', () => {
  const plannedSafety = { pregnantOrBreastfeeding: false, kidneyDisease: false, eatingDisorder: true };
  const found = why({ inputs: null, plannedSafety, profile: profileOf({ weight: 83 }) });
  expect(codes(found.energy)).toContain('eating-disorder');
  expect(codes(found.energy)).not.toContain('deficit');
});

it.each([
  ['for a minor', { profile: profileOf({ age: 17 }) }],
  ['with an eating disorder', { inputs: { ...INPUTS, eating_disorder: true } }],
  [
    'for what another device told',
    {
      inputs: null,
      plannedSafety: { pregnantOrBreastfeeding: true, kidneyDisease: false, eatingDisorder: false },
    },
  ],
  ['where the plan holds the weight', { plan: { ...planOf(KCAL), maintenanceOnly: true } }],
  ['for figures nobody confirmed', { profile: profileOf({ weight: 65 }), inputs: null }],
])('no time to target %s', (_, known) => {
  expect(why(known).time).toBeNull();
});

it('a minor is nobody for figures, a child under nine nobody for a plan', () => {
  expect(why({ profile: profileOf({ age: 17 }) }).adult).toBe(false);
  expect(whyPlan(knownOfAda({ profile: profileOf({ age: 8 }), inputs: null }))).toBeNull();
});

const OWN: OwnTargets = { kcal: 1900, protein: 120, carbs: 180 };

it('without figures every reason of every kind of person is said in words', () => {
  const people: readonly Partial<KnownOfPlan>[] = [
    {
      answers: ['Hypertension', 'Diabetes', 'Arthritis', 'Heart Disease'].map((name) =>
        conditionAnswer(name),
      ),
    },
    { answers: [conditionAnswer('Kidney Disease')] },
    { inputs: { ...INPUTS, pregnant_or_breastfeeding: true, eating_disorder: true, sex_undisclosed: true } },
    { profile: profileOf({ fitness_goal: 'Muscle Gain' }) },
    { profile: profileOf({ fitness_goal: 'Maintain Weight' }) },
    { profile: profileOf({ weight: 45, target_weight: 40 }) },
    { profile: profileOf({ weight: 55, target_weight: 40, activity_level: 'sedentary', age: 64 }) },
    { profile: profileOf({ age: 79, weight: 65 }) },
    { profile: profileOf({ target_weight: 90 }) },
    { profile: profileOf({ age: 15 }) },
    { profile: profileOf({ age: 120 }) },
    { profile: profileOf({ weight: 65 }), inputs: null },
    { learned: { kcal: 1900, activity: profileOf().activity_level } },
    { own: OWN },
    { own: OWN, inputs: { ...INPUTS, eating_disorder: true } },
  ];
  const reasons = people.flatMap((known) => {
    const { energy, nutrients } = why(known);
    return [...energy, ...nutrients];
  });
  expect(REASON_CODES.filter((code) => !reasons.some((reason) => reason.code === code))).toEqual([]);
  const texts = reasons.map((reason) => reasonView(reason, false).text);
  expect(texts.filter((text) => /\d[\d.,\s]*(?:k?cal|[km]?g|lbs?|%)(?![a-z])/i.test(text))).toEqual([]);
});

it('the coach tells of own figures as such', () => {
  const { nutrients } = why({ own: OWN });
  expect(reasonSentence(nutrients, 'protein_g')).toBe('You chose 120 g protein a day.');
  expect(reasonSentence(nutrients, 'carbs_g')).toContain('You chose 180 g carbohydrate');
});
