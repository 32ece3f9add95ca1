/**
 * When a dish is cooked that is eaten on some days: on the first of them, for as many of the others as it keeps,
 * then on the first one left. Days are bits of a number, so that all of them can be looked up.
 */

/** The bits of the days on which a dish is cooked that is eaten on the days of `eaten`. */
const cookedFor = (eaten: number, keeps: number): number => {
  let cooked = 0;
  let good = -1;
  for (let day = 0; eaten >> day > 0; day += 1) {
    if (((eaten >> day) & 1) === 0 || day <= good) continue;
    cooked |= 1 << day;
    good = day + keeps;
  }
  return cooked;
};

/** By days and by how long the dish keeps. */
export const createCookedDays = (days: number): ((eaten: number, keeps: number) => number) => {
  const tables = Array.from({ length: days }, (_, keeps) =>
    Uint32Array.from({ length: 1 << days }, (__, eaten) => cookedFor(eaten, keeps)),
  );
  return (eaten, keeps) => tables[Math.min(keeps, days - 1)]?.[eaten] ?? 0;
};

export const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
};
