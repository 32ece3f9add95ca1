import type { Dish } from '../../../terms/food.ts';

/** Portions are whole numbers of quarters: half a can, a whole egg, a slice and a half. */
export const STEPS_PER_SERVING = 4;
/** Half a serving to two. */
export const MIN_STEPS = 2;
export const MAX_STEPS = 8;

/** Weight of an egg, g. Half a can and a slice and a half are fine; nobody cracks three quarters of an egg. */
const EGG_GRAMS = 50;
const EGGS: ReadonlySet<string> = new Set(['egg', 'egg-boiled']);
/** Less in a serving binds a dough. */
const FEW_EGGS = 0.9;
const ROUNDING = 0.05;

/** The steps of which a portion is a multiple where the eggs in it are whole; 1 for a dish without eggs to count. */
export const wholeSteps = ({ ingredients, portions }: Pick<Dish, 'ingredients' | 'portions'>): number => {
  const grams = ingredients.reduce((sum, { food, grams }) => sum + (EGGS.has(food) ? grams : 0), 0);
  const eggs = grams / EGG_GRAMS / portions;
  if (eggs < FEW_EGGS) return 1;
  for (let steps = 1; steps <= MAX_STEPS; steps += 1) {
    const count = (eggs * steps) / STEPS_PER_SERVING;
    if (Math.abs(count - Math.round(count)) <= ROUNDING) return steps;
  }
  return 1;
};

export const stepsToPortion = (steps: number): number => steps / STEPS_PER_SERVING;
/** To the nearest quarter: older plans hold finer portions. */
export const portionToSteps = (portion: number): number => Math.round(portion * STEPS_PER_SERVING);

export const clampSteps = (steps: number): number => Math.min(Math.max(steps, MIN_STEPS), MAX_STEPS);

/** The portion whose energy comes nearest to `kcal`. */
export const stepsForEnergy = (kcal: number, kcalPerServing: number): number =>
  kcalPerServing > 0
    ? clampSteps(Math.round((kcal / kcalPerServing) * STEPS_PER_SERVING))
    : STEPS_PER_SERVING;
