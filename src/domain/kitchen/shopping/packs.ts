import type { Food, ShopCategory } from '../../../terms/food.ts';

export interface Packs {
  /** "2 cans of 240 g", "1 box of 6" */
  readonly text: string;
  /** Grams as bought that the plan does not use and that go off; 0 for food that keeps for months. */
  readonly leftGrams: number;
}

/** A kitchen has them, and nobody buys a bottle for a spoonful. */
const BY_THE_SPOON: readonly ShopCategory[] = ['Oils, fats & dressings', 'Herbs & spices'];
/** Sums of many portions stray by less than this. */
const STRAY = 1e-6;
/** A smaller rest of a pack is used up with the dish. */
const LEAST_REST = 0.1;

const plural = (label: string): string => {
  const [first = '', ...rest] = label.split(' ');
  if (first === 'loaf') return 'loaves';
  return [`${first}${/(?:ch|x|s)$/.test(first) ? 'es' : 's'}`, ...rest].join(' ');
};

/** The packs that hold so many grams as bought; null for what is sold by the piece, and for spices and oils. */
export const packsToBuy = (
  { pack, category }: Pick<Food, 'pack' | 'category'>,
  grams: number,
): Packs | null => {
  const { label, keeps } = pack;
  if (label === null || (BY_THE_SPOON.includes(category) && keeps === null)) return null;
  const count = Math.max(1, Math.ceil(grams / pack.grams - STRAY));
  const size = /\d/.test(label) ? '' : ` of ${pack.grams} g`;
  const left = count * pack.grams - grams;
  return {
    text: `${count} ${count === 1 ? label : plural(label)}${size}`,
    leftGrams: keeps === null || left < LEAST_REST * pack.grams ? 0 : left,
  };
};
