import { expect, it } from 'vitest';
import { readUndetermined } from '../../../catalogue/composition.ts';
import { amountOf, NUTRIENTS } from '../../../src/domain/catalogue/nutrients.ts';
import { realCatalogue } from '../../support/real-catalogue.ts';

const header = ['ndb', ...NUTRIENTS].join(',');
const row = (ndb: string, empty: string | null) =>
  [ndb, ...NUTRIENTS.map((nutrient) => (nutrient === empty ? '' : '1'))].join(',');

it('tells a figure of 0 from no figure at all', () => {
  const read = readUndetermined(
    [header, row('01001', null), row('01002', 'vit_d_ug'), row('01003', 'choline_mg')].join('\n'),
  );
  expect([...read]).toEqual([
    ['01002', ['vit_d_ug']],
    ['01003', ['choline_mg']],
  ]);
});

it('reaches the phone: what has no figure counts as 0 there', () => {
  const foods = [...realCatalogue().foods.values()].filter(({ undetermined }) => undetermined.length > 0);
  expect(foods.length).toBeGreaterThan(20);
  for (const food of foods)
    for (const nutrient of food.undetermined) expect(amountOf(food.per100, nutrient)).toBe(0);
});
