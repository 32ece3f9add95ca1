const FRACTIONS: readonly (readonly [number, string])[] = [
  [0, ''],
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
  [1, ''],
];

/** A count as a cook says it, to the nearest quarter or third: 1.5 is "1½". Never zero. */
export const kitchenCount = (value: number): string => {
  const whole = Math.floor(value);
  const rest = value - whole;
  const nearest = FRACTIONS.reduce((best, entry) =>
    Math.abs(entry[0] - rest) < Math.abs(best[0] - rest) ? entry : best,
  );
  const count = nearest[0] === 1 ? whole + 1 : whole;
  if (count === 0) return nearest[1] === '' ? '¼' : nearest[1];
  return `${count}${nearest[1]}`;
};

const QUARTER = 0.25;

/** "1¼ servings", "about 1¼ servings" where the planner was finer than a cook. */
export const servingsInWords = (portion: number): string => {
  const measured = Math.max(QUARTER, Math.round(portion / QUARTER) * QUARTER);
  const about = Math.abs(portion - measured) < 1e-9 ? '' : 'about ';
  return `${about}${kitchenCount(measured)} ${measured > 1 ? 'servings' : 'serving'}`;
};

/** As a kitchen scale is read: to the gram below 20, then to 5 g, from a kilogram on to 10 g ("1.25 kg"). */
export const kitchenGrams = (grams: number): string => {
  const rounded = grams >= 20 ? Math.round(grams / 5) * 5 : Math.max(1, Math.round(grams));
  return rounded < 1000 ? `${rounded} g` : `${Math.round(grams / 10) / 100} kg`;
};
