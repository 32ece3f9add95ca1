import { ADULT_INTAKES, COVERED_NUTRIENTS } from '../../src/domain/body/nutrition/reference-intakes.ts';
import { createRandom, type Random } from '../../src/domain/random.ts';
import {
  ALLERGENS,
  type Allergen,
  type Catalogue,
  type DietClass,
  type Dish,
  type Food,
  type MealKind,
  type ShopCategory,
} from '../../src/terms/food.ts';
import { NUTRIENTS, type NutrientVector } from '../../src/terms/nutrients.ts';
import type { EatingRules } from '../../src/terms/plan.ts';
import type { DietType } from '../../src/terms/profile.ts';

/** Of somebody who eats everything. */
export const NO_RULES: EatingRules = {
  diet: 'full_non_vegetarian',
  eatsEggs: false,
  eatsDairy: false,
  allergies: [],
  excludedFoods: [],
};

/** A small made-up catalogue, the same on every run: plausible macros, every diet type, every slot. */
type FoodRow = readonly [
  id: string,
  category: ShopCategory,
  diet: DietClass,
  allergens: readonly Allergen[],
  macros: readonly [protein: number, fat: number, carbs: number, fiber: number],
];

const STARCHES: readonly FoodRow[] = [
  ['rice', 'Grains, bread & pasta', 'vegan', [], [2.7, 0.3, 28, 0.4]],
  ['pasta', 'Grains, bread & pasta', 'vegan', ['gluten'], [5.8, 0.9, 31, 1.8]],
  ['bread', 'Grains, bread & pasta', 'vegan', ['gluten'], [10, 3.5, 45, 6]],
  ['oats', 'Grains, bread & pasta', 'vegan', ['gluten_oats'], [13, 7, 67, 10]],
  ['potato', 'Vegetables', 'vegan', [], [2, 0.1, 20, 2]],
  ['quinoa', 'Grains, bread & pasta', 'vegan', [], [4.4, 1.9, 21, 2.8]],
];
const PROTEINS: readonly FoodRow[] = [
  ['lentils', 'Beans, lentils & soy', 'vegan', [], [9, 0.4, 20, 8]],
  ['chickpeas', 'Beans, lentils & soy', 'vegan', [], [8.9, 2.6, 27, 7.6]],
  ['tofu', 'Beans, lentils & soy', 'vegan', ['soy'], [15, 9, 3, 2]],
  ['yoghurt', 'Dairy & eggs', 'lacto', ['milk'], [10, 2, 4, 0]],
  ['cheese', 'Dairy & eggs', 'lacto', ['milk'], [24, 30, 2, 0]],
  ['eggs', 'Dairy & eggs', 'ovo', ['egg'], [12.6, 9.5, 0.7, 0]],
  ['chicken', 'Meat & poultry', 'meat', [], [31, 3.6, 0, 0]],
  ['salmon', 'Fish & seafood', 'fish', ['fish'], [22, 12, 0, 0]],
];
const EXTRAS: readonly FoodRow[] = [
  ['onion', 'Vegetables', 'vegan', [], [1.1, 0.1, 9, 1.7]],
  ['spinach', 'Vegetables', 'vegan', [], [2.9, 0.4, 3.6, 2.2]],
  ['carrot', 'Vegetables', 'vegan', [], [0.9, 0.2, 10, 2.8]],
  ['apple', 'Fruit', 'vegan', [], [0.3, 0.2, 14, 2.4]],
  ['banana', 'Fruit', 'vegan', [], [1.1, 0.3, 23, 2.6]],
  ['berries', 'Fruit', 'vegan', [], [0.7, 0.3, 14, 2.4]],
];
const FATS: readonly FoodRow[] = [
  ['olive-oil', 'Oils, fats & dressings', 'vegan', [], [0, 100, 0, 0]],
  ['almonds', 'Nuts & seeds', 'vegan', ['tree_nut'], [21, 50, 22, 12]],
  ['tahini', 'Nuts & seeds', 'vegan', ['sesame'], [17, 54, 21, 9]],
];

