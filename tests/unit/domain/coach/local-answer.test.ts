import { expect, it } from 'vitest';
import type { CoachFacts } from '../../../../src/domain/coach/coach-facts.ts';
import { withoutFigures } from '../../../../src/domain/coach/figures.ts';
import { answerAtHand, answerLocally } from '../../../../src/domain/coach/local-answer.ts';

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
  expect(answerAtHand(FACTS, 'Is rice healthy?')).toBeNull();
  expect(answerAtHand(FACTS, 'What is for dinner?')).toBe('Dinner: Dal (600 kcal).');
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
