import { expect, it } from 'vitest';
import { shoppingView } from './shopping-view.ts';

const groups = [
  {
    category: 'Vegetables',
    items: [
      { name: 'Onion', quantity: '3' },
      { name: 'Spinach', quantity: '500 g' },
    ],
  },
  { category: 'Fruit', items: [] },
  { category: 'Snacks', items: [{ name: 'Onion', quantity: '1 bag' }] },
];

it('the shopping view leaves out empty categories and counts what is left to buy [2.34]', () => {
  const view = shoppingView(groups, new Set());
  expect(view.categories.map((category) => category.name)).toEqual(['Vegetables', 'Snacks']);
  expect(view.left).toBe(3);
});

it('the shopping view ticks one line, also where another category holds the same name', () => {
  const key = shoppingView(groups, new Set()).categories[0]?.items[0]?.key ?? '';
  const view = shoppingView(groups, new Set([key]));
  const ticked = view.categories.flatMap((category) => category.items.map((item) => item.ticked));
  expect(ticked).toEqual([true, false, false]);
  expect(view.left).toBe(2);
});
