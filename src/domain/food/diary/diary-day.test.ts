import { expect, it } from 'vitest';
import { ate } from '../../../../tests/support/kitchen-household.ts';
import { dishOf } from '../../../../tests/support/synthetic-catalogue.ts';
import { dayAfter } from '../../../../tests/support/unit/diary-log.ts';
import { food } from '../../../../tests/support/unit/plain-food.ts';
import { NOTHING_OWN } from '../own-food/own-food.ts';
import { DRINKS, drinkWithAlcohol } from './alcohol.ts';
import { diaryDay } from './diary-day.ts';
import { foodsAdded } from './log-food.ts';
import { quickEnergy } from './quick-energy.ts';

const DAY = '2026-11-21';
const apple = food('apple', { energy_kcal: 52 }, { medium: 182 });
const stew = dishOf('stew', ['main'], [[food('rice', { energy_kcal: 100 }), 300]]);
const names = {
  catalogue: { foods: new Map([[apple.id, apple]]), dishes: new Map([[stew.id, stew]]) },
  own: NOTHING_OWN,
};

it('has planned dishes and foods beside them by meal, with amounts and sums', () => {
  const facts = [
    ...foodsAdded(
      DAY,
      [
        { entry: 'a', slot: 'lunch', food: 'apple', grams: 273, kcal: 142 },
        { ...drinkWithAlcohol('dinner', DRINKS[0], 330, 5), entry: 'b' },
        { ...quickEnergy('dinner', 400, ''), entry: 'c' },
        { entry: 'd', slot: 'snacks2', food: 'gone', grams: 30, kcal: 10 },
      ],
      '',
    ).facts,
    ate(DAY, stew.id, 450),
    ate(DAY, 'Lentils of another kitchen', 500),
  ];
  const { meals, kcal } = diaryDay(dayAfter(facts, DAY), names);
  const shown = meals.map(({ label, lines, kcal: sum }) => [
    label,
    sum,
    lines.map((line) => [line.name, line.amount, line.kcal, line.food?.entry ?? null]),
  ]);
  expect(shown).toEqual([
    ['Breakfast', 0, []],
    ['Snacks 1', 0, []],
    [
      'Lunch',
      1092,
      [
        ['Dish stew', '1½ servings', 450, null],
        ['Lentils of another kitchen', '', 500, null],
        ['The apple', '1½ medium', 142, 'a'],
      ],
    ],
    ['Snacks 2', 10, [['Something else', '30 g', 10, 'd']]],
    [
      'Dinner',
      541,
      [
        ['Beer, 5 %', '330 ml, 13 g of alcohol', 141, 'b'],
        ['About 400 kcal', '', 400, 'c'],
      ],
    ],
  ]);
  expect(kcal).toBe(1643);
});
