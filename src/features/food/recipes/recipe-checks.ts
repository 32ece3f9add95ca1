import * as v from 'valibot';
import { RECIPE_LIMITS } from '../../../domain/food/own-food/own-food.ts';
import type { LineMeaning, RecipeDraft } from '../../../domain/food/own-food/recipe-draft.ts';
import { ALLERGENS, DIET_CLASSES, MEAL_KINDS, SHOP_CATEGORIES } from '../../../terms/food.ts';
import type { JournalPayloads } from '../../../terms/journal.ts';
import { NUTRIENTS } from '../../../terms/nutrients.ts';

/** A draft, and the version of the recipe that it began with; null for a new recipe. */
export interface KeptDraft {
  readonly draft: RecipeDraft;
  readonly replaces: string | null;
}

const meaning: v.GenericSchema<unknown, LineMeaning> = v.object({
  isIngredient: v.boolean(),
  food: v.nullable(v.string()),
  grams: v.nullable(v.number()),
  measure: v.nullable(v.string()),
  described: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      category: v.nullable(v.picklist(SHOP_CATEGORIES)),
      diet: v.picklist(DIET_CLASSES),
      allergens: v.array(v.picklist(ALLERGENS)),
      per100: v.pipe(v.array(v.nullable(v.number())), v.length(NUTRIENTS.length)),
      planned: v.nullable(v.object({ food: v.string(), times: v.number() })),
    }),
  ),
  isGuess: v.boolean(),
});

const kept: v.GenericSchema<unknown, KeptDraft> = v.object({
  draft: v.object({
    name: v.string(),
    ingredients: v.string(),
    method: v.string(),
    servings: v.nullable(v.number()),
    finishedGrams: v.nullable(v.number()),
    kinds: v.array(v.picklist(MEAL_KINDS)),
    minutesActive: v.number(),
    minutesTotal: v.number(),
    keeps: v.number(),
    freezes: v.boolean(),
    allergens: v.array(v.picklist(ALLERGENS)),
    source: v.nullable(v.string()),
    chosen: v.record(v.string(), meaning),
  }),
  replaces: v.nullable(v.string()),
});

/** Null where nothing is stored, or something of another version of the app. */
export const readKeptDraft = (stored: unknown): KeptDraft | null => {
  const read = v.safeParse(kept, stored);
  return read.success ? read.output : null;
};

/** The first reason why a recipe cannot be kept, in a sentence; null where there is none. */
export const draftFault = (recipe: JournalPayloads['recipe.put']): string | null => {
  const { name, lines, steps } = recipe;
  if (name === '') return 'Give the recipe a name.';
  if (!lines.some(({ isIngredient }) => isIngredient)) return 'Write at least one ingredient.';
  if (lines.length > RECIPE_LIMITS.lines)
    return `A recipe can have ${RECIPE_LIMITS.lines} lines at most; this one has ${lines.length}.`;
  const long = lines.find(({ text }) => text.length > RECIPE_LIMITS.line);
  if (long !== undefined)
    return `A line can have ${RECIPE_LIMITS.line} letters at most: “${long.text.slice(0, 40)}…”`;
  if (steps.length > RECIPE_LIMITS.steps)
    return `The method can have ${RECIPE_LIMITS.steps} steps at most; this one has ${steps.length}.`;
  if (steps.some(({ text }) => text.length > RECIPE_LIMITS.step))
    return `A step can have ${RECIPE_LIMITS.step} letters at most.`;
  return JSON.stringify(recipe).length > RECIPE_LIMITS.payload
    ? 'This recipe is too long to save. Shorten the method, or make two recipes of it.'
    : null;
};
