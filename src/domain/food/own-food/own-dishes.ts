import {
  ALLERGENS,
  type Catalogue,
  type Cookbook,
  type Dish,
  type Food,
  type Recipe,
  type RecipeStep,
  type ShopCategory,
} from '../../../terms/food.ts';
import { NUTRIENTS, type Nutrient } from '../../../terms/nutrients.ts';
import { dishOf } from '../catalogue/compute.ts';
import type { EdibleFood } from '../catalogue/eaten-food.ts';
import {
  isComplete,
  isNothing,
  type LineFood,
  type Owned,
  type OwnFood,
  type OwnLine,
  type OwnRecipe,
  type OwnThings,
} from './own-food.ts';

/** Days that fresh food of a category is good for; the other categories keep for months. */
const KEEPS: Readonly<Partial<Record<ShopCategory, number>>> = {
  Vegetables: 7,
  Fruit: 7,
  'Dairy & eggs': 7,
  'Meat & poultry': 2,
  'Fish & seafood': 1,
};
const SHELF_OF_DISHES: ShopCategory = 'Snacks';
const CUISINE = 'Own';
const ART = 'pot-of-food';

const foodFrom = (
  { id, name, category, diet, allergens, per100 }: LineFood | OwnFood,
  measures: Food['measures'],
): Food => {
  const shelf = category ?? SHELF_OF_DISHES;
  return {
    id,
    name,
    category: shelf,
    diet,
    allergens,
    yield: 1,
    refuse: 0,
    per100: per100.map((amount) => amount ?? 0),
    undetermined: NUTRIENTS.filter((_, at) => per100[at] == null),
    measures,
    // Nobody knows its packs: so much is bought as is needed.
    pack: { label: null, grams: 1, keeps: KEEPS[shelf] ?? null },
  };
};

interface WeighedLine {
  readonly food: Food;
  /** As eaten. */
  readonly grams: number;
  readonly measure: string | null;
}

/** One ingredient of a dish: every food once, also where some more of it is added to taste. */
const addUp = (lines: readonly WeighedLine[]): readonly WeighedLine[] => {
  const sums = new Map<string, WeighedLine>();
  for (const line of lines) {
    const before = sums.get(line.food.id);
    if (before === undefined || before.grams === 0) sums.set(line.food.id, line);
    else if (line.grams > 0)
      sums.set(line.food.id, { ...line, grams: before.grams + line.grams, measure: null });
  }
  return [...sums.values()];
};

/** The ingredients of known weight, 0 for what is added to taste, and whether any other one is unknown. */
const weigh = (
  { lines, foods }: Pick<OwnRecipe, 'lines' | 'foods'>,
  known: ReadonlyMap<string, Food>,
): { readonly parts: readonly WeighedLine[]; readonly isWhole: boolean } => {
  const described = new Map(foods.map((food) => [food.id, food]));
  const partOf = ({ food: id, grams, measure }: OwnLine): WeighedLine | null => {
    if (id === null || grams === null) return null;
    const line = described.get(id);
    const food = known.get(line?.planned?.food ?? id);
    const times = line?.planned?.times ?? 1;
    // A measure of what goes into the pot says nothing of what comes out of it.
    return food === undefined ? null : { food, grams: grams * times, measure: times === 1 ? measure : null };
  };
  const parts = lines.filter(({ isIngredient }) => isIngredient).map(partOf);
  const weighed = parts.flatMap((part) => part ?? []);
  return { parts: addUp(weighed), isWhole: weighed.length === parts.length };
};

const storageOf = ({ keeps, freezes }: Pick<OwnRecipe, 'keeps' | 'freezes'>): string => {
  const fridge =
    keeps === 0
      ? 'Best eaten at once.'
      : `Keeps ${keeps} ${keeps === 1 ? 'day' : 'days'} in the fridge, covered.`;
  return freezes ? `${fridge} It freezes well.` : fridge;
};

/** The part of a dish that nobody asks about for a recipe of one's own. */
const HOME_MADE = { fresh: null, familiarity: 1, drink: false, stove: true, ahead: [], art: ART } as const;

const NO_METHOD: RecipeStep = { text: 'Cook it the way you always do.', minutes: null };

