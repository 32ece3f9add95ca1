import { expect, it } from 'vitest';
import { catalogue, DAY, memberAfter } from '../../../../tests/support/unit/planned-member.ts';
import { lockChange } from '../plan-change.ts';
import { movePlaces } from './move-places.ts';

const placesAfter = (facts: Parameters<typeof memberAfter>[0], today = DAY) => {
  const member = memberAfter(facts);
  if (member.solverInput === null) throw new Error('nothing to solve');
  return movePlaces({ date: DAY, slot: 'lunch' }, today, member, member.solverInput, catalogue);
};

it('the places to move a meal to are the main meals of the days ahead, without the place itself', () => {
  expect(placesAfter([]).map(({ label, places }) => [label, places.map((place) => place.label)])).toEqual([
    ['Today', ['Dinner']],
    ['Tomorrow', ['Lunch', 'Dinner']],
  ]);
  expect(placesAfter([])[1]?.places[0]).toMatchObject({ holds: 'Dish lunch-1', refusal: null });
});

it('the places to move a meal to say why one cannot be', () => {
  const [today] = placesAfter(lockChange('p1', { date: DAY, slot: 'dinner' }, true, '').facts);
  expect(today?.places[0]).toMatchObject({ changes: null, refusal: 'Locked, eaten or skipped.' });
});

it('the places to move a meal to leave out the days that are over', () => {
  expect(placesAfter([], '2026-11-22').map(({ label }) => label)).toEqual(['Today']);
});
