import { describe, expect, it } from 'vitest';
import { catalogueJson } from '../../../catalogue/load.ts';
import { parseCatalogue } from '../../../src/domain/catalogue/parse.ts';

const text = catalogueJson();
type Plain = Record<string, unknown>;
interface File extends Plain {
  foods: Plain[];
  dishes: Plain[];
}

/** The real file with one thing changed. */
const altered = (change: (file: File) => void): unknown => {
  const file: File = JSON.parse(text);
  change(file);
  return file;
};
const first = (items: Plain[]): Plain => {
  const [item] = items;
  if (!item) throw new Error('an empty catalogue');
  return item;
};

describe('reading the catalogue', () => {
  it('keeps every food and dish under its id', () => {
    const file: File = JSON.parse(text);
    const { foods, dishes } = parseCatalogue(file);
    expect([...foods.values()]).toEqual(file.foods.map((food) => ({ undetermined: [], ...food })));
    expect([...dishes.values()]).toEqual(file.dishes.map((dish) => ({ ahead: [], ...dish })));
    for (const [id, food] of foods) expect(food.id).toBe(id);
  });

  it('is not sent what most dishes have none of', () => {
    const file: File = JSON.parse(text);
    const listed = file.dishes.map(({ ahead }) => ahead).filter((ahead) => ahead !== undefined);
    expect(listed.length).toBeLessThan(file.dishes.length);
    for (const ahead of listed) expect(ahead).not.toEqual([]);
  });

  it.each([
    ['no file at all', null, 'file is not an object'],
    ['an HTML page', '<!doctype html>', 'file is not an object'],
    ['a list', [], 'file is not an object'],
    ['missing dishes', { foods: [] }, 'file.dishes is not a list'],
    [
      'a stray field',
      altered((file) => Object.assign(file, { extra: 1 })),
      'file.extra is not a known field',
    ],
    ['a nameless dish', altered((file) => delete first(file.dishes).name), 'file.dishes[0].name is not text'],
    [
      'a short vector',
      altered((file) => Object.assign(first(file.dishes), { nutrients: [1, 2] })),
      'file.dishes[0].nutrients is not 32 amounts',
    ],
    [
      'a negative amount',
      altered((file) => Object.assign(first(file.dishes), { portionGrams: -1 })),
      'file.dishes[0].portionGrams is not an amount',
    ],
    [
      'an unknown allergen',
      altered((file) => Object.assign(first(file.foods), { allergens: ['kiwi'] })),
      'file.foods[0].allergens[0] is not one of gluten,',
    ],
    [
      'a flag that is a word',
      altered((file) => Object.assign(first(file.dishes), { hasEgg: 'no' })),
      'file.dishes[0].hasEgg is not a flag',
    ],
    [
      'a repeated dish',
      altered((file) => file.dishes.push(first(file.dishes))),
      'dishes is not free of repeated ids',
    ],
    ['a lost food', altered((file) => file.foods.splice(0, 1)), 'is not a food of the catalogue'],
  ])('refuses %s and says where', (_, file, message) => {
    expect(() => parseCatalogue(file)).toThrow(TypeError);
    expect(() => parseCatalogue(file)).toThrow(message);
  });
});
