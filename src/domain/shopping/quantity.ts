import type { Food, Measure, ShopCategory } from '../catalogue/types.ts';

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

const counted = ({ measures, category }: Food): Measure | null => {
  const byLabel = (labels: readonly string[]) =>
    labels.map((label) => measures.find((measure) => measure.label === label)).find((found) => found);
  const sized = byLabel(SIZES);
  if (sized && sized.grams >= LEAST_COUNTED_GRAMS) return sized;
  const whole = byLabel([...WHOLES, ...NAMED_PIECES]);
  if (whole) return whole;
  return SLICED_AT_HOME.includes(category) ? null : (byLabel(['slice', 'piece']) ?? null);
};

/** To buy = eaten / yield / (1 - refuse). */
export const amountToBuy = (food: Food, eatenGrams: number): Amount => {
  const piece = counted(food);
  const tablespoon = SPOONED.includes(food.category)
    ? food.measures.find(({ label }) => label === 'tbsp')
    : undefined;
  return {
    grams: eatenGrams / food.yield / (1 - food.refuse),
    pieces: piece && { label: piece.label, count: eatenGrams / piece.grams },
    tablespoons: tablespoon ? eatenGrams / tablespoon.grams : null,
  };
};

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

const piecesText = ({ label, count }: NonNullable<Amount['pieces']>): string => {
  const whole = roundUp(count, 1);
  if (WHOLES.includes(label)) return String(whole);
  return SIZES.includes(label) || whole === 1 ? `${whole} ${label}` : `${whole} ${label}s`;
};

/** Grams rounded up to 5 g, from 100 g to 10 g, from 1 kg to 0.1 kg. */
const gramsText = (grams: number): string => {
  const rounded = roundUp(grams, grams < 100 ? 5 : 10);
  return rounded < 1000 ? `${rounded} g` : `${Math.round(roundUp(grams, 100) / 10) / 100} kg`;
};

/** What a shopper reads: "2 medium", "3 cloves", "2 tbsp", "350 g", "1.2 kg"; always rounded up. */
export const quantityText = ({ grams, pieces, tablespoons }: Amount): string => {
  if (pieces) return piecesText(pieces);
  if (tablespoons === null || tablespoons > MOST_TABLESPOONS) return gramsText(grams);
  return tablespoons * TEASPOONS_PER_TABLESPOON <= TEASPOONS_PER_TABLESPOON - 1
    ? `${roundUp(tablespoons * TEASPOONS_PER_TABLESPOON, 1)} tsp`
    : `${roundUp(tablespoons, 1)} tbsp`;
};
