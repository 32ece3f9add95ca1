import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { bindingFacts, type MemberFacts } from '../making/member-facts.ts';
import { isOutOfSeason, type Region, regionOf } from './seasons.ts';
import { NO_WISHES } from './wishes.ts';

const holding = (food: string, grams = 100) => ({ portions: 1, ingredients: [{ food, grams }] });

test.each<[food: string, date: string, region: Region | undefined, out: boolean]>([
  ['asparagus-cooked', '2026-11-20', undefined, true],
  ['asparagus-cooked', '2026-05-01', undefined, false],
  ['asparagus-cooked', '2026-11-20', 'south', false],
  ['asparagus-cooked', '2026-05-31', 'south', true],
  ['pomegranate-seeds', '2026-01-10', undefined, false],
  ['pomegranate-seeds', '2026-12-31', undefined, false],
  ['pomegranate-seeds', '2026-06-10', undefined, true],
  ['watermelon', '2026-12-24', 'tropics', false],
  ['carrots', '2026-12-24', undefined, false],
])('%s on %s, region %s: out of season %s', (food, date, region, out) => {
  expect(isOutOfSeason(holding(food), date, region)).toBe(out);
});

test('a garnish has no season', () => {
  expect(isOutOfSeason(holding('pomegranate-seeds', 10), '2026-06-10', undefined)).toBe(false);
});

test.each([
  ['Porto, Portugal', undefined],
  ['Hobart, Australia', 'south'],
  ['Lagos,Nigeria ', 'tropics'],
  ['', undefined],
])('"%s" lies in region %s', (place, region) => {
  expect(regionOf(place)).toBe(region);
});

test('every food with a season is a food of the catalogue that a dish can hold', () => {
  const { dishes } = loadCatalogue();
  const all = [...dishes.values()];
  const summer = all.filter((dish) => isOutOfSeason(dish, '2026-07-15', undefined));
  const winter = all.filter((dish) => isOutOfSeason(dish, '2026-12-15', undefined));
  expect(summer.length).toBeGreaterThan(0);
  expect(winter.length).toBeGreaterThan(0);
  expect(winter.length).toBeLessThan(all.length / 8);
});

test('another place makes no other week by itself', () => {
  const facts = { wishes: { ...NO_WISHES, region: 'south' } } as unknown as MemberFacts;
  expect(JSON.stringify(bindingFacts(facts))).toBe(JSON.stringify({ wishes: NO_WISHES }));
});
