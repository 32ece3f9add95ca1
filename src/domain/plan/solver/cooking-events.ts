import { FRESH_KEEPS } from '../../food/catalogue/keeping-days.ts';

/**
 * The days on which a dish is cooked that is eaten on the days of `eaten`: on the first of them, for as many of the
 * others as it keeps, then on the first one left. Days are bits.
 */
export const cookedDays = (eaten: number, keeps: number): number => {
  let cooked = 0;
  let goodUntil = -1;
  for (let day = 0; eaten >> day > 0; day += 1) {
    if (((eaten >> day) & 1) === 0 || day <= goodUntil) continue;
    cooked |= 1 << day;
    goodUntil = day + keeps;
  }
  return cooked;
};

/** The days among those of `eaten` on which rice or pasta is cooked anew for a pot of one of the days of `cooked`. */
export const anewDays = (eaten: number, cooked: number): number => cookedDays(eaten, FRESH_KEEPS) & ~cooked;

export const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
};
