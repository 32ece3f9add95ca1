import { expect, test } from 'vitest';
import { coachContext } from '../../../../tests/support/coach-context.ts';
import { realMind } from '../../../../tests/support/real-mind.ts';
import { addDays } from '../../calendar/days.ts';
import { knownOf } from '../respond.ts';
import { factorIn, peopleIn, placeInList } from './counts.ts';
import { dayIn, slotIn } from './places.ts';
import { plainWords } from './plain-words.ts';
import { litresIn, weightIn } from './quantities.ts';
import { readSlots } from './read-slots.ts';
import { minutesIn } from './wish.ts';

const context = coachContext();
const known = knownOf(context, realMind());
/** A Thursday. */
const { today } = context;

test.each([
  ['dinner tomorrow', 1],
  ['tonight', 0],
  ['on saturday', 2],
  ['the day after tomorrow', 2],
  ['on the 3 rd', 7],
  ['lunch', null],
])('reads the day of "%s"', (text, ahead) => {
  expect(dayIn(text, today).day).toBe(ahead === null ? null : addDays(today, ahead));
});

test('reads a date of the past in past speech', () => {
  expect(dayIn('what did i eat on the 20 th', today, true).day).toBe('2026-11-20');
});

test.each([
  ['my afternoon snack', 'snacks2'],
  ['a snack', 'snacks1'],
  ['what is for tea', 'dinner'],
  ['mark tea as eaten', 'dinner'],
  ['a cup of tea', null],
  ['something for merienda', 'snacks2'],
  ['this evening', 'dinner'],
  ['worked at night and skipped lunch', 'lunch'],
  ['pasta', null],
])('reads the meal of "%s"', (text, slot) => {
  expect(slotIn(text, 9)).toBe(slot);
});

test.each([
  ['we are six for dinner', 6],
  ['four of us', 4],
  ['six adults and two kids', 8],
  ['5 pax', 5],
  ['my sister eats with us so three', 3],
  ['two friends are coming', 3],
  ['my wife eats with me', 2],
  ['just me tonight', 1],
  ['my parents come', 3],
  ['4 for dinner', 4],
  ['three at the table', 3],
  ['set lunch to six', 6],
  ['back to two', 2],
  ['something for a big night, eight of us', 8],
  ['plus 1', 2],
  ['friends are coming', null],
])('counts the people of "%s"', (text, people) => {
  expect(peopleIn(text)).toBe(people);
});

test.each([
  ["change friday's tea", 'change friday dinner'],
  ['tea at 9, smaller', 'dinner at 9, smaller'],
  ['green tea with milk', 'green tea with milk'],
  ['4hrs for 6 ppl', '4 hours for 6 people'],
  ['an hour and a half', '90 minutes'],
  ['lamb shoulder and a sundae', 'lamb shoulder and a sundae'],
  ['what did i have for bfast this wk', 'what did i have for breakfast this week'],
])('writes "%s" out', (text, words) => {
  expect(plainWords(text, () => false)).toBe(words);
});

test.each([
  ['half of it', 0.5],
  ['double it', 2],
  ['a bit smaller', 0.75],
  ['3 portions', 3],
  ['the same', null],
])('reads the portion of "%s"', (text, factor) => {
  expect(factorIn(text)).toBe(factor);
});

test('reads choices, weights, drinks and minutes', () => {
  expect(placeInList('the second one')).toBe(2);
  expect(weightIn('12 stone 8')).toBe(79.8);
  expect(weightIn('180 lbs')).toBe(81.6);
  expect(weightIn('82.4')).toBe(82.4);
  expect(litresIn('two glasses')).toBe(0.5);
  expect(minutesIn('at most 20 minutes')).toBe(20);
  expect(minutesIn('set a timer for 25')).toBe(25);
  expect(minutesIn('set a timer for 2 hours')).toBe(120);
});

test('an amount behind a food is of that food where another is joined behind it', () => {
  const { foods } = readSlots('I ate grilled salmon 200 g with broccoli', known);
  expect(foods.map(({ words, amount }) => [words, amount])).toEqual([
    ['grilled salmon', '200 g'],
    ['broccoli', null],
  ]);
});

test('finds several foods with their amounts, and those that are not wanted', () => {
  const { foods } = readSlots('I had two slices of pizza and a coke for lunch', known);
  expect(foods.map(({ words }) => words)).toEqual(['pizza', 'coke']);
  expect(foods[0]?.amount).toMatch(/^two slices/);
  expect(readSlots('dinner ideas with chickpeas but no tomatoes', known).wish).toMatchObject({
    with: ['chickpea'],
    without: ['tomato'],
  });
});
