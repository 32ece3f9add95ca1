import { describeFood, type EdibleFood } from '../catalogue/eaten-food.ts';
import { NUTRIENTS, nutrientIndex } from '../catalogue/nutrients.ts';
import type { Slot } from '../catalogue/types.ts';
import type { EatenFood } from '../journal/fold.ts';
import { kcalOf } from './food-amounts.ts';

/** A drink that was logged by its alcohol. */
const ALCOHOL = 'quick:alcohol';

/** Usual drinks: millilitres, and per cent by volume. */
export const DRINKS = [
  { name: 'Beer', ml: 330, strength: 5 },
  { name: 'Wine', ml: 150, strength: 12.5 },
  { name: 'Spirits', ml: 40, strength: 40 },
] as const;

/** Ethanol at 20 °C, in g/ml. */
const GRAMS_PER_ML = 0.789;
/** Regulation (EU) 1169/2011, annex XIV. */
const KCAL_PER_GRAM = 7;
const GRAMS_PER_UNIT = 10;

/** Grams of alcohol in a drink of so many per cent by volume. */
export const gramsOfAlcohol = (ml: number, strength: number): number => (ml * strength * GRAMS_PER_ML) / 100;

/** A drink with the energy of its alcohol alone. */
const drinkOf = (name: string, strength: number): EdibleFood => ({
  id: ALCOHOL,
  name: `${name}, ${strength} %`,
  measures: [],
  per: 'ml',
  per100: NUTRIENTS.map((_, at) =>
    at === nutrientIndex.energy_kcal ? gramsOfAlcohol(100, strength) * KCAL_PER_GRAM : null,
  ),
});

/** Millilitres of a drink of so many per cent by volume, counted by the alcohol alone. */
export const drinkWithAlcohol = (slot: Slot, name: string, ml: number, strength: number): EatenFood => {
  const drink = drinkOf(name, strength);
  return { slot, food: drink.id, grams: ml, kcal: kcalOf(drink, ml), ...describeFood(drink, ml) };
};

/** "13 g of alcohol"; null for what was not logged by its alcohol. */
export const alcoholOf = ({ food, nutrients }: Pick<EatenFood, 'food' | 'nutrients'>): string | null => {
  if (food !== ALCOHOL) return null;
  const kcal = nutrients?.find(({ nutrient }) => nutrient === 'energy_kcal')?.amount ?? 0;
  return alcoholInWords(kcal / KCAL_PER_GRAM);
};

/** "13 g of alcohol" */
export const alcoholInWords = (grams: number): string => `${Math.round(grams)} g of alcohol`;

/** "1.3 units": a unit is 10 g of alcohol. */
export const unitsInWords = (grams: number): string => {
  const units = Math.round((grams / GRAMS_PER_UNIT) * 10) / 10;
  return units === 1 ? '1 unit' : `${units} units`;
};
