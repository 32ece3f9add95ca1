import { expect, it } from 'vitest';
import { untouchedSteps } from '../onboarding/untouched.ts';
import { decodeDraft, emptyDraft, withAnswers } from './draft.ts';
import { STEPS } from './steps.ts';

it('goes on with what was answered', () => {
  expect(decodeDraft({ ...emptyDraft, age: 24 })).toEqual({ ...emptyDraft, age: 24 });
});

it('starts afresh from nothing and from what an older version kept in another shape', () => {
  expect(decodeDraft(null)).toEqual(emptyDraft);
  expect(decodeDraft({ ...emptyDraft, age: 'twenty' })).toEqual(emptyDraft);
});

it('takes a draft of before answers were remembered as given', () => {
  const { answered: _, refused: __, ...older } = emptyDraft;
  expect(decodeDraft({ ...older, age: 24 })).toEqual({ ...emptyDraft, age: 24 });
});

const given = withAnswers(emptyDraft, { weightKg: 80 });
const refused = withAnswers(given, { weightKg: 80 }, { weightKg: '210' });

it('a typed text that was refused is remembered beside the answer before it, which no longer counts as given', () => {
  expect(refused).toMatchObject({ weightKg: 80, answered: [], refused: { weightKg: '210' } });
  expect(decodeDraft(structuredClone(refused))).toEqual(refused);
});

it('a typed text that was refused stays while something else is answered, and goes with the next answer in its place', () => {
  expect(withAnswers(refused, { age: 30 }).refused).toEqual({ weightKg: '210' });
  expect(withAnswers(refused, { weightKg: 81 })).toMatchObject({ answered: ['weightKg'], refused: {} });
});

it('what was left as it was shown first is every screen but the last at the beginning', () => {
  expect(untouchedSteps(emptyDraft)).toEqual(STEPS.slice(0, -1));
});

it('what was left as it was shown first is nothing that was answered, if only with the start value', () => {
  const answers = { age: 27, heightCm: 165, weightKg: 65, gender: 'Male', dietType: 'vegetarian' } as const;
  expect(untouchedSteps(withAnswers(emptyDraft, answers))).toEqual(['/onboarding', '/fitness', '/goal']);
});
