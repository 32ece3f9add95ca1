import type { Slot } from '../../terms/food.ts';

/** Words in place of figures, for members who would rather not see any. */

/** From this part of a goal on, its words. */
const SHARES: readonly (readonly [from: number, words: string])[] = [
  [0.97, 'all'],
  [0.85, 'most'],
  [0.71, 'about three quarters'],
  [0.58, 'about two thirds'],
  [0.42, 'about half'],
  [0.29, 'about a third'],
  [0.15, 'about a quarter'],
  [0.01, 'a little'],
];

const reached = (fraction: number): string | undefined => SHARES.find(([from]) => fraction >= from)?.[1];

/** "about half"; 1 is the goal reached, and more than that is nobody's business. */
export const shareInWords = (fraction: number): string => reached(fraction) ?? 'nothing yet';

/** "about half of today's water", "nothing of today's water yet" */
export const shareOf = (fraction: number, whole: string): string => {
  const share = reached(fraction);
  return share === undefined ? `nothing of ${whole} yet` : `${share} of ${whole}`;
};

type Size = 'light' | 'regular' | 'filling';

/** Below the first it is light, from the second on filling, in kcal. */
const MAIN = [400, 650] as const;
const SIZES: Readonly<Record<Slot, readonly [number, number]>> = {
  breakfast: [300, 500],
  snacks1: [120, 250],
  lunch: MAIN,
  snacks2: [120, 250],
  dinner: MAIN,
};
/** The limits for a dish whose time of day is unknown. */
const ANY_TIME = [250, 550] as const;

const SLOT_NOUNS: Readonly<Record<Slot, string>> = {
  breakfast: 'breakfast',
  snacks1: 'snack',
  lunch: 'lunch',
  snacks2: 'snack',
  dinner: 'dinner',
};

const sizeBetween = (kcal: number, [light, filling]: readonly [number, number]): Size =>
  kcal < light ? 'light' : kcal < filling ? 'regular' : 'filling';

/** "light", for a slot's energy in kcal. */
export const mealSize = (slot: Slot, kcal: number): Size => sizeBetween(kcal, SIZES[slot]);

/** "a light lunch" */
export const mealInWords = (slot: Slot, kcal: number): string =>
  `a ${mealSize(slot, kcal)} ${SLOT_NOUNS[slot]}`;

/** "A light dish", at whatever time it is eaten. */
export const dishInWords = (kcal: number): string => `A ${sizeBetween(kcal, ANY_TIME)} dish`;
