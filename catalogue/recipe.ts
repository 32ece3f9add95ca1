import type { Ingredient, MealKind, Recipe, RecipeStep } from '../src/domain/catalogue/types.ts';

/** Food id, grams as eaten for all portions, and how a cook would say it (left out: grams alone). */
type AuthoredIngredient = readonly [food: string, grams: number, measure?: string];
/** A sentence, or a sentence with the minutes of a timer worth offering. */
type AuthoredStep = string | readonly [text: string, minutes: number];

interface Draft {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly MealKind[];
  readonly cuisine: string;
  /** Minutes of work, and from start to table. */
  readonly active: number;
  readonly total: number;
  readonly portions: number;
  readonly ingredients: readonly AuthoredIngredient[];
  readonly steps: readonly AuthoredStep[];
  readonly storage: string;
  readonly makeAhead?: string;
  /** A name in the Fluent Emoji Flat set. */
  readonly art: string;
}

/** A recipe as its author wrote it: nothing in it is computed yet. */
export type AuthoredRecipe = Recipe;

const ingredientOf = ([food, grams, measure]: AuthoredIngredient): Ingredient => ({
  food,
  grams,
  measure: measure ?? null,
});

const stepOf = (step: AuthoredStep): RecipeStep =>
  typeof step === 'string' ? { text: step, minutes: null } : { text: step[0], minutes: step[1] };

export const recipe = ({ active, total, ingredients, steps, makeAhead, ...rest }: Draft): AuthoredRecipe => ({
  ...rest,
  minutesActive: active,
  minutesTotal: total,
  ingredients: ingredients.map(ingredientOf),
  steps: steps.map(stepOf),
  makeAhead: makeAhead ?? null,
});
