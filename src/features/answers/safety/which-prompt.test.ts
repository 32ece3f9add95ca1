import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { NO_ANSWERS } from '../../../contract/plan.ts';
import { wireProfile } from '../../../contract/profile.ts';
import { needsConfirming } from './facts-check.ts';
import { whichPrompt } from './which-prompt.ts';

const profile = parse(wireProfile, {
  id: '1',
  age: 27,
  height: 165,
  weight: 65,
  fitness_goal: 'Weight Loss',
});

it('the app asks for allergies and safety on the device that made the profile', () => {
  expect(whichPrompt({ profile, inputs: null, card: 'due' })).toBe('safety');
});

it('the app asks nothing on a device that only signed in', () => {
  expect(whichPrompt({ profile, inputs: null, card: null })).toBeNull();
});

it('the app asks "Is this you?" next, whether the card was answered or put away', () => {
  expect(whichPrompt({ profile, inputs: NO_ANSWERS, card: 'done' })).toBe('facts');
  expect(whichPrompt({ profile, inputs: null, card: 'done' })).toBe('facts');
});

it('the app is silent once all is answered, and before there is a profile', () => {
  const inputs = { ...NO_ANSWERS, facts_confirmed: true };
  expect(whichPrompt({ profile, inputs, card: 'done' })).toBeNull();
  expect(whichPrompt({ profile: null, inputs: null, card: 'due' })).toBeNull();
});

it('the app asks before a deficit while any of the three figures is untouched', () => {
  expect(needsConfirming(profile, NO_ANSWERS)).toBe(true);
  expect(needsConfirming({ ...profile, age: 40, height: 180 }, NO_ANSWERS)).toBe(true);
  expect(needsConfirming({ ...profile, age: 40, height: 180, weight: 80 }, NO_ANSWERS)).toBe(false);
});

it('the app asks nobody who wants no deficit', () => {
  expect(needsConfirming({ ...profile, fitness_goal: 'Muscle Gain' }, NO_ANSWERS)).toBe(false);
});
