import type { Food } from '../../../terms/food.ts';
import { amountOf } from './quantity.ts';

/** A way to say how much of a food is at home. */
export interface PantryUnit {
  readonly label: string;
  /** As bought, in one of it. */
  readonly grams: number;
}

const SAMPLE_G = 1000;
const GRAMS: PantryUnit = { label: 'g', grams: 1 };

/**
 * The units of a shop and a cupboard, the likeliest first, grams last. The recipe's cups and spoons count food as
 * eaten: they are offered only where cooking does not change its weight.
 */
export const pantryUnits = (food: Food): readonly PantryUnit[] => {
  const { pieces, tablespoons } = amountOf(food, SAMPLE_G);
  const shop = [
    ...(pieces ? [{ label: pieces.label, grams: SAMPLE_G / pieces.count }] : []),
    ...(tablespoons ? [{ label: 'tbsp', grams: SAMPLE_G / tablespoons }] : []),
  ];
  const kitchen =
    food.yield === 1
      ? food.measures.map(({ label, grams }) => ({ label, grams: grams / (1 - food.refuse) }))
      : [];
  const units = [...shop, ...kitchen, GRAMS];
  return units.filter(({ label }, at) => units.findIndex((unit) => unit.label === label) === at);
};
