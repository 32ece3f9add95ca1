import { describe, expect, it } from 'vitest';
import { decode } from '../../../src/contract/decode.ts';
import { createProfileBody } from '../../../src/contract/profile.ts';
import { decodeDraft, emptyDraft, type OnboardingDraft } from '../../../src/features/onboarding/draft.ts';
import { findObjection, targetAdviceFor, toProfile } from '../../../src/features/onboarding/to-profile.ts';

const answer = (draft: OnboardingDraft, answers: Partial<OnboardingDraft>): OnboardingDraft => ({
  ...draft,
  ...answers,
});

describe('a draft as the backend takes it', () => {
  it('sends what untouched screens show', () => {
    expect(toProfile(emptyDraft)).toEqual({
      name: '',
      gender: 'Male',
      fitness_goal: 'Weight Loss',
      bmi: 23.9,
      location: '',
      weight: 65,
      height: 165,
      age: 27,
      activity_level: 'lightly active',
      fitness_level: 'Beginner',
      bio: '',
      diet_type: 'vegetarian',
      height_uom: 'cm',
      weight_uom: 'kg',
      target_weight: 60,
    });
  });

  it('sends centimetres and kilograms with one decimal, whatever the screens showed', () => {
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
  ])('joins %o into the location', (places, location) => {
    expect(toProfile(answer(emptyDraft, places)).location).toBe(location);
  });

  it('sends the default where a person prefers not to say', () => {
    expect(toProfile(answer(emptyDraft, { gender: 'undisclosed' })).gender).toBe('Male');
  });

  it('asks no weight goal of anyone below 18', () => {
    const draft = answer(emptyDraft, { age: 17, weightKg: 52, targetWeightKg: 45 });
    expect(toProfile(draft)).toMatchObject({ fitness_goal: 'Maintain Weight', target_weight: 52 });
  });

  it.each([0, 1, 40, 250])('fits the contract at %i cm', (heightCm) => {
    const body = { user: '7', ...toProfile(answer(emptyDraft, { heightCm, weightKg: 200 })) };
    expect(decode(createProfileBody, body)).toEqual({ ok: true, value: body });
  });
});

describe('what stands in the way of saving', () => {
  it('is nothing by default', () => {
    expect(findObjection(emptyDraft)).toBeNull();
  });

  it('is a target under a BMI of 18.5, in the unit on show', () => {
    const tall = answer(emptyDraft, { heightCm: 190 });
    expect(findObjection(tall)).toMatchObject({ at: 'target', sentence: expect.stringContaining('66.8 kg') });
    expect(findObjection(answer(tall, { weightUnit: 'lbs' }))?.sentence).toContain('147.3 lb');
    expect(findObjection(answer(tall, { targetWeightKg: 66.8 }))).toBeNull();
  });

  it('is not a target that only holds the weight', () => {
    const gains = answer(emptyDraft, { fitnessGoal: 'Weight Gain' });
    expect(targetAdviceFor(gains)?.instead).toEqual({ goal: 'Weight Gain', targetKg: 68 });
    expect(findObjection(gains)).toBeNull();
    expect(targetAdviceFor(answer(gains, { age: 17 }))).toBeNull();
  });

  it('is a missing guardian below 16', () => {
    const child = answer(emptyDraft, { age: 15 });
    expect(findObjection(child)).toMatchObject({ at: 'age' });
    expect(findObjection(answer(child, { guardianConfirmed: true }))).toBeNull();
    expect(findObjection(answer(emptyDraft, { age: 16, heightCm: 190 }))).toBeNull();
  });
});

describe('a stored draft', () => {
  it('comes back as it was', () => {
    const draft = answer(emptyDraft, { age: 41, city: 'Lyon', heightCm: 181 });
    expect(decodeDraft(structuredClone(draft))).toEqual(draft);
  });

  it.each([null, 'x', { age: 900 }, { ...emptyDraft, weightKg: 900 }])('starts afresh from %o', (stored) => {
    expect(decodeDraft(stored)).toEqual(emptyDraft);
  });
});
