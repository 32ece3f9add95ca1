import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Allergen } from '../src/terms/food.ts';
import { amountOf } from '../src/terms/nutrients.ts';
import { readComposition } from './composition.ts';
import { readDryMatter } from './dry-matter.ts';
import { FOODS } from './foods.ts';
import { PACKS } from './shop-packs.ts';

const SWELLS_FROM = 1.3;

const csv = readFileSync('catalogue/composition.csv', 'utf8');
const composition = readComposition(csv);

/** The allergen that a food must declare if its name matches. */
const NAME_DEMANDS: readonly (readonly [RegExp, Allergen])[] = [
  [
    /bread|^pasta|whole-wheat|flour tortilla|couscous|bulgur|barley|\brye\b|noodles|bagel|filo|naan/i,
    'gluten',
  ],
  [/soy sauce|miso|broth|worcestershire|oyster sauce|wheat germ|chapati/i, 'gluten'],
  [/\boats?\b|oat bran/i, 'gluten_oats'],
  [/tofu|soy|tempeh|edamame|miso|tamari\b/i, 'soy'],
  [/peanut/i, 'peanut'],
  [/almond|cashew|hazelnut|pecan|pine nut|pistachio|walnut/i, 'tree_nut'],
  [/sesame|tahini|hummus/i, 'sesame'],
  [/cheese|^plain yogurt|greek yogurt|cream|ghee|unsalted butter|paneer|ricotta|feta|queso|naan/i, 'milk'],
  [/\beggs?\b|mayonnaise/i, 'egg'],
  [/mustard|mayonnaise|curry powder/i, 'mustard'],
  [/celery|broth|curry powder/i, 'celery'],
  [/coconut/i, 'coconut'],
  [/anchov|cod |mackerel|salmon|sardine|tilapia|tuna|fish sauce|worcestershire/i, 'fish'],
  [/shrimp/i, 'crustacean'],
  [/oyster/i, 'mollusc'],
];
const NAME_EXCEPTIONS: ReadonlySet<string> = new Set(['rice-noodles-cooked', 'eggplant-cooked']);

it('every food has an id and a name of its own, and a number with figures', () => {
  expect(new Set(FOODS.map(({ id }) => id)).size).toBe(FOODS.length);
  const bought = FOODS.map(({ name, state }) => `${name} ${state}`);
  expect(bought.filter((name, at) => bought.indexOf(name) !== at)).toEqual([]);
  for (const { id, ndb } of FOODS) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(composition.has(ndb), id).toBe(true);
  }
});

it('every food is sold fresh with the days that it keeps: meat and fish at most a working week, leaves a week', () => {
  const fresh = FOODS.filter(({ state, category, name }) => {
    if (/canned|in oil|in water|frozen|dried|chorizo|paste/i.test(name)) return false;
    const isAnimal = ['Meat & poultry', 'Fish & seafood', 'Dairy & eggs'].includes(category);
    return state !== 'soaked' && (isAnimal || category === 'Vegetables') && name !== 'Ghee';
  });
  const keeping = fresh.map(({ name, category }) => ({ name, category, keeps: PACKS[name]?.[2] }));
  expect(keeping.filter(({ keeps, name }) => keeps === undefined && name !== 'Ghee')).toEqual([]);
  const raw = keeping.filter(({ category }) => category === 'Meat & poultry' || category.startsWith('Fish'));
  expect(raw.filter(({ keeps = 99 }) => keeps > 5)).toEqual([]);
});

it.each(NAME_DEMANDS)('every food named like %s declares %s', (pattern, allergen) => {
  const named = FOODS.filter(({ id, name }) => pattern.test(name) && !NAME_EXCEPTIONS.has(id));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ allergens }) => !allergens.includes(allergen)).map(({ id }) => id)).toEqual([]);
});

it('every food has a diet class that agrees with its allergens and its shelf', () => {
  const wrong = FOODS.filter(({ category, diet, allergens }) => {
    const milk = allergens.includes('milk');
    const egg = allergens.includes('egg');
    const fish = ['fish', 'crustacean', 'mollusc'].some((tag) => allergens.some((own) => own === tag));
    return (
      milk !== (diet === 'lacto' || diet === 'lacto_ovo') ||
      egg !== (diet === 'ovo' || diet === 'lacto_ovo') ||
      fish !== (diet === 'fish') ||
      (category === 'Meat & poultry' && diet !== 'meat') ||
      (category === 'Fish & seafood' && diet !== 'fish') ||
      (category === 'Dairy & eggs' && diet === 'vegan')
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('every food that swells in water holds as much dry as cooked: its yield is the ratio of both', () => {
  const dry = readDryMatter(readFileSync('catalogue/dry-matter.csv', 'utf8'));
  const wrong = FOODS.flatMap((food) => {
    if (food.yield < SWELLS_FROM || food.state !== 'cooked') return [];
    const before = dry.get(food.id);
    const cooked = composition.get(food.ndb);
    if (before === undefined || cooked === undefined) return [`${food.id}: no figures before cooking`];
    const solids = (['protein_g', 'fat_g', 'carbs_g'] as const).reduce(
      (sum, name) => sum + amountOf(cooked, name),
      0,
    );
    const ratio = (before.protein_g + before.fat_g + before.carbs_g) / solids;
    return Math.abs(food.yield / ratio - 1) < 0.01 ? [] : [`${food.id}: ${food.yield}, not ${ratio}`];
  });
  expect(wrong).toEqual([]);
});

it('the composition table has a row for each number in use and no other', () => {
  expect([...composition.keys()].sort()).toEqual([...new Set(FOODS.map(({ ndb }) => ndb))].sort());
});

it('the composition table never holds more than 100 g of protein, fat and carbohydrate in 100 g', () => {
  for (const [ndb, figures] of composition) {
    const grams = (['protein_g', 'fat_g', 'carbs_g'] as const).map((name) => amountOf(figures, name));
    expect(
      grams.reduce((sum, value) => sum + value, 0),
      ndb,
    ).toBeLessThanOrEqual(101);
    expect(amountOf(figures, 'energy_kcal'), ndb).toBeLessThanOrEqual(902);
  }
});
