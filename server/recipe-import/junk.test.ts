import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IMPORT_LIMITS } from '../../src/domain/food/recipe-import/imported-recipe.ts';
import { readRecipes } from '../../src/domain/food/recipe-import/read-recipe.ts';
import { parsePage } from './parse-page.ts';

/** Whatever comes in, what comes out is bounded plain text. */
const expectPlain = (source: string): void => {
  const read = readRecipes(source, parsePage);
  if (!read.ok) return;
  for (const { name, servings, lines, steps, minutes, source: address } of read.value) {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(IMPORT_LIMITS.lines);
    expect(steps.length).toBeLessThanOrEqual(IMPORT_LIMITS.steps);
    const texts = [[name], lines, steps] as const;
    const longest = [IMPORT_LIMITS.name, IMPORT_LIMITS.line, IMPORT_LIMITS.step];
    texts.forEach((each, at) => {
      for (const text of each) expect(text.length).toBeLessThanOrEqual(longest[at] ?? 0);
    });
    for (const text of texts.flat()) {
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      expect(text).toBe(text.trim());
    }
    for (const number of [servings, minutes]) expect(number === null || Number.isInteger(number)).toBe(true);
    expect(address === null || /^https?:/i.test(address)).toBe(true);
  }
};

const KEYS = [
  '@type',
  '@graph',
  'name',
  'recipeIngredient',
  'recipeInstructions',
  'recipeYield',
  'totalTime',
  'steps',
];
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 6 },
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Recipe', 'PT30M', '4 servings', '<li>1 egg</li>', '&amp;#0;', 'HowToSection'),
    fc.double(),
    fc.constant(null),
    fc.array(tie('json')),
    fc.dictionary(fc.oneof(fc.constantFrom(...KEYS, '__proto__', 'constructor'), fc.string()), tie('json')),
  ),
}));

const TAGS = 'html body div h1 h2 ul ol li p br table tr td script svg form a title nav template'.split(' ');
const WORDS = [
  'Ingredients',
  'Method',
  '2 eggs',
  'Serves 4',
  'Total time: 1 h',
  '{"@type":"Recipe"',
  '&lt;',
  '<!--',
  ']]>',
];
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...TAGS).map((tag) => `<${tag}>`),
      fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
      fc.constantFrom(
        '<div itemscope itemtype="x/Recipe">',
        '<b itemprop="recipeIngredient">',
        '<script type="application/ld+json">',
      ),
      fc.constantFrom(...WORDS),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

it('junk of any tags does', () => {
  fc.assert(fc.property(markup, expectPlain), { numRuns: 500 });
});
it('junk of any JSON does, in a file and in a page', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = JSON.stringify({ '@type': 'Recipe', recipeIngredient: ['salt'], ...(value as object) });
      expectPlain(text);
      expectPlain(text.slice(0, -2));
      expectPlain(`<html><script type="application/ld+json">${text}</script>`);
    }),
    { numRuns: 300 },
  );
});

/** A reader that comes back to what it has read would sit over these for hours. */
const MB = 1_000_000;
const of = (part: string): string => part.repeat(Math.ceil(MB / part.length));
it.each<[string, string]>([
  ['elements in elements', of('<div>')],
  ['elements that end elsewhere', of('<a>').slice(MB / 2) + of('</b>').slice(MB / 2)],
  ['angle brackets', of('<')],
  ['entities', `<p>${of('&amp;')}`],
  ['attributes', `<a ${of('b=c ')}>`],
  ['ingredients', `<h2>Ingredients</h2>${of('<li>1 g x</li>')}`],
  ['objects within JSON', `<script type="application/ld+json">${of('{"a":')}`],
  ['scripts', of('<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["a"]}</script>')],
  ['items in items', of('<div itemscope itemtype="x/Recipe">')],
  [
    'properties in properties',
    `<div itemscope itemtype="x/Recipe">${'<i itemprop=a>'.repeat(250)}${of('y')}`,
  ],
  ['comments', of('<!--')],
  ['tables', of('<table><tr><td>')],
  ['lines', of('a\n')],
  [
    'places for one ingredient in a step',
    JSON.stringify({
      steps: [
        { instruction: of('{{ ingredients[0] }}'), ingredients: [{ amount: 2, food: { name: of('a') } }] },
      ],
    }),
  ],
  ['lists of JSON', of('[')],
  ['backslashes of JSON', `{"a":"${of('\\')}`],
])('junk of a million %s is read', (_, body) => {
  expectPlain(body.startsWith('<') ? `<!doctype html>${body}` : body);
});
