import type { Food } from '../../../terms/food.ts';

/**
 * Returns the weight in g before cooking, raw and trimmed, of `eatenGrams` g of a food as it is eaten: 282 g of cooked
 * rice come from 100 g of dry rice, a yield of 2.82.
 */
export const gramsToCook = (food: Pick<Food, 'yield'>, eatenGrams: number): number => eatenGrams / food.yield;
