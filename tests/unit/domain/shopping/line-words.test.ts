import { expect, test } from 'vitest';
import type { JournalFact } from '../../../../src/domain/journal/operations.ts';
import { lineWords } from '../../../../src/domain/shopping/line-words.ts';
import { shopThings } from '../../../../src/domain/shopping/shop-things.ts';
import { bought, KITCHEN, logOf, TODAY } from '../../../support/kitchen-household.ts';

const tick = (item: string, ticked: boolean): JournalFact => ({
  day: TODAY,
  kind: 'shopping.tick',
  payload: { item, ticked },
});
const words = (...facts: readonly JournalFact[]) =>
  Object.fromEntries(lineWords(logOf(...facts), shopThings(KITCHEN.foods)));

test('of ticks by name and of purchases the last word about a line holds', () => {
  expect(words(tick('Vegetables/Onions', true))).toEqual({ 'Vegetables/Onions': 'named' });
  expect(words(tick('Vegetables/Onions', true), bought('onion-cooked', 200))).toEqual({
    'Vegetables/Onions': 'bought',
  });
  expect(words(bought('onion', 200), bought('onion', 0))).toEqual({});
  expect(words(bought('onion', 200), tick('Vegetables/Onions', false))).toEqual({});
});
