/**
 * Number of times that a dish is cooked which is eaten on the days of `eaten`, as bits: on the first of them, for as
 * many of the others as it keeps, then on the first one left.
 */
export const timesCooked = (eaten: number, keeps: number): number => {
  let times = 0;
  let goodUntil = -1;
  for (let day = 0; eaten >> day > 0; day += 1) {
    if (((eaten >> day) & 1) === 0 || day <= goodUntil) continue;
    times += 1;
    goodUntil = day + keeps;
  }
  return times;
};
