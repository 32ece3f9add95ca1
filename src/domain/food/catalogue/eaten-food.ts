import type { Food } from '../../../terms/food.ts';
import { NUTRIENTS, type Nutrient, type NutrientVector } from '../../../terms/nutrients.ts';

/** A food that somebody eats beside the plan. */
export interface EdibleFood extends Pick<Food, 'id' | 'name' | 'measures'> {
  /** Per 100 g as eaten, or per 100 ml, in the order of NUTRIENTS; null where nobody knows. */
  readonly per100: readonly (number | null)[];
  /** If it is ml, everything that is called grams of this food is millilitres. */
  readonly per?: 'g' | 'ml';
}

/**
 * The log's own record of a food that is not in the catalogue, so that it stays as it was eaten: its name, and the
 * nutrients of all of it. A nutrient that is not listed is unknown.
 */
export interface DescribedFood {
  readonly name?: string;
  readonly nutrients?: readonly { readonly nutrient: Nutrient; readonly amount: number }[];
  /** Its grams are millilitres. */
  readonly per?: 'ml';
}

/** Something eaten, by the catalogue's id or as it was described. */
export interface EatenSomething extends DescribedFood {
  readonly food: string;
  readonly grams: number;
}

const PREPARED = /-(cooked|boiled|baked)$/;
/** The part of a name that describes the packaging; it means nothing on the plate. */
const KEPT = /, (dried|frozen)$/;

/** A food as it lies on the plate: the names of the catalogue are those of the shop ("Pasta" is "Pasta, cooked"). */
export const nameAsEaten = ({ id, name }: Pick<Food, 'id' | 'name'>): string => {
  const prepared = PREPARED.exec(id)?.[1];
  return prepared === undefined ? name : `${name.replace(KEPT, '')}, ${prepared}`;
};

/** Grams or millilitres to the whole: "245 g", "330 ml"; empty for no amount. */
export const exactAmount = ({ grams, per }: Pick<EatenSomething, 'grams' | 'per'>): string =>
  grams > 0 ? `${Math.round(grams)} ${per ?? 'g'}` : '';

/** Nutrients in some grams of a food, as eaten. */
export const foodNutrients = ({ per100 }: Pick<Food, 'per100'>, grams: number): NutrientVector =>
  per100.map((amount) => (amount * grams) / 100);

/** As it was logged, or else as the catalogue has it; null where neither knows it. */
export const eatenName = (
  { food: id, name }: Pick<EatenSomething, 'food' | 'name'>,
  foods: ReadonlyMap<string, Food> | undefined,
): string | null => {
  const food = foods?.get(id);
  return name ?? (food === undefined ? null : nameAsEaten(food));
};

/** Nutrients as logged, or else as the catalogue has them; unknown ones as nothing, null where neither knows the food. */
export const eatenNutrients = (
  { food: id, grams, nutrients }: EatenSomething,
  foods: ReadonlyMap<string, Food>,
): NutrientVector | null => {
  const food = foods.get(id);
  if (nutrients === undefined) return food === undefined ? null : foodNutrients(food, grams);
  const amounts = new Map(nutrients.map(({ nutrient, amount }) => [nutrient, amount]));
  return NUTRIENTS.map((nutrient) => amounts.get(nutrient) ?? 0);
};

/** Describes some grams of a food for the log. */
export const describeFood = ({ name, per100, per }: EdibleFood, grams: number): DescribedFood => ({
  ...(per === 'ml' ? { per } : {}),
  name,
  nutrients: NUTRIENTS.flatMap((nutrient, at) => {
    const amount = per100[at];
    return amount == null ? [] : [{ nutrient, amount: Number(((amount * grams) / 100).toPrecision(4)) }];
  }),
});

/** The food of a log entry again, by weight or volume alone; null where the log does not describe it or has no amount of it. */
export const foodOfDescribed = (eaten: EatenSomething): EdibleFood | null => {
  const { food: id, grams, name, nutrients, per } = eaten;
  if (name === undefined || nutrients === undefined || grams <= 0) return null;
  const amounts = new Map(nutrients.map(({ nutrient, amount }) => [nutrient, (amount * 100) / grams]));
  return {
    id,
    name,
    measures: [],
    per: per ?? 'g',
    per100: NUTRIENTS.map((nutrient) => amounts.get(nutrient) ?? null),
  };
};
