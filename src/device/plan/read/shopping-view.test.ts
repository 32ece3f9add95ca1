import { expect, test } from 'vitest';
import { devicePlan, planDay, planDish } from '../../../../tests/support/device-plan.ts';
import {
  ate,
  bought,
  cooked,
  counted,
  KITCHEN,
  logOf,
  PLAN,
  setMeals,
  TODAY,
} from '../../../../tests/support/kitchen-household.ts';
import { weekdayOf } from '../../../domain/calendar/days.ts';
import { tapFact } from '../../../features/shopping/list-facts.ts';
import { listText } from '../../../features/shopping/list-text.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import { memberPlanOf } from '../member-plan.ts';
import type { ShoppingFacts } from './shopping-facts.ts';
import { householdOf, type ShoppingView, shoppingView, untakenMeals } from './shopping-view.ts';

const TOMORROW = '2026-11-22';
const LATER = '2026-11-24';

const dish = (recipeId: string, portion = 1) => planDish(recipeId, 400, { portion });
const PLANNED = devicePlan({
  planId: PLAN,
  weekStart: TODAY,
  dated: [
    planDay(TODAY, { lunch: [dish('dal')], dinner: [dish('rice', 1.25)] }),
    planDay(TOMORROW, { lunch: [dish('salad')] }),
    planDay(LATER, { dinner: [dish('rice', 2.5)] }),
  ],
});

const inBasket = ({ kind }: JournalFact): boolean => ['shopping.add', 'shopping.tick'].includes(kind);

const read = (facts: readonly JournalFact[], last = LATER, kitchen = KITCHEN) => {
  const entries = logOf(...facts);
  const kept: ShoppingFacts = {
    stock: entries.filter((entry) => !inBasket(entry) && entry.kind !== 'meal.eaten'),
    added: entries.filter(inBasket),
    eaten: entries.filter(({ kind }) => kind === 'meal.eaten'),
    isLong: false,
  };
  const member = memberPlanOf(
    { plan: PLANNED, fetchedAt: 0 },
    entries,
    { rules: null, gated: false, plannedFor: null },
    kitchen,
    TODAY,
  );
  const household = householdOf(member, kept, kitchen);
  return { household, kept, view: shoppingView(household, kept, kitchen, TODAY, last) };
};

const rowsOf = ({ aisles }: ShoppingView): Record<string, string> =>
  Object.fromEntries(
    aisles.flatMap(({ rows }) =>
      rows.map(({ name, quantity, done, note }) => [
        name,
        [quantity, done ? 'done' : null, note].filter((part) => part !== null).join(', '),
      ]),
    ),
  );

test('the list is of the days asked for, aisle by aisle, with what is at home taken off', () => {
  const { view } = read([counted('rice', 500)]);
  expect(view.aisles.map(({ name }) => name)).toEqual([
    'Vegetables',
    'Grains, bread & pasta',
    'Beans, lentils & soy',
    'Oils, fats & dressings',
  ]);
  expect(rowsOf(view)).toEqual({
    Onions: '2 medium',
    Rice: '250 g, 500 g at home',
    Lentils: '80 g',
    'Olive oil': '3 tbsp',
  });
  expect(rowsOf(read([counted('rice', 500)], TOMORROW).view).Rice).toBeUndefined();
  expect(read([counted('rice', 500)], TOMORROW).view.atHome.map(({ name }) => name)).toEqual(['Rice']);
});

test('the list counts its lines, keeps what is ticked, and asks for a change of the plan alone', () => {
  const { view } = read([]);
  const rice = view.aisles.flatMap(({ rows }) => rows).find(({ name }) => name === 'Rice');
  if (rice === undefined) throw new Error('no rice');
  const tick = tapFact(rice, TODAY);
  expect(tick).toEqual(bought('rice', 750));
  expect(read([tick]).view).toMatchObject({ done: 1, total: 4 });
  expect(rowsOf(read([tick]).view).Rice).toBe('750 g, done');
  // Rice instead of the salad, 200 g more; the lines of other dishes stay as they were.
  const swapped = read([tick, setMeals(TOMORROW, 'lunch', ['rice'])]).view;
  expect(rowsOf(swapped)).toMatchObject({
    Rice: '200 g, 750 g at home',
    Lentils: '80 g',
    'Olive oil': '1 tbsp',
  });
  // And the other way round: a dish less asks for nothing of it.
  expect(rowsOf(read([tick, setMeals(LATER, 'dinner', ['salad'])]).view).Rice).toBe('750 g, done');
});

test('the list says which later dish uses up the rest of a pack, while it is good', () => {
  const packsOfRice = (keeps: number | null, last: string, more: readonly JournalFact[] = []) => {
    const rice = KITCHEN.foods.get('rice');
    if (rice === undefined) throw new Error('no rice');
    const pack = { label: 'bag', grams: 500, keeps };
    const kitchen = { ...KITCHEN, foods: new Map(KITCHEN.foods).set('rice', { ...rice, pack }) };
    const { view } = read(more, last, kitchen);
    return view.aisles.flatMap(({ rows }) => rows).find(({ name }) => name === 'Rice')?.packs;
  };
  expect(packsOfRice(3, TOMORROW)).toBe(`1 bag of 500 g, leaves 250 g for ${weekdayOf(LATER)}’s Dish rice`);
  // The rest is off by then; rice keeps for months; the list is for that day, too; that dish is no more.
  expect(packsOfRice(2, TOMORROW)).toBe('1 bag of 500 g, leaves 250 g');
  expect(packsOfRice(null, TOMORROW)).toBe('1 bag of 500 g');
  expect(packsOfRice(3, LATER)).toBe('2 bags of 500 g, leaves 250 g');
  expect(packsOfRice(3, TOMORROW, [setMeals(LATER, 'dinner', ['salad'])])).toBe(
    '1 bag of 500 g, leaves 250 g',
  );
});

test('the list as text holds what is still to be bought, own lines too', () => {
  const add: JournalFact = {
    day: TODAY,
    kind: 'shopping.add',
    payload: { item: 'a', name: 'Foil', quantity: '', wanted: true },
  };
  const { view } = read([add, bought('onion', 300)]);
  expect(listText(view, 'Shopping list')).toBe(
    [
      'Shopping list',
      'Grains, bread & pasta\n- Rice, 750 g (2 bags of 500 g)',
      'Beans, lentils & soy\n- Lentils, 80 g (1 bag of 500 g)',
      'Oils, fats & dressings\n- Olive oil, 3 tbsp',
      'Also\n- Foil',
    ].join('\n\n'),
  );
  expect(
    listText({ aisles: [], atHome: [], added: [], tickedByName: [], done: 0, total: 0 }, 'Shopping list'),
  ).toBeNull();
});

test('the pantry offers to take out what was eaten, while it still counts some of it', () => {
  const recipes = (facts: readonly JournalFact[]) => {
    const { household } = read(facts);
    return untakenMeals(household, KITCHEN, TODAY).map(({ recipeId }) => recipeId);
  };
  expect(recipes([counted('lentils', 500), ate(TODAY, 'dal', 400)])).toEqual(['dal']);
  expect(recipes([ate(TODAY, 'dal', 400)])).toEqual([]);
  expect(recipes([counted('lentils', 500)])).toEqual([]);
  expect(recipes([counted('lentils', 500), ate(TODAY, 'dal', 400), cooked('dal', {})])).toEqual([]);
});
