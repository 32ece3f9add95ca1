import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { calledName, readAllergyText } from '../../../../src/domain/planner/allergy-text.ts';
import { allergensHit, eligibleDishes } from '../../../../src/domain/planner/eligibility.ts';
import { WRITTEN_TEXTS } from './written-foods.ts';

const catalogue = loadCatalogue();
const read = (text: string) => readAllergyText(text, catalogue.foods);

const isOut = (text: string, id: string): boolean => {
  const food = catalogue.foods.get(id);
  if (food === undefined) throw new Error(`No such food: ${id}`);
  const { allergies, foods } = read(text);
  return foods.includes(id) || allergensHit(food.allergens, allergies).length > 0;
};

describe('what people write about food', () => {
  test('is tried with more than 200 texts', () => {
    expect(new Set(WRITTEN_TEXTS.map(({ text }) => text)).size).toBeGreaterThan(200);
  });

  test.each(WRITTEN_TEXTS)('"$text"', ({ text, out, stay, asked }) => {
    expect(out.filter((id) => !isOut(text, id))).toEqual([]);
    expect(stay.filter((id) => isOut(text, id))).toEqual([]);
    expect(read(text).unread).toEqual(asked);
    const { allergies, foods } = read(text);
    const rules = { eatsEggs: true, eatsDairy: true, allergies, excludedFoods: foods };
    const served = eligibleDishes({ ...rules, diet: 'full_non_vegetarian' }, catalogue);
    const planned = new Set(served.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
    expect(out.filter((id) => planned.has(id))).toEqual([]);
  });

  test('takes no food by its own name for another one', () => {
    const unread = [...catalogue.foods.values()]
      .map(({ name }) => name.replace(/[,(].*/, ''))
      .filter((name) => {
        const { unread: asked, absent } = read(name);
        return asked.length + absent.length > 0;
      });
    expect(unread).toEqual([]);
    const left = [...catalogue.foods.values()].filter(
      ({ id, name }) => !isOut(name.replace(/[,(].*/, ''), id),
    );
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  test('says of a food that no dish uses that it is known', () => {
    expect(read('lupin, rabbit')).toMatchObject({ foods: [], absent: ['lupin', 'rabbit'], unread: [] });
  });

  test('lets a food stay where the text says so by its whole name, and no allergen', () => {
    const name = calledName(catalogue.foods.get('ketchup')?.name ?? '');
    expect(isOut(`tomatoes, ${name} is fine`, 'ketchup')).toBe(false);
    expect(isOut(`tomatoes, ${name} is fine`, 'salsa')).toBe(true);
    expect(isOut('milk, feta cheese is fine', 'feta')).toBe(true);
    expect(read('milk, feta cheese is fine').unread).toEqual(['feta cheese is fine']);
    expect(isOut('peanuts are not fine', 'peanuts')).toBe(true);
  });
});

describe('a hostile text', () => {
  const LENGTH = 10_000;
  test.each([
    ['one word', 'a'.repeat(LENGTH)],
    ['unknown words', 'xqzjw kvbnm '.repeat(LENGTH / 12)],
    ['foods without an end', 'tomato onion '.repeat(LENGTH / 13)],
    ['different misspelt words', Array.from({ length: 1400 }, (_, at) => `tom${at}ato`).join(' ')],
    ['separators', ',;'.repeat(LENGTH / 2)],
    ['brackets and signs', '((((***+++[['.repeat(LENGTH / 12)],
    ['names of objects', 'constructor __proto__ toString '.repeat(LENGTH / 31)],
    ['is fine', 'is is fine '.repeat(LENGTH / 11)],
    ['accents', 'e\u0301'.repeat(LENGTH / 2)],
  ])('of %s is read in a moment', (_, text) => {
    read('warm');
    const start = performance.now();
    const { unread } = read(text);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(unread.join(' ').length).toBeLessThanOrEqual(LENGTH * 2);
  });
});
