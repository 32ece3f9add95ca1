import type { NutrientVector } from './nutrients.ts';
import type { Food } from './types.ts';

const PREPARED = /-(cooked|boiled|baked)$/;
/** The part of a name that describes the packaging; it means nothing on the plate. */
const KEPT = /, (dried|frozen)$/;

/** A food as it lies on the plate: the names of the catalogue are those of the shop ("Pasta" is "Pasta, cooked"). */
export const nameAsEaten = ({ id, name }: Pick<Food, 'id' | 'name'>): string => {
  const prepared = PREPARED.exec(id)?.[1];
  return prepared === undefined ? name : `${name.replace(KEPT, '')}, ${prepared}`;
};

/** Nutrients in some grams of a food, as eaten. */
export const foodNutrients = ({ per100 }: Pick<Food, 'per100'>, grams: number): NutrientVector =>
  per100.map((amount) => (amount * grams) / 100);
