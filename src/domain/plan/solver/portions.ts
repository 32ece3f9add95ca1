/** Portions are whole numbers of quarters: half a can, a whole egg, a slice and a half. */
export const STEPS_PER_SERVING = 4;
/** Half a serving to two. */
export const MIN_STEPS = 2;
export const MAX_STEPS = 8;

export const stepsToPortion = (steps: number): number => steps / STEPS_PER_SERVING;
/** To the nearest quarter: older plans hold finer portions. */
export const portionToSteps = (portion: number): number => Math.round(portion * STEPS_PER_SERVING);

export const clampSteps = (steps: number): number => Math.min(Math.max(steps, MIN_STEPS), MAX_STEPS);

/** The portion whose energy comes nearest to `kcal`. */
export const stepsForEnergy = (kcal: number, kcalPerServing: number): number =>
  kcalPerServing > 0
    ? clampSteps(Math.round((kcal / kcalPerServing) * STEPS_PER_SERVING))
    : STEPS_PER_SERVING;
