import type { Slot } from '../../../terms/food.ts';
import { NUTRIENTS, nutrientIndex } from '../../../terms/nutrients.ts';
import { describeFood, type EdibleFood } from '../catalogue/eaten-food.ts';
import type { EatenFood } from '../journal/fold.ts';
import { kcalOf } from './food-amounts.ts';

/** A drink that was logged by its kind and its strength. */
const ALCOHOL = 'quick:alcohol';

/** Usual drinks: millilitres, per cent by volume, and the kcal in 100 ml that are not of the alcohol. */
export const DRINKS = [
  { name: 'Beer', ml: 330, strength: 5, otherKcal: 15 },
  { name: 'Wine', ml: 150, strength: 12.5, otherKcal: 14 },
  { name: 'Spirits', ml: 40, strength: 40, otherKcal: 0 },
] as const;

export type Drink = (typeof DRINKS)[number];

/** Ethanol at 20 °C, in g/ml. */
const GRAMS_PER_ML = 0.789;
/** Regulation (EU) 1169/2011, annex XIV. */
const KCAL_PER_GRAM = 7;
const GRAMS_PER_UNIT = 10;

/** Grams of alcohol in a drink of so many per cent by volume. */
export const gramsOfAlcohol = (ml: number, strength: number): number => (ml * strength * GRAMS_PER_ML) / 100;

const drinkOf = ({ name, otherKcal }: Drink, strength: number): EdibleFood => ({
  id: ALCOHOL,
  name: `${name}, ${strength} %`,
  measures: [],
  per: 'ml',
  per100: NUTRIENTS.map((_, at) =>
    at === nutrientIndex.energy_kcal ? gramsOfAlcohol(100, strength) * KCAL_PER_GRAM + otherKcal : null,
  ),
});

/** Millilitres of a drink of so many per cent by volume, with the energy of all of it. */
export const drinkWithAlcohol = (slot: Slot, drink: Drink, ml: number, strength: number): EatenFood => {
  const food = drinkOf(drink, strength);
  return { slot, food: food.id, grams: ml, kcal: kcalOf(food, ml), ...describeFood(food, ml) };
};

/** "13 g of alcohol", by the strength in the name; null for what is not such a drink. */
export const alcoholOf = ({
  food,
  grams,
  name,
}: Pick<EatenFood, 'food' | 'grams' | 'name'>): string | null => {
  const strength = food === ALCOHOL ? /, ([\d.]+) %$/.exec(name ?? '')?.[1] : undefined;
  return strength === undefined ? null : alcoholInWords(gramsOfAlcohol(grams, Number(strength)));
};

/** "13 g of alcohol" */
export const alcoholInWords = (grams: number): string => `${Math.round(grams)} g of alcohol`;

/** "1.3 units": a unit is 10 g of alcohol. */
export const unitsInWords = (grams: number): string => {
  const units = Math.round((grams / GRAMS_PER_UNIT) * 10) / 10;
  return units === 1 ? '1 unit' : `${units} units`;
};
