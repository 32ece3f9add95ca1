/** Servings that a cook can measure. */
const STEP = 0.25;
const LEAST = 0.25;
const MOST = 4;

/** The next quarter above; null at the end. */
export const morePortion = (portion: number): number | null => {
  const next = Math.floor(portion / STEP + 1e-9) * STEP + STEP;
  return next > MOST ? null : next;
};

/** The next quarter below; null at the end. */
export const lessPortion = (portion: number): number | null => {
  const next = Math.ceil(portion / STEP - 1e-9) * STEP - STEP;
  return next < LEAST ? null : next;
};
