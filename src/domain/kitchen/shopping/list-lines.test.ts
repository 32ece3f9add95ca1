import { expect, test } from 'vitest';
import { bought, KITCHEN, logOf, TODAY } from '../../../../tests/support/kitchen-household.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import { stockOf } from '../pantry/stock.ts';
import { addedLines } from './added-lines.ts';
import { boughtOn } from './bought-today.ts';
import { lineWords } from './line-words.ts';
import { boughtAfterTap, listLines } from './list-lines.ts';
import { needsOf, type Serving } from './needs.ts';
import { heldText, quantityText } from './quantity.ts';
import { shopThings } from './shop-things.ts';

const TOMORROW = '2026-11-22';
const things = shopThings(KITCHEN.foods);
const nameOf = (id: string): string => things.of(id)?.id ?? id;

const linesOf = (meals: Readonly<Record<string, number>>, facts: readonly JournalFact[], day = TODAY) => {
  const servings: readonly Serving[] = Object.entries(meals).map(([recipeId, count]) => ({
    recipeId,
    servings: count,
  }));
  const entries = logOf(...facts);
  return listLines(
    needsOf(servings, KITCHEN),
    things,
    stockOf(entries, nameOf),
    boughtOn(entries, day, nameOf),
  );
};

/** The line of a thing as a shopper reads it. */
const read = (lines: ReturnType<typeof linesOf>, id: string): string | null => {
  const line = lines.find(({ thing }) => thing.id === id);
  if (line === undefined) return null;
  return `${line.state} ${line.state === 'to-buy' ? quantityText(line.amount) : heldText(line.amount)}`;
};

const tap = (lines: ReturnType<typeof linesOf>, id: string): JournalFact => {
  const line = lines.find(({ thing }) => thing.id === id);
  if (line === undefined) throw new Error(`no line for ${id}`);
  return bought(id, boughtAfterTap(line));
};

test('a line reads the same before and after its tick, and opens again when it is tapped once more', () => {
  const before = linesOf({ salad: 0.5 }, []);
  expect(read(before, 'oil')).toBe('to-buy 1 tbsp');
  const facts = [tap(before, 'oil')];
  const after = linesOf({ salad: 0.5 }, facts);
  expect(read(after, 'oil')).toBe('bought 1 tbsp');
  expect(read(linesOf({ salad: 0.5 }, [...facts, tap(after, 'oil')]), 'oil')).toBe('to-buy 1 tbsp');
});

const tick = (item: string, ticked: boolean): JournalFact => ({
  day: TODAY,
  kind: 'shopping.tick',
  payload: { item, ticked },
});

test('of ticks by name and of purchases the last word about a line holds', () => {
  const words = (...facts: readonly JournalFact[]) => Object.fromEntries(lineWords(logOf(...facts), things));
  expect(words(tick('Vegetables/Onions', true))).toEqual({ 'Vegetables/Onions': 'named' });
  expect(words(tick('Vegetables/Onions', true), bought('onion-cooked', 200))).toEqual({
    'Vegetables/Onions': 'bought',
  });
  expect(words(bought('onion', 200), bought('onion', 0))).toEqual({});
  expect(words(bought('onion', 200), tick('Vegetables/Onions', false))).toEqual({});
});

const add = (item: string, name: string, wanted = true): JournalFact => ({
  day: TODAY,
  kind: 'shopping.add',
  payload: { item, name, quantity: '1 bottle', wanted },
});
const names = (facts: readonly JournalFact[], day = TODAY) =>
  addedLines(logOf(...facts), day).map(({ name, ticked }) => `${name}${ticked ? ', ticked' : ''}`);

test('lines written by hand stay until they are taken off, and a day longer than their tick', () => {
  const facts = [add('a', 'Soap'), add('b', 'Foil'), tick('b', true)];
  expect(names(facts)).toEqual(['Soap', 'Foil, ticked']);
  expect(names(facts, TOMORROW)).toEqual(['Soap']);
  expect(names([...facts, add('a', 'Soap', false)])).toEqual(['Foil, ticked']);
  expect(names([...facts, tick('b', false)], TOMORROW)).toEqual(['Soap', 'Foil']);
});
