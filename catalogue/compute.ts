import type { Food, Method, Pack, PlainDish, RecipeIngredient } from '../src/terms/food.ts';
import type { Nutrient, NutrientVector } from '../src/terms/nutrients.ts';
import { familiarityOf } from './familiarity.ts';
import type { FoodEntry } from './foods/food-entry.ts';
import type { AuthoredRecipe } from './recipe.ts';

export const foodOf = (
  { state: _, ndb: __, ...food }: FoodEntry,
  per100: NutrientVector,
  undetermined: readonly Nutrient[],
  pack: Pack,
): Food => ({ ...food, per100, undetermined, pack });

const TELLS_THE_STATE = /\b(cooked|boiled|soaked|dry|raw|fresh)\b/;

/**
 * Grams are as eaten, so the words beside them must say so: "1 cup" of rice is "1 cup, cooked". Words that
 * already tell in which state they count ("150 g dry") are left alone.
 */
const asEaten = (ingredient: RecipeIngredient, { state }: FoodEntry): RecipeIngredient => {
  const { measure } = ingredient;
  if (state === null || (measure !== null && TELLS_THE_STATE.test(measure))) return ingredient;
  return { ...ingredient, measure: measure === null ? state : `${measure}, ${state}` };
};

/** The name of a dish's picture. */
export const pictureName = ({ id, art }: Pick<AuthoredRecipe, 'id' | 'art'>): string => art ?? id;

/** Heat beyond that of a kettle and a toaster, as steps name it. */
const STOVE =
  /\b(?:boil|fry|fried|simmer|bake|roast|grill|brown|cook|heat|steam|warm|wilt|poach|scramble|melt|microwave)(?:s|ed)?\b|\b(?:oven|pan|pot|saucepan)\b/i;

/** The part of a recipe that plans use. */
export const plainDishOf = (recipe: AuthoredRecipe): PlainDish => {
  const { ingredients, steps, storage: _, makeAhead: __, ...dish } = recipe;
  return {
    ...dish,
    art: pictureName(recipe),
    familiarity: familiarityOf(dish.id),
    stove: steps.some(({ text }) => STOVE.test(text)),
    ingredients: ingredients.map(({ food, grams }) => ({ food, grams })),
  };
};

/** The part of a recipe that only the cook uses. Throws if it names an unknown food. */
export const methodOf = (
  { id, ingredients, steps, storage, makeAhead }: AuthoredRecipe,
  entries: ReadonlyMap<string, FoodEntry>,
): Method => ({
  ingredients: ingredients.map((ingredient) => {
    const entry = entries.get(ingredient.food);
    if (entry === undefined) throw new Error(`${id}: no food ${ingredient.food}`);
    return asEaten(ingredient, entry);
  }),
  steps,
  storage,
  makeAhead,
});
