import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/recipe-import/parse-page.ts';
import type { ImportedRecipe } from '../../../src/domain/recipe-import/imported-recipe.ts';
import { readRecipes } from '../../../src/domain/recipe-import/read-recipe.ts';

const readAll = (source: string): readonly ImportedRecipe[] => {
  const recipes = readRecipes(source, parsePage);
  if (!recipes.ok) throw new Error(recipes.error);
  return recipes.value;
};

it('JSON that holds no recipe says so', () => {
  expect(readRecipes('{"hello":["world"]}', parsePage)).toEqual({ ok: false, error: 'no-recipe' });
  expect(readRecipes('[1,2,3]', parsePage)).toEqual({ ok: false, error: 'no-recipe' });
});

describe('pasted text', () => {
  it('has a name, ingredients and a method', () => {
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
    expect(readAll(text)).toEqual([
      {
        name: "Grandma's pancakes 🥞",
        servings: 4,
        lines: ['200 g flour', '2 eggs', 'For the top:', 'honey'],
        steps: ['Mix.', 'Fry for 2 min.'],
        minutes: 30,
        source: null,
      },
    ]);
  });

  it('may be Markdown with front matter', () => {
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
    expect(readAll(text.replaceAll('\n', '\r\n'))).toEqual([
      {
        name: 'Overnight oats',
        servings: 2,
        lines: ['100 g oats*', '1 tbsp chia*'],
        steps: ['Mix.', 'Chill overnight.'],
        minutes: 5,
        source: null,
      },
    ]);
  });

  it('needs no headings', () => {
    const text =
      'Quick dal\n\nFrom my aunt, who made it every week.\n\n1 cup red lentils\n3 cups water\nsalt\n\nBoil.\nAdd salt.';
    expect(readAll(text)).toMatchObject([
      {
        name: 'Quick dal',
        lines: ['1 cup red lentils', '3 cups water', 'salt'],
        steps: ['Boil.', 'Add salt.'],
      },
    ]);
  });

  it.each(['', '   ', 'Hello', 'See you at 8.\nBring 2 friends.'.repeat(1)])(
    'is not a recipe: %j',
    (text) => {
      expect(readRecipes(text, parsePage)).toEqual({ ok: false, error: 'no-recipe' });
    },
  );
});
