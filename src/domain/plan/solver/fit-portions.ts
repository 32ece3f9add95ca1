import type { Slot } from '../../../terms/food.ts';
import { clampSteps, MAX_STEPS, MIN_STEPS } from './portions.ts';

/** A meal whose portion may change. Portions are counted in quarters of a serving. */
export interface FreeMeal {
  readonly slot: Slot;
  readonly recipeId: string;
  readonly kcalPerStep: number;
  /** The portion before any change, above 0; the result should stay near it. */
  readonly first: number;
  /** The portion now. */
  readonly steps: number;
}

/** Returns the energy of all meals together, kcal. */
export const energyOf = (meals: readonly FreeMeal[]): number =>
  meals.reduce((sum, { kcalPerStep, steps }) => sum + kcalPerStep * steps, 0);

/** Returns by how much one step more (or less) raises the squared relative change of the meal, per kcal of the step. */
const priceOf = ({ first, steps, kcalPerStep }: FreeMeal, by: 1 | -1): number => {
  const change = (at: number) => ((at - first) / first) * ((at - first) / first);
  return (change(steps + by) - change(steps)) / kcalPerStep;
};

/**
 * Brings the energy of all meals as near to `wantedKcal` as whole steps allow. Greedy: each round changes the one meal
 * whose step costs least by `priceOf`, so that all portions stay near their first ones.
 */
export const fitPortions = (meals: readonly FreeMeal[], wantedKcal: number): readonly FreeMeal[] => {
  let fitted = meals;
  for (;;) {
    const missing = wantedKcal - energyOf(fitted);
    const by = missing > 0 ? 1 : -1;
    const best = fitted
      .filter(({ steps }) => clampSteps(steps + by) === steps + by)
      .filter(({ kcalPerStep }) => Math.abs(missing - by * kcalPerStep) < Math.abs(missing))
      .reduce<FreeMeal | null>(
        (least, meal) => (least === null || priceOf(meal, by) < priceOf(least, by) ? meal : least),
        null,
      );
    if (best === null) return fitted;
    fitted = fitted.map((meal) => (meal === best ? { ...meal, steps: meal.steps + by } : meal));
  }
};

/**
 * Enlarges portions, smallest steps first, until the meals have at least `leastKcal`. Returns them unchanged if they do
 * already, and at their largest if that is still too little.
 */
export const raisedTo = (meals: readonly FreeMeal[], leastKcal: number): readonly FreeMeal[] => {
  let raised = meals;
  while (energyOf(raised) < leastKcal) {
    const smallest = raised
      .filter(({ steps }) => steps < MAX_STEPS)
      .reduce<FreeMeal | null>(
        (best, meal) => (best === null || meal.kcalPerStep < best.kcalPerStep ? meal : best),
        null,
      );
    if (smallest === null) return raised;
    raised = raised.map((meal) => (meal === smallest ? { ...meal, steps: meal.steps + 1 } : meal));
  }
  return raised;
};

/** Returns how far in kcal the meals stay from `wantedKcal` with the best portions; 0 if they can reach it. */
export const outOfReach = (meals: readonly FreeMeal[], wantedKcal: number): number => {
  const each = meals.reduce((sum, { kcalPerStep }) => sum + kcalPerStep, 0);
  return Math.max(each * MIN_STEPS - wantedKcal, wantedKcal - each * MAX_STEPS, 0);
};
