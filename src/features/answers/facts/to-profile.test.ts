import { expect, it } from 'vitest';
import { decode } from '../../../contract/decode.ts';
import { createProfileBody } from '../../../contract/profile.ts';
import { emptyDraft, type OnboardingDraft } from './draft.ts';
import { findObjections, targetAdviceFor, toProfile } from './to-profile.ts';

const answer = (draft: OnboardingDraft, answers: Partial<OnboardingDraft>): OnboardingDraft => ({
  ...draft,
  ...answers,
});

it('a draft as the backend takes it sends centimetres and kilograms with one decimal, whatever the screens showed', () => {
  const draft = answer(emptyDraft, {
    heightUnit: 'ft',
    heightCm: 5 * 30.48 + 7 * 2.54,
    weightUnit: 'lbs',
    weightKg: 150 / 2.20462,
    targetWeightKg: 140 / 2.20462,
  });
  expect(toProfile(draft)).toMatchObject({
    height: 170.2,
    height_uom: 'cm',
    weight: 68,
    weight_uom: 'kg',
    target_weight: 63.5,
  });
});

it.each([
  [{ city: 'Lyon', country: 'France' }, 'Lyon, France'],
  [{ city: '  ', country: 'France ' }, 'France'],
  [{ city: 'Lyon', country: '' }, 'Lyon'],
])('a draft as the backend takes it joins %o into the location [2.49]', (places, location) => {
  expect(toProfile(answer(emptyDraft, places)).location).toBe(location);
});

it('a draft as the backend takes it asks no weight goal of anyone below 18', () => {
  const draft = answer(emptyDraft, { age: 17, weightKg: 52, targetWeightKg: 45 });
  expect(toProfile(draft)).toMatchObject({ fitness_goal: 'Maintain Weight', target_weight: 52 });
});

it.each([0, 1, 40, 250])('a draft as the backend takes it fits the contract at %i cm', (heightCm) => {
  const body = { user: '7', ...toProfile(answer(emptyDraft, { heightCm, weightKg: 200 })) };
  expect(decode(createProfileBody, body)).toEqual({ ok: true, value: body });
});

it('what stands in the way of saving is nothing by default', () => {
  expect(findObjections(emptyDraft)).toEqual([]);
});

it('what stands in the way of saving is a target under a BMI of 18.5, in the unit on show', () => {
  const tall = answer(emptyDraft, { heightCm: 190 });
  expect(findObjections(tall)).toEqual([{ at: '/target', sentence: 'Please choose another target first.' }]);
  expect(targetAdviceFor(tall)?.sentence).toContain('66.8 kg');
  expect(targetAdviceFor(answer(tall, { weightUnit: 'lbs' }))?.sentence).toContain('147.3 lb');
  expect(findObjections(answer(tall, { targetWeightKg: 66.8 }))).toEqual([]);
});

it('what stands in the way of saving is a missing guardian below 16', () => {
  const child = answer(emptyDraft, { age: 15 });
  expect(findObjections(child)).toMatchObject([{ at: '/age' }]);
  expect(findObjections(answer(child, { guardianConfirmed: true }))).toEqual([]);
  expect(findObjections(answer(emptyDraft, { age: 16, heightCm: 190 }))).toEqual([]);
});

it('what stands in the way of saving is every typed text that was refused, by its screen', () => {
  const refused = { age: '150', heightCm: { feet: '9' }, weightKg: '', targetWeightKg: '300' };
  expect(findObjections(answer(emptyDraft, { refused }))).toEqual([
    { at: '/age', sentence: 'Your age cannot be “150”.' },
    { at: '/height', sentence: 'Your height cannot be “9 ft”.' },
    { at: '/weight', sentence: 'Your weight is missing.' },
    { at: '/target', sentence: 'Your target weight cannot be “300”.' },
  ]);
});
