import { expect, it } from 'vitest';
import { changePeople, changePortion } from './cooking.ts';

it('a portion goes to the next quarter, from whatever the plan asks, and never to nothing', () => {
  expect([changePortion(0.85, 1), changePortion(0.85, -1)]).toEqual([1, 0.75]);
  expect([changePortion(1, 1), changePortion(1, -1)]).toEqual([1.25, 0.75]);
  expect([changePortion(0.25, -1), changePortion(4, 1)]).toEqual([0.25, 4]);
});

it('there is always somebody at the table', () => {
  expect([changePeople(1, -1), changePeople(1, 1), changePeople(20, 1)]).toEqual([1, 2, 20]);
});
