import { expect, test } from 'vitest';
import {
  figures,
  inJournal,
  line,
  lineFood,
  ownFood,
  ownId,
  ownRecipe,
} from '../../../../tests/support/own-food.ts';
import { readOperation } from '../../../contract/journal-operation.ts';
import type { JournalEntry } from '../../../terms/journal.ts';
import { foldOwn, isComplete, putFood, putRecipe } from './own-food.ts';

const recipePut = (name: string, replaces: string | null) =>
  ({ kind: 'recipe.put', payload: putRecipe(ownRecipe({ name }), replaces) }) as const;
const recipeGone = (replaces: string) =>
  ({ kind: 'recipe.remove', payload: { recipe: ownId(1), replaces } }) as const;
const namesOf = (entries: readonly JournalEntry[]) => {
  const owned = foldOwn(entries).recipes.get(ownId(1));
  return (
    owned && {
      name: owned.item.name,
      removed: owned.isRemoved,
      overwritten: owned.overwritten.map(({ item }) => item.name),
    }
  );
};

test('a food and a recipe come back as they were put, also through the wire', () => {
  const food = ownFood({ barcode: '4012345678901' });
  const recipe = ownRecipe({
    lines: [line('200 g rice', 'l:20044', 200), line('Some herbs', null, null)],
    foods: [
      lineFood('l:20044', { planned: { food: 'rice-white-cooked', times: 2.82 }, per100: figures({}) }),
      lineFood('l:11226', { allergens: ['celery'] }),
    ],
    allergens: ['mustard'],
    source: 'https://example.org/stew',
    finishedGrams: 1400,
  });
  const entries = inJournal([
    { kind: 'food.put', payload: putFood(food, null) },
    { kind: 'recipe.put', payload: putRecipe(recipe, null) },
  ]).map((entry) => ({ ...entry, ...readOperation(JSON.parse(JSON.stringify(entry))) }) as JournalEntry);
  const own = foldOwn(entries);
  expect(own.foods.get(food.id)).toEqual({ item: food, version: '1', isRemoved: false, overwritten: [] });
  expect(own.recipes.get(recipe.id)?.item).toEqual(recipe);
});

test('of two devices that changed a recipe the later one counts, and the other version is kept until somebody looks', () => {
  const both = inJournal([
    recipePut('Stew', null),
    recipePut('Stew of one', '1'),
    recipePut('Stew of two', '1'),
  ]);
  expect(namesOf(both)).toEqual({ name: 'Stew of two', removed: false, overwritten: ['Stew of one'] });
  const settled = inJournal([
    recipePut('Stew', null),
    recipePut('Stew of one', '1'),
    recipePut('Stew of two', '1'),
    recipePut('Stew of two', '2'),
  ]);
  expect(namesOf(settled)).toEqual({ name: 'Stew of two', removed: false, overwritten: [] });
});

test('a device that changed its version twice before it knew the other one loses nothing of it', () => {
  const twice = [
    recipePut('Stew', null),
    recipePut('Stew of one', '1'),
    recipePut('Stew of two', '1'),
    recipePut('Stew of two, with salt', '3'),
  ];
  const kept = { name: 'Stew of two, with salt', removed: false, overwritten: ['Stew of one'] };
  expect(namesOf(inJournal(twice))).toEqual(kept);
  const settled = [...twice, recipePut('Stew of two, with salt', '2')];
  expect(namesOf(inJournal(settled))).toEqual({ ...kept, overwritten: [] });
  const gone = [...twice, recipeGone('4')];
  expect(namesOf(inJournal(gone))).toEqual({ ...kept, removed: true });
  expect(namesOf(inJournal([...gone, recipePut('Stew of two, with salt', '5')]))).toEqual(kept);
});

test('what a device did not know stays when its member leaves the versions that it knew', () => {
  const entries = [
    recipePut('Stew', null),
    recipePut('Stew of one', '1'),
    recipePut('Stew of two', '1'),
    recipePut('Stew of three', '2'),
    recipePut('Stew of two', '3'),
  ];
  const { overwritten } = namesOf(inJournal([...entries, recipePut('Stew of two', '2')])) ?? {};
  expect(overwritten).toEqual(['Stew of two', 'Stew of three']);
});

test('a removed recipe keeps its name, and comes back with a later version', () => {
  const gone = inJournal([recipePut('Stew', null), recipeGone('1')]);
  expect(namesOf(gone)).toEqual({ name: 'Stew', removed: true, overwritten: [] });
  const back = inJournal([recipePut('Stew', null), recipeGone('1'), recipePut('Stew again', '1')]);
  expect(namesOf(back)).toEqual({ name: 'Stew again', removed: false, overwritten: [] });
});

test('a removal that did not know the newest version does not take it away', () => {
  const entries = inJournal([recipePut('Stew', null), recipePut('Better stew', '1'), recipeGone('1')]);
  expect(namesOf(entries)).toEqual({ name: 'Better stew', removed: false, overwritten: [] });
});

test('a line without a food or a weight makes a recipe incomplete; headings do not', () => {
  const whole = [line('200 g rice', 'l:1', 200)];
  expect(isComplete({ lines: whole })).toBe(true);
  expect(isComplete({ lines: [...whole, line('Secret powder', null, null)] })).toBe(false);
  expect(isComplete({ lines: [...whole, line('An onion', 'l:2', null)] })).toBe(false);
  expect(
    isComplete({ lines: [...whole, { ...line('For the sauce:', null, null), isIngredient: false }] }),
  ).toBe(true);
  expect(isComplete({ lines: [] })).toBe(false);
});
