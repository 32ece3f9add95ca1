import type { Catalogue, DietClass, Food, ShopCategory } from '../../../terms/food.ts';
import { amountOf, type Nutrient } from '../../../terms/nutrients.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import type { NutrientRow } from './nutrient-rows.ts';

export interface Gap {
  readonly row: NutrientRow;
  /** Foods that the member may eat and that hold most of it in a helping; may be empty. */
  readonly foods: readonly string[];
}

/** From this share of the goal on nothing needs closing. */
const CLOSED = 0.9;
const MOST_GAPS = 6;
const MOST_FOODS = 3;
/** A helping is a cup or a piece, but not more than this, nor more energy than this. */
const HELPING_G = 100;
const HELPING_KCAL = 150;
/** A food closes a gap when a helping brings this share of the goal. */
const WORTH_NAMING = 0.08;

/** Eaten by the spoon, or never by itself. */
const SEASONING: readonly ShopCategory[] = [
  'Herbs & spices',
  'Oils, fats & dressings',
  'Sauces & broths',
  'Sweeteners & sweets',
];
const NOT_BY_ITSELF = /flour$|^baking-|yeast$|starch$|^wakame$|^breadcrumbs$|^tomato-paste$|^sun-dried/;
/** The part of a name that describes the packaging. */
const KEPT = /, (dried|frozen|canned)$/;

/** Inside a sentence: "soy milk (fortified)". */
const inSentence = (name: string): string => {
  const plain = name.replace(KEPT, '').replace(/^([^(]+), (.+)$/, '$1 ($2)');
  return plain.slice(0, 1).toLowerCase() + plain.slice(1);
};

const WITHOUT_EGGS_AND_MILK: readonly DietClass[] = ['vegan', 'honey'];

const suitsDiet = (food: Food, { diet, eatsEggs, eatsDairy }: EatingRules): boolean => {
  if (diet === 'full_non_vegetarian') return true;
  if (diet === 'vegan') return food.diet === 'vegan';
  const milk = diet === 'vegetarian' || eatsDairy;
  const eggs = diet === 'ovo_vegetarian' || eatsEggs;
  if (food.diet === 'lacto') return milk;
  if (food.diet === 'ovo') return eggs;
  if (food.diet === 'lacto_ovo') return milk && eggs;
  return WITHOUT_EGGS_AND_MILK.includes(food.diet);
};

const isAllowed = (food: Food, rules: EatingRules): boolean =>
  suitsDiet(food, rules) &&
  !rules.excludedFoods.includes(food.id) &&
  !food.allergens.some(
    (allergen) =>
      rules.allergies.includes(allergen) ||
      (allergen === 'gluten_oats' && rules.allergies.includes('gluten')),
  );

const perHelping = (food: Food, nutrient: Nutrient): number => {
  const kcal = amountOf(food.per100, 'energy_kcal');
  const largest = Math.max(...food.measures.map(({ grams }) => grams));
  const grams = Math.min(
    HELPING_G,
    food.measures.length > 0 ? largest : HELPING_G,
    kcal > 0 ? (HELPING_KCAL / kcal) * 100 : HELPING_G,
  );
  return (amountOf(food.per100, nutrient) * grams) / 100;
};

/** The catalogue's foods that bring most of a nutrient to a plate of these rules, the richest first. */
export const richFoods = (
  nutrient: Nutrient,
  goal: number,
  rules: EatingRules,
  { foods }: Pick<Catalogue, 'foods'>,
): readonly string[] => {
  const rich = [...foods.values()]
    .filter(({ id, category }) => !SEASONING.includes(category) && !NOT_BY_ITSELF.test(id))
    .filter((food) => isAllowed(food, rules))
    .map((food) => ({ name: inSentence(food.name), brings: perHelping(food, nutrient) / goal }))
    .filter(({ brings }) => brings >= WORTH_NAMING)
    .sort((one, other) => other.brings - one.brings);
  return [...new Set(rich.map(({ name }) => name))].slice(0, MOST_FOODS);
};

/** Nutrients below their goals, the largest gap first, with foods that may close it. */
export const gapsOf = (
  rows: readonly NutrientRow[],
  rules: EatingRules,
  catalogue: Pick<Catalogue, 'foods'>,
): readonly Gap[] =>
  rows
    .filter(({ whole, goal }) => whole / goal < CLOSED)
    .slice(0, MOST_GAPS)
    .map((row) => ({ row, foods: richFoods(row.nutrient, row.goal, rules, catalogue) }));
