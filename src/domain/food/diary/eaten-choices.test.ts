import { expect, it } from 'vitest';
import { logOf } from '../../../../tests/support/kitchen-household.ts';
import { dishOf } from '../../../../tests/support/synthetic-catalogue.ts';
import { food } from '../../../../tests/support/unit/plain-food.ts';
import { nameAsEaten } from '../catalogue/eaten-food.ts';
import { eatenChoices, findChoices, ownChoices, recentFoods } from './eaten-choices.ts';
import { foodsAdded } from './log-food.ts';

const rice = food('rice-cooked', {}, {}, { name: 'Rice' });
const leek = food('leek');
const water = food('water');
const stew = dishOf('stew', ['main'], [[rice, 100]]);
const catalogue = {
  foods: new Map([rice, leek, water].map((each) => [each.id, each])),
  dishes: new Map([[stew.id, stew]]),
};

const own = (name: string, kcal: number | null, isRemoved = false) => ({
  item: {
    ...leek,
    id: `o:${name}` as const,
    name,
    per: 'g' as const,
    per100: leek.per100.map(() => kcal),
    barcode: null,
  },
  version: 'v',
  isRemoved,
  overwritten: [],
});

it('a search for what was eaten puts own foods first, without removed ones and those whose energy nobody knows', () => {
  const foods = new Map(
    [own('Leek soup of mine', 40), own('Leek tart', 250, true), own('Leek crisps', null)].map((each) => [
      each.item.id,
      each,
    ]),
  );
  const places = {
    own: ownChoices({ foods }, catalogue),
    known: eatenChoices(catalogue, []),
    library: null,
  };
  expect(findChoices('leek', places).map(({ name }) => name)).toEqual(['Leek soup of mine', 'The leek']);
});

const walnuts = {
  ...food('walnuts', {}, {}, { name: 'Walnuts' }),
  measures: [{ label: 'cup', grams: 117 }],
};
const beer = {
  ...leek,
  id: 'o:beer',
  name: 'Beer',
  per: 'ml' as const,
  measures: [{ label: 'can', grams: 330 }],
};
const pesto = { ...leek, id: 'o:pesto', name: 'Pesto', measures: [{ label: 'tbsp', grams: 15 }] };
const milk = { ...leek, id: 'o:milk', name: '2% milk', measures: [] };
const wine = {
  ...leek,
  id: 'o:wine',
  name: 'Wine',
  measures: [{ label: 'serving (5 fl oz)', grams: 148 }],
};
const flakes = { ...leek, id: 'o:flakes', name: 'Corn flakes', measures: [{ label: 'cup', grams: 28 }] };
const crisps = { ...leek, id: 'o:crisps', name: 'Crisps', measures: [{ label: 'portion', grams: 28 }] };

it.each([
  ['1/4 cup walnuts', 'Walnuts', 29.25],
  ['two tbsp of walnuts', 'Walnuts', 14.6],
  ['walnuts 40 g', 'Walnuts', 40],
  ['walnuts', 'Walnuts', 117],
  ['2 beers', 'Beer', 660],
  ['half a litre of beer', 'Beer', 500],
  ['137 g cooked rice', 'Rice, cooked', 137],
  ['900 cups walnuts', 'Walnuts', 117],
  ['20 pestos', 'Pesto', 15],
  ['2% milk', '2% milk', 100],
  ['a glass of wine', 'Wine', 148],
  ['Two glasses of wine', 'Wine', 296],
  ['bowl of corn flakes', 'Corn flakes', 42],
  ['a handful of walnuts', 'Walnuts', 30],
  ['a plate of rice', 'Rice, cooked', 250],
  ['2 portions of beer', 'Beer', 660],
  ['a big bag of crisps', 'Crisps', 28],
  ['bag of crisps', 'Crisps', 28],
  ['2 packets of crisps', 'Crisps', 56],
  ['a bowl of crisps', 'Crisps', 200],
])(
  'a search for what was eaten finds the food of "%s", and as much of it as was typed',
  (text, name, grams) => {
    const known = [rice, walnuts, beer, pesto, milk, wine, flakes, crisps].map((each) => ({
      kind: 'food' as const,
      name: nameAsEaten(each),
      weight: 0,
      food: each,
    }));
    const [found] = findChoices(text, { own: [], known, library: null });
    expect(found).toMatchObject({ name, grams: expect.closeTo(grams, 1) });
  },
);

it('a search for what was eaten finds what is called so before what only has the word in its name', () => {
  const vinegar = { kind: 'food' as const, name: 'Red wine vinegar', weight: 9, food: leek };
  const library = { library: { food: () => wine }, index: { find: () => ['wine'], named: () => [] } };
  const places = { own: [], known: [vinegar], library: library as never };
  expect(findChoices('wine', places).map(({ name }) => name)).toEqual(['Wine', 'Red wine vinegar']);
});

it('a search for what was eaten finds what is cooked by an own recipe, by the serving, and nothing that is withheld', () => {
  const ids = ['o:stew', 'o:gone'] as const;
  const own = ids.map(
    (id) => [id, { ...dishOf(id, ['main'], [[rice, 150]]), id, name: 'Stew of mine' }] as const,
  );
  const [mine, gone] = own.map(([, dish]) => dish);
  const dishes = new Map(own);
  if (gone !== undefined) dishes.set('o:gone', { ...gone, withheld: 'removed' });
  const choices = ownChoices({ foods: new Map() }, { ...catalogue, dishes });
  expect(choices.map((choice) => choice.kind === 'food' && choice.food.id)).toEqual(['o:stew']);
  const [found] = choices;
  const food = found?.kind === 'food' ? found.food : null;
  expect(food?.measures).toEqual([{ label: 'serving', grams: mine?.portionGrams }]);
});

it('lists each food eaten lately once, the newest first, with its last amount', () => {
  const eaten = (entry: string, id: string, grams: number) =>
    ({ entry, slot: 'lunch', food: id, grams, kcal: 10 }) as const;
  const foods = [eaten('a', 'leek', 50), eaten('b', 'rice-cooked', 150), eaten('c', 'leek', 80)];
  const entries = logOf(...foodsAdded('2026-11-21', foods, '').facts);
  expect(recentFoods(entries, catalogue).map(({ food: { id }, grams }) => [id, grams])).toEqual([
    ['leek', 80],
    ['rice-cooked', 150],
  ]);
});
