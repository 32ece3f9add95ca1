import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readComposition } from '../../../../catalogue/composition.ts';
import { readDryMatter, withDryMatter } from '../../../../catalogue/dry-matter.ts';
import { FOODS } from '../../../../catalogue/foods.ts';
import { catalogueTexts } from '../../../../catalogue/load.ts';
import { RECIPES } from '../../../../catalogue/recipes/index.ts';
import { parseCatalogue, parseCookbook } from './parse.ts';

const texts = catalogueTexts();
type Table = Record<string, unknown[]>;
interface File extends Record<string, unknown> {
  foods: Table;
  figures: unknown[];
  dishes: Table;
}

/** The real file with one thing changed. */
const altered = (change: (file: File) => void): unknown => {
  const file: File = JSON.parse(texts.catalogue);
  change(file);
  return file;
};
const alteredMethods = (change: (table: Table) => void): unknown => {
  const table: Table = JSON.parse(texts.methods);
  change(table);
  return table;
};
const column = (table: Table, name: string): unknown[] => {
  const values = table[name];
  if (values === undefined) throw new Error(`no column ${name}`);
  return values;
};

const catalogue = parseCatalogue(JSON.parse(texts.catalogue));
it('reading the catalogue gives back every food with the figures of the source, digit for digit', () => {
  const composition = readComposition(readFileSync('catalogue/composition.csv', 'utf8'));
  expect([...catalogue.foods.keys()]).toEqual(FOODS.map(({ id }) => id));
  const dryMatter = readDryMatter(readFileSync('catalogue/dry-matter.csv', 'utf8'));
  for (const { id, ndb, name, measures, yield: swells } of FOODS) {
    const source = composition.get(ndb) ?? [];
    const dry = dryMatter.get(id);
    const per100 = dry === undefined ? source : withDryMatter(source, dry, swells);
    expect(catalogue.foods.get(id)).toMatchObject({ id, name, measures, per100 });
  }
});

it.each([
  ['no file at all', null, 'file is not an object'],
  [
    'a short column',
    altered(({ dishes }) => column(dishes, 'art').pop()),
    `dishes.art is not ${RECIPES.length} long`,
  ],
  [
    'an unknown allergen',
    altered(({ foods }) => (column(foods, 'allergens')[0] = ['kiwi'])),
    'foods.allergens[0] is not',
  ],
  [
    'a short nutrient',
    altered(({ figures }) => (figures[2] = [1, 5])),
    `figures[2] is not ${FOODS.length} figures`,
  ],
  [
    'a lost food',
    altered(({ dishes }) => (column(dishes, 'foods')[0] = [FOODS.length])),
    'the place of a food',
  ],
])('reading the catalogue refuses %s and says where', (_, file, message) => {
  expect(() => parseCatalogue(file)).toThrow(TypeError);
  expect(() => parseCatalogue(file)).toThrow(message);
});

it.each([
  [
    'the methods of other dishes',
    alteredMethods((table) => {
      for (const each of Object.values(table)) each.pop();
    }),
    `methods is not of ${RECIPES.length} dishes`,
  ],
  [
    'an ingredient without its word',
    alteredMethods((table) => (column(table, 'measures')[0] = [])),
    'methods of',
  ],
])('reading the catalogue refuses a cookbook with %s and says where', (_, file, message) => {
  expect(() => parseCookbook(file, catalogue)).toThrow(TypeError);
  expect(() => parseCookbook(file, catalogue)).toThrow(message);
});
