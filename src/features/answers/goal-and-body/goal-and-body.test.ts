import { expect, it } from 'vitest';
import { devicePlan } from '../../../../tests/support/device-plan.ts';
import { adaWith, knownOfAda } from '../../../../tests/support/stored-samples.ts';
import { decode } from '../../../contract/decode.ts';
import { NO_ANSWERS } from '../../../contract/plan.ts';
import { createProfileBody, type WireProfile } from '../../../contract/profile.ts';
import type { KnownOfPlan } from '../../../device/plan/known-of-plan.ts';
import type { OnboardingDraft } from '../facts/draft.ts';
import {
  ageAnswers,
  answersOf,
  changedBy,
  changedProfile,
  type KnownMember,
  mustSendInputs,
  objectionTo,
  planChange,
} from './goal-and-body.ts';

const profileOf = (changes: Partial<WireProfile> = {}): WireProfile =>
  adaWith({ bio: 'Cooks', location: 'Porto', bmi: 29, ...changes });
const PLAN = devicePlan({ targets: { kcal: 1693, protein: 98, fat: 56, carbs: 200, fiber: 24 } });
const knownOf = (plan: Partial<KnownOfPlan> = {}, others: Partial<KnownMember> = {}): KnownMember => ({
  undisclosed: false,
  card: 'done',
  plan: knownOfAda({ profile: profileOf(), inputs: NO_ANSWERS, plan: PLAN, ...plan }),
  ...others,
});
const draftWith = (known: KnownMember, answers: Partial<OnboardingDraft>): OnboardingDraft => ({
  ...answersOf(known, 'metric'),
  ...answers,
});
const changeOf = (answers: Partial<OnboardingDraft>, known = knownOf()) =>
  planChange(draftWith(known, answers), known);

it('what is saved is the whole profile as it was, with what was changed', () => {
  const known = knownOf();
  const payload = changedProfile(draftWith(known, { targetWeightKg: 70 }), known.plan.profile);
  expect(payload).toMatchObject({
    name: 'Ada',
    bio: 'Cooks',
    location: 'Porto',
    gender: 'Female',
    weight: 82,
    target_weight: 70,
    bmi: 29.1,
  });
  expect(decode(createProfileBody, { user: '7', ...payload })).toMatchObject({ ok: true });
});

it('what is saved is in kilograms and centimetres, whatever the profile came in', () => {
  const imperial = { weight: 180, target_weight: 160, weight_uom: 'lbs', height: 5.5, height_uom: 'ft' };
  const known = knownOf({ profile: profileOf(imperial as Partial<WireProfile>) });
  const payload = changedProfile(answersOf(known, 'imperial'), known.plan.profile);
  expect(payload).toMatchObject({ weight: 81.6, target_weight: 72.6, height: 167.6, weight_uom: 'kg' });
  expect(changedBy(answersOf(known, 'imperial'), known)).toBeNull();
});

it.each([
  [{}, null],
  [{ fitnessLevel: 'Expert' }, 'profile'],
  [{ dietType: 'vegan' }, 'week'],
  [{ gender: 'undisclosed' }, 'week'],
  [{ age: 35, fitnessLevel: 'Expert' }, 'week'],
  [{ targetWeightKg: 73 }, 'week'],
] as const)('what %o changes: %s', (answers, changed) => {
  const known = knownOf();
  expect(changedBy(draftWith(known, answers), known)).toBe(changed);
});

it('what a change does to the plan is energy and protein of a day before and after, and how long the target takes', () => {
  expect(changeOf({ activityLevel: 'very active' })).toMatchObject({
    before: { kcal: 1693, protein: 98 },
    after: { kcal: 2155 },
    week: 'new',
    time: { kind: 'range', targetKg: 74 },
  });
});

