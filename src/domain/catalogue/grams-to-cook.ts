import type { Food } from './types.ts';

/**
 * The weight before cooking, raw and trimmed, for `eatenGrams` of a food as eaten: 100 g of dry rice for 282 g of
 * cooked. The dish page, the kitchen and the shopping list all take it from here.
 */
export const gramsToCook = (food: Pick<Food, 'yield'>, eatenGrams: number): number => eatenGrams / food.yield;
