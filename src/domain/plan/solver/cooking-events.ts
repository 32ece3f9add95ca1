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

const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
};

/** `cookedDays` and `countBits` of a plan of so many days, each set of days looked up: a search asks a million times. */
export const lookUpDays = (days: number) => {
  const sets = 1 << days;
  const bits = Uint8Array.from({ length: sets }, (_, set) => countBits(set));
  const cooked: Uint32Array[] = [];
  const cookedOf = (eaten: number, keeps: number): number => {
    cooked[keeps] ??= Uint32Array.from({ length: sets }, (_, set) => cookedDays(set, keeps));
    return cooked[keeps][eaten] ?? 0;
  };
  return {
    cookedOf,
    /** The days among those of `eaten` on which rice or pasta is cooked anew for a pot of one of the days of `made`. */
    anewOf: (eaten: number, made: number): number => cookedOf(eaten, FRESH_KEEPS) & ~made,
    bitsIn: (set: number): number => bits[set] ?? 0,
  };
};