it('what a change does to the plan is no plan below nine, and none with kidney disease', () => {
  expect(changeOf({ age: 8 })).toMatchObject({ after: null, week: 'none' });
  const kidneys = knownOf({ inputs: { ...NO_ANSWERS, kidney_disease: true } });
  expect(changeOf({ age: 40 }, kidneys).week).toBe('none');
});

it.each([
  ['below 18', { age: 17 }, {}],
  ['past 100', { age: 101 }, {}],
  ['with an eating disorder', {}, { inputs: { ...NO_ANSWERS, eating_disorder: true } }],
  ['who is pregnant', {}, { inputs: { ...NO_ANSWERS, pregnant_or_breastfeeding: true } }],
])('a goal is offered to nobody %s', (_, answers, plan) => {
  const known = knownOf(plan);
  const { offersGoal } = changeOf(answers, known);
  expect(offersGoal).toBe(false);
  expect(objectionTo(draftWith(known, { ...answers, targetWeightKg: 30 }), offersGoal)).toBeNull();
});

it('a minor is sent without a goal', () => {
  const known = knownOf();
  expect(changedProfile(draftWith(known, { age: 17 }), known.plan.profile)).toMatchObject({
    fitness_goal: 'Maintain Weight',
    target_weight: 82,
  });
});

it('an adult’s harmful target is not saved', () => {
  const known = knownOf();
  expect(objectionTo(draftWith(known, { targetWeightKg: 45 }), true)).toMatchObject({ at: '/target' });
});

it('a guardian agrees once more to a changed age below 16', () => {
  expect(ageAnswers(15, 14).guardianConfirmed).toBe(false);
  expect(ageAnswers(14, 14).guardianConfirmed).toBe(true);
  expect(ageAnswers(16, 14).guardianConfirmed).toBe(true);
});

const startValues = { profile: profileOf({ height: 165 }) };

it('the safety answers confirm start values that were saved here', () => {
  const known = knownOf(startValues);
  const draft = draftWith(known, { targetWeightKg: 72 });
  expect(mustSendInputs(draft, known)).toBe(true);
  expect(planChange(draft, known).time).not.toBeNull();
  expect(mustSendInputs(draftWith(known, { fitnessGoal: 'Muscle Gain' }), known)).toBe(false);
});

it.each(['due', null] as const)(
  'the safety answers are never sent empty where they may be asked yet or known elsewhere: %s',
  (card) => {
    const known = knownOf({ ...startValues, inputs: null }, { card });
    const draft = draftWith(known, { gender: 'undisclosed', targetWeightKg: 72 });
    expect(mustSendInputs(draft, known)).toBe(false);
  },
);

it('own figures make a new week, and nobody who sets less energy is told that their weight stays', () => {
  const known = knownOf({ profile: profileOf({ fitness_goal: 'Maintain Weight' }) });
  const change = planChange(draftWith(known, {}), known, { kcal: 1700, protein: 120, carbs: null });
  expect(change).toMatchObject({ after: { kcal: 1700, protein: 120 }, week: 'new', time: null });
  expect(change.isOwnEnergy).toBe(true);
  expect(planChange(draftWith(known, {}), known).isOwnEnergy).toBe(false);
});

it('own energy asks for the confirmation of a body that nobody has looked at, as weight loss does', () => {
  const known = knownOf({ profile: profileOf({ age: 27, fitness_goal: 'Maintain Weight' }) });
  const draft = draftWith(known, {});
  expect(mustSendInputs(draft, known)).toBe(false);
  expect(mustSendInputs(draft, known, { kcal: 1700, protein: null, carbs: null })).toBe(true);
});

it.each([
  ['pregnancy', { inputs: { ...NO_ANSWERS, pregnant_or_breastfeeding: true } }, false],
  ['underweight', { profile: profileOf({ weight: 45 }) }, false],
  ['70 years', { profile: profileOf({ age: 70 }) }, true],
])('own figures are offered with %s: %s', (_, plan, offered) => {
  expect(changeOf({}, knownOf(plan)).offersOwn).toBe(offered);
});
