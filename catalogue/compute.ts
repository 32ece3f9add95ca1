import { NUTRIENTS, type Nutrient, type NutrientVector } from '../src/domain/catalogue/nutrients.ts';
import {
  ALLERGENS,
  type DietClass,
  type Dish,
  type Food,
  type Ingredient,
} from '../src/domain/catalogue/types.ts';
import type { DietType } from '../src/domain/profile.ts';
import type { FoodEntry } from './foods/food-entry.ts';
import type { AuthoredRecipe } from './recipe.ts';

const DAIRY: readonly DietClass[] = ['lacto', 'lacto_ovo'];
const EGG: readonly DietClass[] = ['ovo', 'lacto_ovo'];

/** Four significant digits: finer than any figure of the source, and short in JSON. */
const rounded = (value: number): number => Number(value.toPrecision(4));

export const foodOf = (
  { state: _, ...food }: FoodEntry,
  per100: NutrientVector,
  undetermined: readonly Nutrient[],
): Food => ({
  ...food,
  per100: per100.map(rounded),
  undetermined,
});

const dietsOf = (classes: ReadonlySet<DietClass>): readonly DietType[] => {
  const none = (...excluded: DietClass[]) => !excluded.some((diet) => classes.has(diet));
  const allowed: Record<DietType, boolean> = {
    vegetarian: none('meat', 'fish', ...EGG),
    ovo_vegetarian: none('meat', 'fish', ...DAIRY),
    vegan: [...classes].every((diet) => diet === 'vegan'),
    full_non_vegetarian: true,
  };
  return (Object.keys(allowed) as DietType[]).filter((diet) => allowed[diet]);
};

const TELLS_THE_STATE = /\b(cooked|boiled|soaked|dry|raw|fresh)\b/;

/**
 * Grams are as eaten, so the words beside them must say so: "1 cup" of rice is "1 cup, cooked". Words that
 * already tell in which state they count ("150 g dry") are left alone.
 */
const asEaten = ({ food, grams, measure }: Ingredient, { state }: FoodEntry): Ingredient => {
  if (state === null || (measure !== null && TELLS_THE_STATE.test(measure))) return { food, grams, measure };
  return { food, grams, measure: measure === null ? state : `${measure}, ${state}` };
};

/** Throws when the recipe names a food or a figure that the catalogue does not have. */
export const dishOf = (
  recipe: AuthoredRecipe,
  entries: ReadonlyMap<string, FoodEntry>,
  composition: ReadonlyMap<string, NutrientVector>,
): Dish => {
  const parts = recipe.ingredients.map((ingredient) => {
    const entry = entries.get(ingredient.food);
    const per100 = entry && composition.get(entry.ndb);
    if (!entry || !per100) throw new Error(`${recipe.id}: no food or figures for ${ingredient.food}`);
    return { ingredient, entry, per100 };
  });
  const classes = new Set(parts.map(({ entry }) => entry.diet));
  const present = new Set(parts.flatMap(({ entry }) => entry.allergens));
  const nutrients = NUTRIENTS.map((_, at) =>
    rounded(
      parts.reduce((sum, { ingredient, per100 }) => sum + (ingredient.grams / 100) * (per100[at] ?? 0), 0) /
        recipe.portions,
    ),
  );
  const grams = parts.reduce((sum, { ingredient }) => sum + ingredient.grams, 0);
  return {
    ...recipe,
    ingredients: parts.map(({ ingredient, entry }) => asEaten(ingredient, entry)),
    nutrients,
    portionGrams: rounded(grams / recipe.portions),
    allergens: ALLERGENS.filter((allergen) => present.has(allergen)),
    hasMeat: classes.has('meat'),
    hasFish: classes.has('fish'),
    hasEgg: EGG.some((diet) => classes.has(diet)),
    hasDairy: DAIRY.some((diet) => classes.has(diet)),
    diets: dietsOf(classes),
  };
};
