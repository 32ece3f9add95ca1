import type { Ahead, MealKind, Method, PlainDish, RecipeIngredient, RecipeStep } from '../src/terms/food.ts';

/** Food id, grams as eaten for all portions, and how a cook would say it (left out: grams alone). */
type AuthoredIngredient = readonly [food: string, grams: number, measure?: string];
/** A sentence, or a sentence with the minutes of a timer worth offering. */
type AuthoredStep = string | readonly [text: string, minutes: number];
/** Hours before the cooking starts, and what to begin then; the sentence names the hours. */
type AuthoredAhead = readonly [hours: number, text: string];

interface Draft {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly MealKind[];
  readonly cuisine: string;
  /** Minutes of work, and from start to table on the day: what `ahead` asks for comes before. */
  readonly active: number;
  readonly total: number;
  readonly portions: number;
  /** Days that it is good for in the fridge after the day it was made; 0 for what is eaten at once. */
  readonly keeps: number;
  /** It can be frozen as it is. */
  readonly freezes?: boolean;
  /** The food that is cooked anew for later days, where `keeps` is about the rest. */
  readonly fresh?: string;
  readonly drink?: boolean;
  readonly ingredients: readonly AuthoredIngredient[];
  readonly steps: readonly AuthoredStep[];
  readonly storage: string;
  readonly makeAhead?: string;
  readonly ahead?: readonly AuthoredAhead[];
  /** A picture of Fluent Emoji Flat that shows the whole dish: a pizza. Without it the dish is drawn from its foods. */
  readonly art?: string;
}

/** A recipe as its author wrote it: nothing in it is computed yet. */
export interface AuthoredRecipe extends Omit<PlainDish, 'art' | 'familiarity' | 'stove'>, Method {
  readonly art?: string;
  readonly ingredients: readonly RecipeIngredient[];
}

const ingredientOf = ([food, grams, measure]: AuthoredIngredient): RecipeIngredient => ({
  food,
  grams,
  measure: measure ?? null,
});

const stepOf = (step: AuthoredStep): RecipeStep =>
  typeof step === 'string' ? { text: step, minutes: null } : { text: step[0], minutes: step[1] };

const aheadOf = ([hours, text]: AuthoredAhead): Ahead => ({ hours, text });

export const recipe = ({
  active,
  total,
  ingredients,
  steps,
  makeAhead,
  freezes = false,
  fresh,
  drink = false,
  ahead = [],
  ...rest
}: Draft): AuthoredRecipe => ({
  ...rest,
  minutesActive: active,
  minutesTotal: total,
  ingredients: ingredients.map(ingredientOf),
  steps: steps.map(stepOf),
  makeAhead: makeAhead ?? null,
  freezes,
  fresh: fresh ?? null,
  drink,
  ahead: ahead.map(aheadOf),
});
