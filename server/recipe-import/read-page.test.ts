import { expect, it } from 'vitest';
import type { ImportedRecipe } from '../../src/domain/food/recipe-import/imported-recipe.ts';
import { readRecipes } from '../../src/domain/food/recipe-import/read-recipe.ts';
import { parsePage } from './parse-page.ts';

const read = (source: string): ImportedRecipe => {
  const recipes = readRecipes(source, parsePage);
  if (!recipes.ok) throw new Error(recipes.error);
  expect(recipes.value).toHaveLength(1);
  return recipes.value[0] as ImportedRecipe;
};
const failure = (source: string): string => {
  const recipes = readRecipes(source, parsePage);
  return recipes.ok ? 'none' : recipes.error;
};
const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>Bean soup | A site</title>${head}</head><body>${body}</body></html>`;
const linked = (...data: readonly (string | object)[]): string =>
  page(
    '<h1>A page</h1>',
    data
      .map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
      .map((json) => `<script type="application/ld+json">${json}</script>`)
      .join(''),
  );
const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Bean soup',
  recipeYield: '4 servings',
  totalTime: 'PT1H10M',
  recipeIngredient: ['400 g white beans', '1 onion'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Cook the beans.' }],
};
const BEAN_SOUP: ImportedRecipe = {
  name: 'Bean soup',
  servings: 4,
  lines: ['400 g white beans', '1 onion'],
  steps: ['Cook the beans.'],
  minutes: 70,
  source: null,
};

it.each<[string, string]>([
  ['a recipe alone', linked(RECIPE)],
  ['a graph', linked({ '@graph': [{ '@type': 'Person', name: 'Bo' }, RECIPE] })],
  ['within another thing', linked({ '@type': 'WebPage', mainEntity: RECIPE })],
  ['several types', linked({ ...RECIPE, '@type': ['NewsArticle', 'Recipe'] })],
  ['a type by its address', linked({ ...RECIPE, '@type': 'http://schema.org/Recipe' })],
  ['a script that cannot be read before it', linked('{{{', RECIPE)],
  ['in a comment', linked(`<!-- ${JSON.stringify(RECIPE)} -->`)],
  ['in CDATA', linked(`/*<![CDATA[*/ ${JSON.stringify(RECIPE)} /*]]>*/`)],
  ['with a comma and a semicolon too many', linked(`${JSON.stringify(RECIPE).replace(/}$/, ',}')};`)],
  ['with a line break in a text', linked(JSON.stringify(RECIPE).replace('the beans', 'the\n beans'))],
  ['with a backslash that escapes nothing', linked(JSON.stringify(RECIPE).replace('1 onion', '1\\ onion'))],
])('linked data is read: %s', (_, source) => {
  expect(read(source)).toEqual(BEAN_SOUP);
});

it('linked data is plain text, whatever markup and entities it holds', () => {
  const { lines, steps, name } = read(
    linked({
      ...RECIPE,
      name: 'Mac &amp;amp; cheese',
      recipeIngredient: [
        '&frac12;&nbsp;cup <b>oats</b>',
        '<script>alert(1)<\\/script>',
        '2\u00ad\u200b eggs\u202e',
      ],
      recipeInstructions: '<p>Mix.</p><p>Bake<br>and cool.</p>',
    }),
  );
  expect(name).toBe('Mac & cheese');
  expect(lines).toEqual(['½ cup oats', '2 eggs']);
  expect(steps).toEqual(['Mix.', 'Bake', 'and cool.']);
});

it.each<[string, unknown, readonly string[]]>([
  ['one text', 'Mix.\nBake.', ['Mix.', 'Bake.']],
  ['numbers within one line', '1. Mix. 2. Bake 3 cakes.', ['Mix.', 'Bake 3 cakes.']],
  ['texts', ['Step 1: Mix.', '2) Bake.'], ['Mix.', 'Bake.']],
  [
    'sections',
    [
      {
        '@type': 'HowToSection',
        name: 'Dough:',
        itemListElement: [{ '@type': 'HowToStep', text: 'Mix.' }],
      },
      { '@type': 'HowToSection', name: 'Bread', itemListElement: ['Shape.', 'Bake.'] },
    ],
    ['Dough: Mix.', 'Bread: Shape.', 'Bake.'],
  ],
])('linked data has steps as %s', (_, recipeInstructions, steps) => {
  expect(read(linked({ ...RECIPE, recipeInstructions })).steps).toEqual(steps);
});

it.each<[unknown, number | null]>([
  ['Serves 4', 4],
  ['serves four', 4],
  [['', '6', '6 bowls'], 6],
  [8, 8],
  ['4-6 people', 4],
  ['Makes 24 biscuits, 6 servings', 6],
  ['12 muffins', null],
  ['Makes 12 slices', null],
  ['4 (2 small tacos each)', 4],
  ['12 (2 trays)', null],
  ['Yield: 2', 2],
  ['1 loaf', null],
  ['0', null],
  ['1000 servings', null],
  [{ '@type': 'QuantitativeValue', value: 5 }, 5],
  [undefined, null],
])('linked data serves what %j says: %j', (recipeYield, servings) => {
  expect(read(linked({ ...RECIPE, recipeYield })).servings).toBe(servings);
});

it.each<[object, number | null]>([
  [{ totalTime: 'PT90M' }, 90],
  [{ totalTime: 'P1DT2H' }, 1560],
  [{ totalTime: 'P0Y0M0DT0H35M0.000S' }, 35],
  [{ totalTime: 'PT1H30' }, 90],
  [{ totalTime: 'pt1.5h' }, 90],
  [{ totalTime: '1 hour 15 minutes' }, 75],
  [{ totalTime: '1h15' }, 75],
  [{ totalTime: 'PT0M', prepTime: 'PT10M', cookTime: 'PT20M' }, 30],
  [{ totalTime: undefined, cookTime: 'PT20M' }, 20],
  [{ totalTime: 'a while' }, null],
  [{ totalTime: 'P400D' }, null],
])('linked data takes the time of %j: %j', (times, minutes) => {
  expect(read(linked({ ...RECIPE, ...times })).minutes).toBe(minutes);
});

it('linked data keeps the address of its page, if it is one', () => {
  const canonical = '<link rel="canonical" href="https://a.example/soup">';
  const soup = linked(RECIPE);
  expect(read(soup.replace('</head>', `${canonical}</head>`)).source).toBe('https://a.example/soup');
  expect(read(linked({ ...RECIPE, url: 'https://a.example/s' })).source).toBe('https://a.example/s');
  expect(read(linked({ ...RECIPE, url: 'javascript:alert(1)' })).source).toBeNull();
});

it('microdata is read where there is no linked data', () => {
  const source = page(`<article itemscope itemtype="https://schema.org/Recipe">
    <h1 itemprop="name">Bean soup</h1>
    <p itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Bo</b></p>
    <meta itemprop="recipeYield" content="4"><time itemprop="totalTime" datetime="PT70M">an hour</time>
    <ul><li itemprop="recipeIngredient">400 g <i>white</i> beans</li><li itemprop="ingredients">salt</li>
    <li itemprop="recipeIngredient">1 onion</li></ul>
    <div itemprop="recipeInstructions"><p>Cook the beans.</p></div></article>`);
  expect(read(source)).toEqual(BEAN_SOUP);
});

it('a page for people is read by its headings and lists', () => {
  const source = page(`<nav><ul><li>Ingredients</li><li>Method</li></ul></nav>
    <h1>Bean soup</h1><p>A story about beans, 3 pages long.</p><p>Serves 4</p><p>Total time: 1 h 10 min</p>
    <h2>Ingredients</h2><h3>For the pot</h3><ul><li>400 g white beans</li><li>1 onion</li></ul><p>Buy a pot!</p>
    <h2>Method</h2><ol><li>Cook the beans.</li></ol>
    <h2>Comments</h2><ul><li>Nice</li><li>Good</li><li>So so</li></ul>`);
  expect(read(source)).toEqual({ ...BEAN_SOUP, lines: ['For the pot', ...BEAN_SOUP.lines] });
});

it('a page for people is read without lists, and in other languages', () => {
  const source = page(`<h1>Bohnensuppe</h1><p><b>Zutaten</b></p><p>400 g Bohnen<br>1 Zwiebel</p>
    <p><b>Zubereitung</b></p><p>Kochen.</p><p>Essen.</p>`);
  expect(read(source)).toMatchObject({
    name: 'Bohnensuppe',
    lines: ['400 g Bohnen', '1 Zwiebel'],
    steps: ['Kochen.', 'Essen.'],
  });
});

it.each([
  ['no-recipe', '{"hello":["world"]}'],
  ['no-recipe', '[1,2,3]'],
  ['no-recipe', page(`<h1>News</h1><p>${'Nothing to eat here today. '.repeat(20)}</p>`)],
  [
    'needs-browser',
    page('<div id="root"></div><noscript>Please enable JavaScript.</noscript><script src="/a.js"></script>'),
  ],
  ['paywall', linked({ '@type': 'NewsArticle', isAccessibleForFree: 'False' })],
  ['too-large', `<html>${'x'.repeat(3_000_000)}`],
])('a page without a recipe says why: %s', (why, source) => {
  expect(failure(source)).toBe(why);
});

it('pasted text has a name, ingredients and a method', () => {
  const text = `Grandma's pancakes 🥞
    Serves four
    Prep: 10 min
    Cook: 20 min

    INGREDIENTS:
    - 200 g flour
    • 2 eggs
    For the top:
    * honey

    Method
    1. Mix.
    Step 2: Fry for 2 min.

    Notes
    Good with jam.`;
  expect(read(text)).toEqual({
    name: "Grandma's pancakes 🥞",
    servings: 4,
    lines: ['200 g flour', '2 eggs', 'For the top:', 'honey'],
    steps: ['Mix.', 'Fry for 2 min.'],
    minutes: 30,
    source: null,
  });
});

it('pasted text may be Markdown with front matter', () => {
  const text = `---
tags: [breakfast]
title: "Overnight oats"
servings: 2
---

# Overnight oats

**Difficulty:** easy | **Time:** 5 min

## Ingredients

* 100 g oats*
* **1 tbsp** chia*

## Instructions

1. Mix.
2. Chill *overnight*.
`;
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual({
    name: 'Overnight oats',
    servings: 2,
    lines: ['100 g oats*', '1 tbsp chia*'],
    steps: ['Mix.', 'Chill overnight.'],
    minutes: 5,
    source: null,
  });
});

it('pasted text needs no headings', () => {
  const text =
    'Quick dal\n\nFrom my aunt, who made it every week.\n\n1 cup red lentils\n3 cups water\nsalt\n\nBoil.\nAdd salt.';
  expect(read(text)).toMatchObject({
    name: 'Quick dal',
    lines: ['1 cup red lentils', '3 cups water', 'salt'],
    steps: ['Boil.', 'Add salt.'],
  });
});

it.each(['', '   ', 'Hello', 'See you at 8.\nBring 2 friends.'])(
  'pasted text is not a recipe: %j',
  (text) => {
    expect(failure(text)).toBe('no-recipe');
  },
);
