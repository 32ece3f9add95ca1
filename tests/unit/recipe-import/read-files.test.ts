import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/recipe-import/parse-page.ts';
import type { ImportedRecipe } from '../../../src/domain/recipe-import/imported-recipe.ts';
import { readRecipes } from '../../../src/domain/recipe-import/read-recipe.ts';

const readAll = (source: string): readonly ImportedRecipe[] => {
  const recipes = readRecipes(source, parsePage);
  if (!recipes.ok) throw new Error(recipes.error);
  return recipes.value;
};

describe('files', () => {
  it('of Paprika', () => {
    const file = {
      name: 'Rice pudding',
      ingredients: '200 g rice\r\n\r\n1 l milk\r\nFor the top:\r\ncinnamon',
      directions: 'Boil the milk.\r\n\r\nAdd the rice.',
      servings: '4',
      prep_time: '5 mins',
      cook_time: '1 hr 10 mins',
      total_time: '',
      source_url: 'https://a.example/rice',
      photo_data: 'AAAA',
    };
    expect(readAll(JSON.stringify(file))).toEqual([
      {
        name: 'Rice pudding',
        servings: 4,
        lines: ['200 g rice', '1 l milk', 'For the top:', 'cinnamon'],
        steps: ['Boil the milk.', 'Add the rice.'],
        minutes: 75,
        source: 'https://a.example/rice',
      },
    ]);
  });

  it('of Mealie, with ingredients as a text or in parts', () => {
    const file = {
      name: 'Rice pudding',
      slug: 'rice-pudding',
      recipeServings: 2,
      recipeYield: '1 pot',
      totalTime: '40 minutes',
      recipeIngredient: [
        { title: 'Pot', quantity: 0, display: '200 g rice' },
        { quantity: 1, unit: { name: 'litre' }, food: { name: 'milk' }, note: 'whole' },
        { quantity: 0, unit: null, food: { name: 'salt' }, note: '' },
        { quantity: 1, unit: null, food: null, note: 'a vanilla pod' },
      ],
      recipeInstructions: [
        { title: 'Rice', summary: '', text: 'Boil the milk.' },
        { title: '', text: 'Stir.' },
      ],
      orgURL: 'https://a.example/rice',
    };
    expect(readAll(JSON.stringify(file))).toEqual([
      {
        name: 'Rice pudding',
        servings: 2,
        lines: ['Pot', '200 g rice', '1 litre milk, whole', 'salt', 'a vanilla pod'],
        steps: ['Rice: Boil the milk.', 'Stir.'],
        minutes: 40,
        source: 'https://a.example/rice',
      },
    ]);
  });

  it('of Tandoor', () => {
    const ingredient = (food: string, amount: number, unit: string | null, note = '') => ({
      food: { name: food, plural_name: null },
      unit: unit === null ? null : { name: unit },
      amount,
      note,
      is_header: false,
      no_amount: amount === 0,
    });
    const file = {
      name: 'Rice pudding',
      servings: 3,
      working_time: 10,
      waiting_time: 30,
      source_url: null,
      steps: [
        { name: '', instruction: 'Boil the milk.\nStir.', ingredients: [ingredient('milk', 1, 'l')] },
        {
          name: '',
          instruction: 'Add the rice.',
          ingredients: [ingredient('rice', 200, 'g', 'round'), ingredient('salt', 0, null)],
        },
      ],
    };
    expect(readAll(JSON.stringify(file))).toEqual([
      {
        name: 'Rice pudding',
        servings: 3,
        lines: ['1 l milk', '200 g rice, round', 'salt'],
        steps: ['Boil the milk.', 'Stir.', 'Add the rice.'],
        minutes: 40,
        source: null,
      },
    ]);
  });

  it('of schema.org, with several recipes', () => {
    const recipes = ['Soup', 'Bread'].map((name) => ({
      '@type': 'Recipe',
      name,
      recipeIngredient: ['salt'],
    }));
    expect(readAll(JSON.stringify({ '@graph': recipes })).map(({ name }) => name)).toEqual(['Soup', 'Bread']);
  });

  it('and no other JSON', () => {
    expect(readRecipes('{"hello":["world"]}', parsePage)).toEqual({ ok: false, error: 'no-recipe' });
    expect(readRecipes('[1,2,3]', parsePage)).toEqual({ ok: false, error: 'no-recipe' });
  });
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

  it('may be ingredients alone', () => {
    expect(readAll('200 g flour\n2 eggs')).toMatchObject([
      { name: '', lines: ['200 g flour', '2 eggs'], steps: [] },
    ]);
  });

  it.each(['', '   ', 'Hello', 'See you at 8.\nBring 2 friends.'.repeat(1)])(
    'is not a recipe: %j',
    (text) => {
      expect(readRecipes(text, parsePage)).toEqual({ ok: false, error: 'no-recipe' });
    },
  );
});