/** Ingredients to taste weigh nothing, so the cook reads of them in a step of their own. */
const stepsOf = ({ lines, steps }: Pick<OwnRecipe, 'lines' | 'steps'>): readonly RecipeStep[] => {
  const toTaste = lines
    .filter(({ isIngredient, grams }) => isIngredient && grams === 0)
    .map(({ text }) => text);
  const written = steps.length === 0 ? [NO_METHOD] : steps;
  return toTaste.length === 0
    ? written
    : [{ text: `Have ready: ${toTaste.join(', ')}.`, minutes: null }, ...written];
};

/** A recipe of the member's own, computed as the catalogue's are. `foods`: the catalogue's and the member's own. */
export const dishOfOwn = (
  recipe: OwnRecipe,
  isRemoved: boolean,
  foods: ReadonlyMap<string, Food>,
): Recipe => {
  const { id, name, kinds, servings, finishedGrams, minutesActive, minutesTotal, keeps, freezes } = recipe;
  const { parts, isWhole } = weigh(recipe, foods);
  const plain = { id, name, kinds, cuisine: CUISINE, minutesActive, minutesTotal, portions: servings };
  const dish = dishOf({ ...plain, ...HOME_MADE, keeps, freezes }, parts);
  const hidden = new Set([...dish.allergens, ...recipe.allergens]);
  for (const { allergens } of recipe.foods) for (const allergen of allergens) hidden.add(allergen);
  const isIncomplete = !isWhole || !isComplete(recipe);
  const withheld: Dish['withheld'] = isIncomplete ? 'incomplete' : isRemoved ? 'removed' : undefined;
  const toTaste = parts.filter(({ grams }) => grams === 0).map(({ food }) => food.id);
  const measures = new Map(parts.map(({ food, measure }) => [food.id, measure]));
  return {
    ...dish,
    ...(withheld === undefined ? {} : { withheld }),
    ...(toTaste.length === 0 ? {} : { toTaste }),
    portionGrams: finishedGrams === null ? dish.portionGrams : finishedGrams / servings,
    allergens: ALLERGENS.filter((allergen) => hidden.has(allergen)),
    ingredients: dish.ingredients
      .filter(({ grams }) => grams > 0)
      .map((part) => ({ ...part, measure: measures.get(part.food) ?? null })),
    steps: stepsOf(recipe),
    storage: storageOf(dish),
    makeAhead: null,
  };
};

/** A dish as something to weigh on a plate. A nutrient that none of its foods has a figure for is unknown. */
export const foodOfDish = (
  { id, name, ingredients, nutrients, portionGrams }: Dish,
  foods: ReadonlyMap<string, Food>,
): EdibleFood => {
  const isKnown = (nutrient: Nutrient): boolean =>
    ingredients.some(({ food }) => foods.get(food)?.undetermined.includes(nutrient) === false);
  return {
    id,
    name,
    measures: [{ label: 'serving', grams: portionGrams }],
    per100: NUTRIENTS.map((nutrient, at) =>
      isKnown(nutrient) ? ((nutrients[at] ?? 0) * 100) / portionGrams : null,
    ),
  };
};

/** The foods that own recipes need beside the catalogue's: own ones, and those that the recipes describe. */
const foodsWith = (
  base: ReadonlyMap<string, Food>,
  { foods, recipes }: OwnThings,
): ReadonlyMap<string, Food> => {
  const all = new Map(base);
  for (const { item } of foods.values()) all.set(item.id, foodFrom(item, item.measures));
  for (const { item } of recipes.values())
    for (const food of item.foods)
      if (food.planned === null && !all.has(food.id)) all.set(food.id, foodFrom(food, []));
  return all;
};

const recipesWith = (
  { recipes }: OwnThings,
  foods: ReadonlyMap<string, Food>,
): readonly (readonly [string, Recipe])[] =>
  [...recipes.values()].map(
    ({ item, isRemoved }: Owned<OwnRecipe>) => [item.id, dishOfOwn(item, isRemoved, foods)] as const,
  );

/** The catalogue with the member's own foods and recipes. */
export const withOwn = (catalogue: Catalogue, own: OwnThings): Catalogue => {
  if (isNothing(own)) return catalogue;
  const foods = foodsWith(catalogue.foods, own);
  return { foods, dishes: new Map([...catalogue.dishes, ...recipesWith(own, foods)]) };
};

/** The same with how every dish is made. */
export const cookbookWithOwn = (cookbook: Cookbook, own: OwnThings): Cookbook => {
  if (isNothing(own)) return cookbook;
  const foods = foodsWith(cookbook.foods, own);
  return { foods, dishes: new Map([...cookbook.dishes, ...recipesWith(own, foods)]) };
};
