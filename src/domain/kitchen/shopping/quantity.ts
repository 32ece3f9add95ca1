import type { Food, Measure, ShopCategory } from '../../../terms/food.ts';
import { kitchenCount, kitchenGrams } from '../../food/amounts/kitchen-amounts.ts';
import { gramsToCook } from '../../food/catalogue/grams-to-cook.ts';

/** An amount to buy of one food, in every unit that makes sense for it. */
export interface Amount {
  /** As bought: peel and cooking losses added. */
  readonly grams: number;
  /** Whole things, where a shopper counts them. */
  readonly pieces: { readonly label: string; readonly count: number } | null;
  /** Tablespoons, where a kitchen has the bottle or jar and only needs to know whether it is enough. */
  readonly tablespoons: number | null;
}

const SIZES = ['medium', 'large', 'small'];
/** Measures that are the whole thing itself: the number says all. */
const WHOLES = [
  'avocado',
  'bagel',
  'beetroot',
  'bulb',
  'carrot',
  'chili',
  'cucumber',
  'fruit',
  'leek',
  'lemon',
  'lime',
  'mango',
  'pepper',
  'root',
  'scallion',
  'tortilla',
];
const NAMED_PIECES = ['clove', 'stalk', 'can', 'block', 'bar', 'sheet'];
const SLICED_AT_HOME: readonly ShopCategory[] = ['Vegetables', 'Fruit', 'Meat & poultry', 'Fish & seafood'];
/** Smaller things with a size (strawberries, mushrooms) are weighed, not counted. */
const LEAST_COUNTED_GRAMS = 30;
const SPOONED: readonly ShopCategory[] = [
  'Herbs & spices',
  'Oils, fats & dressings',
  'Sauces & broths',
  'Sweeteners & sweets',
];
const MOST_TABLESPOONS = 12;
const TEASPOONS_PER_TABLESPOON = 3;

const placesOf = (labels: readonly string[]): ReadonlyMap<string, number> =>
  new Map(labels.map((label, place) => [label, place]));

const SIZED = placesOf(SIZES);
const WHOLE = placesOf([...WHOLES, ...NAMED_PIECES]);
const CUT = placesOf(['slice', 'piece']);

/** The measure whose label comes first; a whole list asks for hundreds. */
const firstOf = (measures: readonly Measure[], places: ReadonlyMap<string, number>): Measure | null => {
  let first: Measure | null = null;
  let best = places.size;
  for (const measure of measures) {
    const place = places.get(measure.label) ?? best;
    if (place >= best) continue;
    first = measure;
    best = place;
  }
  return first;
};

const counted = ({ measures, category }: Food): Measure | null => {
  const sized = firstOf(measures, SIZED);
  if (sized && sized.grams >= LEAST_COUNTED_GRAMS) return sized;
  const whole = firstOf(measures, WHOLE);
  if (whole) return whole;
  return SLICED_AT_HOME.includes(category) ? null : firstOf(measures, CUT);
};

/** Grams as bought: what the cook weighs, and what is thrown away before. */
const gramsToBuy = (food: Pick<Food, 'yield' | 'refuse'>, eatenGrams: number): number =>
  gramsToCook(food, eatenGrams) / (1 - food.refuse);

/** To buy = eaten / yield / (1 - refuse). */
export const amountToBuy = (food: Food, eatenGrams: number): Amount => {
  const piece = counted(food);
  const tablespoon = SPOONED.includes(food.category)
    ? food.measures.find(({ label }) => label === 'tbsp')
    : undefined;
  return {
    grams: gramsToBuy(food, eatenGrams),
    pieces: piece && { label: piece.label, count: eatenGrams / piece.grams },
    tablespoons: tablespoon ? eatenGrams / tablespoon.grams : null,
  };
};

/** So many grams as bought, in every unit of the food. */
export const amountOf = (food: Food, boughtGrams: number): Amount =>
  amountToBuy(food, boughtGrams / gramsToBuy(food, 1));

export const addAmounts = (one: Amount, other: Amount): Amount => ({
  grams: one.grams + other.grams,
  pieces:
    one.pieces && other.pieces
      ? { label: one.pieces.label, count: one.pieces.count + other.pieces.count }
      : null,
  tablespoons:
    one.tablespoons === null || other.tablespoons === null ? null : one.tablespoons + other.tablespoons,
});

/** Sums of many portions stray by less than this; it must not round a whole number up to the next. */
const STRAY = 1e-6;
const roundUp = (value: number, step: number): number => Math.max(Math.ceil(value / step - STRAY), 1) * step;

const pieceWords = (label: string, count: string): string => {
  if (WHOLES.includes(label)) return count;
  return SIZES.includes(label) || ['1', '½', '¼'].includes(count)
    ? `${count} ${label}`
    : `${count} ${label}s`;
};

/** An amount as it is read, and how much of it that is: 1.3 onions are read as 2. */
interface Reading {
  readonly text: string;
  readonly times: number;
}

const readPieces = ({ label, count }: NonNullable<Amount['pieces']>): Reading => {
  const whole = roundUp(count, 1);
  return { text: pieceWords(label, String(whole)), times: whole / count };
};

/** Grams rounded up to 5 g, from 100 g to 10 g, from 1 kg to 0.1 kg. */
const readGrams = (grams: number): Reading => {
  const fine = roundUp(grams, grams < 100 ? 5 : 10);
  const rounded = fine < 1000 ? fine : roundUp(grams, 100);
  const text = rounded < 1000 ? `${rounded} g` : `${Math.round(rounded / 10) / 100} kg`;
  return { text, times: rounded / grams };
};

const readSpoons = (tablespoons: number): Reading => {
  const teaspoons = tablespoons * TEASPOONS_PER_TABLESPOON;
  if (teaspoons > TEASPOONS_PER_TABLESPOON - 1) {
    const whole = roundUp(tablespoons, 1);
    return { text: `${whole} tbsp`, times: whole / tablespoons };
  }
  const whole = roundUp(teaspoons, 1);
  return { text: `${whole} tsp`, times: whole / teaspoons };
};

const read = ({ grams, pieces, tablespoons }: Amount): Reading => {
  if (pieces) return readPieces(pieces);
  return tablespoons === null || tablespoons > MOST_TABLESPOONS ? readGrams(grams) : readSpoons(tablespoons);
};

/** The amount on the list: "2 medium", "3 cloves", "2 tbsp", "350 g", "1.2 kg"; always rounded up. */
export const quantityText = (amount: Amount): string => read(amount).text;

const LEAST_PIECE = 0.1;

/** The amount at home, to the nearest kitchen measure: "1½ medium", "2 tsp", "350 g". */
export const heldText = ({ grams, pieces, tablespoons }: Amount): string => {
  if (pieces && pieces.count >= LEAST_PIECE) return pieceWords(pieces.label, kitchenCount(pieces.count));
  if (tablespoons === null || tablespoons > MOST_TABLESPOONS) return kitchenGrams(grams);
  return tablespoons < 1
    ? `${kitchenCount(tablespoons * TEASPOONS_PER_TABLESPOON)} tsp`
    : `${kitchenCount(tablespoons)} tbsp`;
};

export const scaleAmount = ({ grams, pieces, tablespoons }: Amount, times: number): Amount => ({
  grams: grams * times,
  pieces: pieces && { label: pieces.label, count: pieces.count * times },
  tablespoons: tablespoons === null ? null : tablespoons * times,
});

/** The amount that ends up in the basket when the quantity is bought. */
export const asBought = (amount: Amount): Amount => scaleAmount(amount, read(amount).times);
