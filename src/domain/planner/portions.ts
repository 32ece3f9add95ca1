/** Portions are whole numbers of twentieths while a plan is being made, so that no rounding creeps in. */
export const STEPS_PER_SERVING = 20;
/** Half a serving to two. */
export const MIN_STEPS = 10;
export const MAX_STEPS = 40;

export const stepsToPortion = (steps: number): number => steps / STEPS_PER_SERVING;
export const portionToSteps = (portion: number): number => Math.round(portion * STEPS_PER_SERVING);

export const clampSteps = (steps: number): number => Math.min(Math.max(steps, MIN_STEPS), MAX_STEPS);

/** The portion whose energy comes nearest to `kcal`. */
export const stepsForEnergy = (kcal: number, kcalPerServing: number): number =>
  kcalPerServing > 0
    ? clampSteps(Math.round((kcal / kcalPerServing) * STEPS_PER_SERVING))
    : STEPS_PER_SERVING;
