import { ALLERGENS, type DietClass, type Dish, type Food, type PlainDish } from '../../../terms/food.ts';
import { NUTRIENTS, type NutrientVector } from '../../../terms/nutrients.ts';
import type { DietType } from '../../../terms/profile.ts';
import { keptWith } from './keeping-days.ts';

const DAIRY: readonly DietClass[] = ['lacto', 'lacto_ovo'];
const EGG: readonly DietClass[] = ['ovo', 'lacto_ovo'];

/** Four significant digits: finer than any figure of the source. */
const rounded = (value: number): number => Number(value.toPrecision(4));

/** The diets of which something with parts of these classes is. */
export const dietsOf = (classes: ReadonlySet<DietClass>): readonly DietType[] => {
  const none = (...excluded: DietClass[]) => !excluded.some((diet) => classes.has(diet));
  const allowed: Record<DietType, boolean> = {
    vegetarian: none('meat', 'fish', ...EGG),
    ovo_vegetarian: none('meat', 'fish', ...DAIRY),
    vegan: [...classes].every((diet) => diet === 'vegan'),
    full_non_vegetarian: true,
  };
  return (Object.keys(allowed) as DietType[]).filter((diet) => allowed[diet]);
};

/** Grams of a food as eaten, for the whole recipe. */
interface Part {
  readonly food: Food;
  readonly grams: number;
}

/** Amounts of one portion. */
const nutrientsOf = (parts: readonly Part[], portions: number): NutrientVector => {
  const sums = new Float64Array(NUTRIENTS.length);
  for (const { food, grams } of parts)
    for (let at = 0; at < sums.length; at++)
      sums[at] = (sums[at] ?? 0) + (grams / 100) * (food.per100[at] ?? 0);
  return Array.from(sums, (sum) => rounded(sum / portions));
};

export const dishOf = (dish: Omit<PlainDish, 'ingredients'>, parts: readonly Part[]): Dish => {
  const classes = new Set(parts.map(({ food }) => food.diet));
  const present = new Set(parts.flatMap(({ food }) => food.allergens));
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  let nutrients: NutrientVector | null = null;
  return {
    ...dish,
    keeps: keptWith(
      dish.keeps,
      parts.flatMap(({ food }) => (food.id === dish.fresh ? [] : [food.id])),
    ),
    ingredients: parts.map(({ food, grams }) => ({ food: food.id, grams })),
    // Computed when asked for: the first screens show dishes without their figures.
    get nutrients() {
      nutrients ??= nutrientsOf(parts, dish.portions);
      return nutrients;
    },
    portionGrams: rounded(grams / dish.portions),
    allergens: ALLERGENS.filter((allergen) => present.has(allergen)),
    hasMeat: classes.has('meat'),
    hasFish: classes.has('fish'),
    hasEgg: EGG.some((diet) => classes.has(diet)),
    hasDairy: DAIRY.some((diet) => classes.has(diet)),
    diets: dietsOf(classes),
  };
};
