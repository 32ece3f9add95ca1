import type { Nutrient, NutrientVector } from './nutrients.ts';
import type { DietType } from './profile.ts';

export const SHOP_CATEGORIES = [
  'Vegetables',
  'Fruit',
  'Grains, bread & pasta',
  'Beans, lentils & soy',
  'Dairy & eggs',
  'Meat & poultry',
  'Fish & seafood',
  'Nuts & seeds',
  'Herbs & spices',
  'Oils, fats & dressings',
  'Sauces & broths',
  'Sweeteners & sweets',
  'Beverages',
  'Snacks',
] as const;
export type ShopCategory = (typeof SHOP_CATEGORIES)[number];

/** `honey` is the one animal product that is neither dairy, egg, fish nor meat. */
export const DIET_CLASSES = ['vegan', 'honey', 'lacto', 'ovo', 'lacto_ovo', 'fish', 'meat'] as const;
export type DietClass = (typeof DIET_CLASSES)[number];

export const ALLERGENS = [
  'gluten',
  'gluten_oats',
  'milk',
  'egg',
  'soy',
  'peanut',
  'tree_nut',
  'sesame',
  'fish',
  'crustacean',
  'mollusc',
  'celery',
  'mustard',
  'coconut',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Kinds of meals that a recipe fits. Snacks 1 and 2 take `snack`, lunch and dinner take `main`. */
export const MEAL_KINDS = ['breakfast', 'snack', 'main'] as const;
export type MealKind = (typeof MEAL_KINDS)[number];

/** The five slots of a day, in order, named as on the wire. */
export const SLOTS = ['breakfast', 'snacks1', 'lunch', 'snacks2', 'dinner'] as const;
export type Slot = (typeof SLOTS)[number];

export const kindOfSlot = (slot: Slot): MealKind =>
  slot === 'breakfast' ? 'breakfast' : slot === 'lunch' || slot === 'dinner' ? 'main' : 'snack';

/** A household measure: `grams` of the food as eaten make one `label` ("cup", "tbsp", "medium"). */
export interface Measure {
  readonly label: string;
  readonly grams: number;
}

/** The unit in which a shop sells a thing. */
export interface Pack {
  /** "can", "bunch"; null for what is sold by the piece. */
  readonly label: string | null;
  /** As bought, peel and bones included. */
  readonly grams: number;
  /** Days that it is good for once open, in the fridge where it belongs there; null for months. */
  readonly keeps: number | null;
}

export interface Food {
  readonly id: string;
  readonly name: string;
  readonly category: ShopCategory;
  readonly diet: DietClass;
  readonly allergens: readonly Allergen[];
  /** Grams as eaten per gram as bought and trimmed (cooked rice: about 2.8). */
  readonly yield: number;
  /** Share of the bought weight that is thrown away, 0 to 1. */
  readonly refuse: number;
  /** Per 100 g as eaten. */
  readonly per100: NutrientVector;
  /** Nutrients without a figure in the source; they count as 0. */
  readonly undetermined: readonly Nutrient[];
  readonly measures: readonly Measure[];
  readonly pack: Pack;
}

export interface Ingredient {
  readonly food: string;
  /** Grams as eaten, for the whole recipe (all portions). */
  readonly grams: number;
}

/** Work to begin before the day's cooking: soaking, thawing, chilling overnight. */
export interface Ahead {
  /** Before the cooking starts. */
  readonly hours: number;
  /** A sentence that names the hours: "Soak the chickpeas 8 hours ahead." */
  readonly text: string;
}

/** 1 is everyday, 2 less usual, 3 an adventure, for somebody who named no cuisine. */
export type Familiarity = 1 | 2 | 3;

/** A dish as a plan needs it, before anything is computed from its foods. */
export interface PlainDish {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly MealKind[];
  readonly cuisine: string;
  readonly minutesActive: number;
  readonly minutesTotal: number;
  readonly portions: number;
  /** Days that it is good for in the fridge after the day it was made; 0 for what is eaten at once. */
  readonly keeps: number;
  readonly freezes: boolean;
  /** The food of it that is cooked anew for later days, while the rest keeps: rice, pasta. Null where there is none. */
  readonly fresh: string | null;
  readonly familiarity: Familiarity;
  /** A sweet drink. */
  readonly drink: boolean;
  /** True where it takes more heat than a kettle and a toaster. */
  readonly stove: boolean;
  readonly ingredients: readonly Ingredient[];
  /** Work to begin hours before, not counted in `minutesTotal`; empty for most dishes. */
  readonly ahead: readonly Ahead[];
  /** Name of a Fluent Emoji Flat picture. */
  readonly art: string;
}

/** A dish with everything that is computed from its ingredients. */
export interface Dish extends PlainDish {
  /** One portion, as eaten. */
  readonly nutrients: NutrientVector;
  /** Grams of one portion. */
  readonly portionGrams: number;
  readonly allergens: readonly Allergen[];
  readonly hasMeat: boolean;
  readonly hasFish: boolean;
  readonly hasEgg: boolean;
  readonly hasDairy: boolean;
  readonly diets: readonly DietType[];
  /**
   * A recipe of the member's own that is offered nowhere: they removed it, or the figures of some of its ingredients are
   * unknown. Where it was chosen before, it stays.
   */
  readonly withheld?: 'removed' | 'incomplete';
  /** Foods that a recipe of the member's own adds to taste: they weigh nothing, but must not be eaten by everybody. */
  readonly toTaste?: readonly string[];
}

export interface RecipeIngredient extends Ingredient {
  /** The amount as a cook would say it ("1 medium", "2 tbsp"), for the whole recipe. */
  readonly measure: string | null;
}

export interface RecipeStep {
  readonly text: string;
  /** A timer worth offering, in minutes. */
  readonly minutes: number | null;
}

/** The part of a dish that only the cook uses. */
export interface Method {
  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly RecipeStep[];
  /** Storage: how long and where the dish keeps. */
  readonly storage: string;
  /** Work that may be done earlier, beside the work in `ahead` that must be. */
  readonly makeAhead: string | null;
}

/** A dish and how it is made. */
export interface Recipe extends Dish, Method {
  readonly ingredients: readonly RecipeIngredient[];
}

/** The foods and dishes that plans are made of. */
export interface Catalogue {
  readonly foods: ReadonlyMap<string, Food>;
  readonly dishes: ReadonlyMap<string, Dish>;
}

/** The catalogue with how every dish is made. */
export interface Cookbook extends Catalogue {
  readonly dishes: ReadonlyMap<string, Recipe>;
}
