import { expect, test } from 'vitest';
import type { Food, Pack } from '../../../terms/food.ts';
import { packsToBuy } from './packs.ts';

const food = (pack: Pack, category: Food['category'] = 'Vegetables') => ({ pack, category });
const CAN: Pack = { label: 'can', grams: 240, keeps: 3 };

test('whole packs are bought, and what is left of them is said where it goes off', () => {
  expect(packsToBuy(food(CAN), 240)).toEqual({ text: '1 can of 240 g', leftGrams: 0 });
  expect(packsToBuy(food(CAN), 300)).toEqual({ text: '2 cans of 240 g', leftGrams: 180 });
  expect(packsToBuy(food({ label: 'bunch', grams: 60, keeps: 5 }), 130)).toEqual({
    text: '3 bunches of 60 g',
    leftGrams: 50,
  });
  expect(packsToBuy(food({ label: 'bag', grams: 500, keeps: null }), 120)).toEqual({
    text: '1 bag of 500 g',
    leftGrams: 0,
  });
});

test('a pack that is counted says its number alone', () => {
  expect(packsToBuy(food({ label: 'box of 6', grams: 341, keeps: 21 }), 400)?.text).toBe('2 boxes of 6');
});

test('nothing is said of what is sold by the piece, nor of spices and oils', () => {
  expect(packsToBuy(food({ label: null, grams: 120, keeps: 7 }), 300)).toBeNull();
  expect(packsToBuy(food({ label: 'jar', grams: 40, keeps: null }, 'Herbs & spices'), 4)).toBeNull();
  expect(packsToBuy(food({ label: 'bunch', grams: 30, keeps: 5 }, 'Herbs & spices'), 10)?.text).toBe(
    '1 bunch of 30 g',
  );
});
