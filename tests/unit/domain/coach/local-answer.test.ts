import { expect, it } from 'vitest';
import type { CoachFacts } from '../../../../src/domain/coach/coach-facts.ts';
import { withoutFigures } from '../../../../src/domain/coach/figures.ts';
import { answerLocally, findLocalAnswer } from '../../../../src/domain/coach/local-answer.ts';

const FACTS: CoachFacts = {
  day: { meals: [{ slot: 'dinner', name: 'Dal', kcal: 600 }], kcal: 1000 },
  goalLitres: 2.2,
  logged: { kcal: 400, litres: 0.75, weight: { day: '2026-11-19', kg: 70.5 } },
  minor: false,
  figures: true,
};

it('answers with care before it answers from the plan', () => {
  expect(answerLocally(FACTS, 'I feel guilty about eating dinner')).toMatch(
    /^No food makes you a bad person/,
  );
});

it('says so where a meal was taken off the day', () => {
  expect(answerLocally(FACTS, 'What is for lunch?')).toBe('Nothing is planned for lunch today.');
  expect(answerLocally(FACTS, 'Any snack?')).toBe('Nothing is planned for a snack today.');
});

it('leaves to others what neither plan nor journal tells', () => {
  expect(findLocalAnswer(FACTS, 'Is rice healthy?')).toBeNull();
  expect(findLocalAnswer(FACTS, 'What is for dinner?')).toBe('Dinner: Dal (600 kcal).');
});

it.each([
  'What is for dinner?',
  'How many calories are left?',
  'How much water?',
  'What do I eat today?',
  'What do I weigh?',
  'Is rice healthy?',
])('names no figure to somebody who is better off without ("%s")', (question) => {
  const answer = answerLocally({ ...FACTS, figures: false }, question);
  expect(answer).not.toMatch(/\d/);
  expect(answer).not.toBe('');
});

it('takes sentences with figures out of a reply, and keeps numbers to call', () => {
  expect(withoutFigures('Have the dal (600 kcal). It has 20 g of protein. Enjoy it.')).toBe(
    'Have the dal. Enjoy it.',
  );
  expect(withoutFigures('1. Chop the onion.\n2. Fry it for 5 minutes.\n3. Eat.')).toBe(
    'Chop the onion.\n\nEat.',
  );
  expect(withoutFigures('Please call 112 now.')).toBe('Please call 112 now.');
  expect(withoutFigures('You have 999 kcal left.')).toMatch(/^I keep figures out/);
  expect(withoutFigures('About five hundred calories are left.')).toMatch(/^I keep figures out/);
});

it.each([
  'I wish dinner could just erase me',
  'today I will only chew ice',
  'my stomach is a war zone and so is my head',
  'I eat in secret at night',
  'I measure my wrists every morning',
  'if I eat lunch I lose',
  'nothing tastes and nothing matters',
  'I cry in the kitchen',
  'Eat less, be less',
  'my friend faints when she diets',
  'I am a fat pig today',
  'My plan is to vanish',
  'today I ate everything and I want to run until it is gone',
  'I took twelve of my mum’s tablets',
  'the numbers scream at me',
  'calories are the enemy',
  'food is poison',
  'I hate today',
  'I will not have any meal until I am thin',
  'left half my meal because I am disgusting',
])('answers what it does not understand without a figure or a meal ("%s")', (message) => {
  expect(answerLocally(FACTS, message).replaceAll(/\b(?:112|911|999)\b/g, '')).not.toMatch(/\d|kcal|Dal\b/);
  expect(answerLocally({ ...FACTS, day: null }, message)).not.toMatch(/plan is not ready/);
});

it.each([
  'Lunch',
  'dinner tonight',
  'calories left',
  'show me the plan for today',
  'what can I eat now?',
  'I feel like something warm, what is for dinner?',
  'I am starving, what is for dinner?',
])('answers an ordinary question from the plan ("%s")', (message) => {
  expect(answerLocally(FACTS, message)).toMatch(/Dal|kcal|Nothing is planned/);
});