const foodOf = (
  [id, category, diet, allergens, [protein, fat, carbs, fiber]]: FoodRow,
  random: Random,
): Food => {
  const kcal = 4 * protein + 9 * fat + 4 * carbs - 2 * fiber;
  const amounts: Partial<Record<string, number>> = {
    ...Object.fromEntries(
      COVERED_NUTRIENTS.map((nutrient) => [
        nutrient,
        (ADULT_INTAKES[nutrient] * kcal * (60 + random.below(120))) / 100 / 2000,
      ]),
    ),
    energy_kcal: kcal,
    protein_g: protein,
    fat_g: fat,
    carbs_g: carbs,
    fiber_g: fiber,
    sat_fat_g: fat * 0.2,
    sodium_mg: kcal * 0.8,
  };
  const measures = id === 'onion' ? [{ label: 'medium', grams: 110 }] : [];
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const per100 = NUTRIENTS.map((nutrient) => amounts[nutrient] ?? 0);
  return {
    id,
    name,
    category,
    diet,
    allergens,
    yield: id === 'rice' ? 2.8 : 1,
    refuse: id === 'onion' ? 0.1 : 0,
    per100,
    undetermined: [],
    measures,
    pack: { label: 'bag', grams: 500, keeps: null },
  };
};

const scaled = (vector: NutrientVector, by: number): NutrientVector => vector.map((amount) => amount * by);
const sum = (vectors: readonly NutrientVector[]): NutrientVector =>
  NUTRIENTS.map((_, at) => vectors.reduce((total, vector) => total + (vector[at] ?? 0), 0));

export const dishOf = (
  id: string,
  kinds: readonly MealKind[],
  parts: readonly (readonly [food: Food, grams: number])[],
): Dish => {
  const classes = parts.map(([food]) => food.diet);
  const hasMeat = classes.includes('meat');
  const hasFish = classes.includes('fish');
  const hasEgg = classes.some((diet) => diet === 'ovo' || diet === 'lacto_ovo');
  const hasDairy = classes.some((diet) => diet === 'lacto' || diet === 'lacto_ovo');
  const isPlantOrDairy = !hasMeat && !hasFish;
  const diets: DietType[] = ['full_non_vegetarian'];
  if (isPlantOrDairy && !hasEgg) diets.push('vegetarian');
  if (isPlantOrDairy && !hasDairy) diets.push('ovo_vegetarian');
  if (isPlantOrDairy && !hasEgg && !hasDairy) diets.push('vegan');
  return {
    id,
    name: `Dish ${id}`,
    kinds,
    cuisine: 'Home',
    minutesActive: 10,
    minutesTotal: 25,
    portions: 2,
    ingredients: parts.map(([food, grams]) => ({ food: food.id, grams: grams * 2 })),
    keeps: 0,
    freezes: false,
    fresh: null,
    familiarity: 1,
    drink: false,
    stove: true,
    ahead: [],
    art: 'pot-of-food',
    nutrients: sum(parts.map(([food, grams]) => scaled(food.per100, grams / 100))),
    portionGrams: parts.reduce((total, [, grams]) => total + grams, 0),
    allergens: ALLERGENS.filter((allergen) => parts.some(([food]) => food.allergens.includes(allergen))),
    hasMeat,
    hasFish,
    hasEgg,
    hasDairy,
    diets,
  };
};

const SHAPES: readonly { kind: MealKind; count: number; grams: readonly number[] }[] = [
  { kind: 'breakfast', count: 40, grams: [90, 90, 120, 10] },
  { kind: 'snack', count: 40, grams: [20, 30, 120, 8] },
  { kind: 'main', count: 80, grams: [180, 120, 150, 15] },
];

export const syntheticCatalogue = (): Catalogue => {
  const random = createRandom(1);
  const groups = [STARCHES, PROTEINS, EXTRAS, FATS].map((rows) => rows.map((row) => foodOf(row, random)));
  const dishes = SHAPES.flatMap(({ kind, count, grams }) =>
    Array.from({ length: count }, (_, number) =>
      dishOf(
        `${kind}-${number}`,
        [kind],
        groups.flatMap((group, at) => {
          const food = group[random.below(group.length)];
          return food ? [[food, (grams[at] ?? 0) * (0.6 + random.below(80) / 100)] as const] : [];
        }),
      ),
    ),
  );
  return {
    foods: new Map(groups.flat().map((food) => [food.id, food])),
    dishes: new Map(dishes.map((dish) => [dish.id, dish])),
  };
};

const { foods: FOODS } = syntheticCatalogue();

export const syntheticFood = (id: string): Food => {
  const food = FOODS.get(id);
  if (food === undefined) throw new Error(`no food ${id}`);
  return food;
};
