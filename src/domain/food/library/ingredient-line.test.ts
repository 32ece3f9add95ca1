import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkLine, readLines } from '../../../../tests/support/checked-lines.ts';
import { realFoodIndex, realLibrary } from '../../../../tests/support/real-catalogue.ts';
import { createLineReader, type Ingredient } from './ingredient-line.ts';

const library = realLibrary();
const read = createLineReader(library, realFoodIndex());

const ingredient = (line: string): Ingredient => {
  const [one] = read(line);
  if (one.kind !== 'ingredient') throw new Error(`"${line}" is read as a ${one.kind}`);
  return one;
};

/** "Egg, raw 100; Salt 0", `asked` where the cook is asked about a food or a weight, or what else the line is. */
const readingOf = (line: string): string => {
  const parts = read(line);
  if (parts[0].kind !== 'ingredient') return parts[0].kind;
  const foods = parts.flatMap((part) => (part.kind === 'ingredient' ? [part] : []));
  const isAsked = foods.some(({ food, grams, sure }) => food === null || grams === null || sure === 'unsure');
  return isAsked
    ? 'asked'
    : foods.map(({ food, grams }) => `${library.food(food ?? '')?.name} ${round(grams)}`).join('; ');
};
const round = (grams: number | null): number | null => (grams === null ? null : Math.round(grams * 10) / 10);
const weightless = (reading: string): string => reading.replace(/ [\d.]+(?=;|$)/g, '');
const weightsIn = (reading: string): readonly number[] =>
  [...reading.matchAll(/ ([\d.]+)(?=;|$)/g)].map(([, grams]) => Number(grams));

const READINGS = readFileSync(
  join(import.meta.dirname, '../../../../tests/fixtures/line-readings.tsv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [string, string]);

it.each(READINGS)('"%s" is read as %s', (line, right) => {
  const reading = readingOf(line);
  expect(weightless(reading)).toBe(weightless(right));
  for (const [at, grams] of weightsIn(right).entries())
    expect(Math.abs((weightsIn(reading)[at] ?? Number.NaN) - grams)).toBeLessThanOrEqual(grams * 0.03);
});

it.each([
  ['200 g butter', 200, 'g', 200],
  ['1½ kg potatoes', 1.5, 'kg', 1500],
  ['1,5 kg potatoes', 1.5, 'kg', 1500],
  ['1.200 g spaghetti', 1200, 'g', 1200],
  ['300-350 ml water', 325, 'ml', 325],
  ['2 to 3 carrots', 2.5, null, 153],
  ['a dozen eggs', 12, null, 600],
  ['2 x 400g tins chopped tomatoes', 2, 'can', 800],
  ['1 (400 g) tin chickpeas', 1, 'can', 400],
  ['4 salmon fillets, about 140g each', 4, 'fillet', 560],
  ['3 aubergines (about 800 g total)', 3, null, 800],
  ['200g/7oz feta', 200, 'g', 200],
  ['Butter (100g)', 100, 'g', 100],
  ['Onions: 2 large, diced', 2, null, 300],
  ['1 TL salt', 1, 'tsp', 6],
  ['1 EL sugar', 1, 'tbsp', 12.5],
  ['[ ] 1 garlic clove, crushed', 1, 'clove', 3],
  ['juice of 1 lemon', 1, null, 48],
  ['1 lime, juiced', 1, null, 44],
  ['half a dozen eggs', 6, null, 300],
  ['1 head garlic', 1, 'head', 36],
  ['20 cherry tomatoes', 20, null, 340],
])('"%s" is %d %s and weighs %d g', (line, amount, unit, grams) => {
  const one = ingredient(line);
  expect(one).toMatchObject({ amount, unit });
  expect(one.grams ?? 0).toBeGreaterThan(grams * 0.97);
  expect(one.grams ?? 0).toBeLessThan(grams * 1.03);
});

it('the amount of an ingredient line is none for what is added to taste, and unknown where nothing tells it', () => {
  expect(ingredient('salt and pepper to taste')).toMatchObject({ amount: null, grams: 0 });
  expect(ingredient('potatoes')).toMatchObject({ amount: null, grams: null });
  expect(ingredient('2 xylophones').grams).toBeNull();
});

it('the food of an ingredient line says how sure it is, what stands in for what, and which allergens that lacks', () => {
  expect(ingredient('200 g carrots').sure).toBe('sure');
  expect(ingredient('a pinch of hing')).toMatchObject({ sure: 'likely', allergensBeside: ['gluten'] });
  expect(ingredient('2 tbsp nutritional yeast').sure).not.toBe('sure');
  expect(ingredient('2 xylophones')).toMatchObject({ food: null, sure: null });
});

it.each([
  ['100 g breaded cod', 'gluten'],
  ['2 buttered corn cobs', 'milk'],
  ['2 tbsp satay sauce', 'peanut'],
  ['1 tbsp XO sauce', 'crustacean'],
  ['1 tbsp dukkah', 'sesame'],
  ["1 tsp za'atar", 'sesame'],
  ['1 tbsp gochujang', 'soy'],
  ['100 g praline', 'tree_nut'],
  ['1 tbsp penut butter', 'peanut'],
  ['6 chicken drumsticks, fried, battered', 'gluten'],
] as const)('the food of an ingredient line misses no allergen of "%s"', (line, allergen) => {
  const { food, allergensBeside } = ingredient(line);
  expect([...(library.food(food ?? '')?.allergens ?? []), ...allergensBeside]).toContain(allergen);
});

it('the food of an ingredient line says what it did not understand', () => {
  expect(ingredient('200 g carrots, finely chopped').notUnderstood).toBe('');
  expect(ingredient('200 g carrots from Ravensburg').notUnderstood).toContain('ravensburg');
});

it.each([
  ['FOR THE ICING', 'heading'],
  ['For the filling', 'heading'],
  ['Dressing:', 'heading'],
  ['Note: soak the noodles first (30 minutes)', 'note'],
  ['Serves 4 | Prep 15 min | Cook 30 min', 'note'],
  ['Calories: 320 per serving', 'note'],
  ['Preheat the oven to 180C', 'note'],
  ['6 servings', 'note'],
  ['**For the sauce**', 'heading'],
  ['', 'note'],
])('"%s" is a %s', (line, kind) => {
  expect(read(line)[0].kind).toBe(kind);
});

it('reads lines of forty kinds of recipe: foods 92 %, weights 90 %, chatter 95 %', () => {
  const checked = readLines().map((line) => checkLine(line, read(line.text)[0]));
  const share = (checks: readonly (boolean | null)[]): number => {
    const counted = checks.filter((check) => check !== null);
    return counted.filter((check) => check).length / counted.length;
  };
  expect(share(checked.map(({ food }) => food))).toBeGreaterThanOrEqual(0.92);
  expect(share(checked.map(({ grams }) => grams))).toBeGreaterThanOrEqual(0.9);
  expect(share(checked.map(({ chatter }) => chatter))).toBeGreaterThanOrEqual(0.95);
});
