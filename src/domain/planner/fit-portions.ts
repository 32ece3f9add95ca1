import type { Slot } from '../catalogue/types.ts';
import { clampSteps, MAX_STEPS, MIN_STEPS } from './portions.ts';

/** A meal whose portion may change. */
export interface FreeMeal {
  readonly slot: Slot;
  readonly recipeId: string;
  readonly kcalPerStep: number;
  /** The first portion; the result should stay near it. */
  readonly first: number;
  readonly steps: number;
}

export const energyOf = (meals: readonly FreeMeal[]): number =>
  meals.reduce((sum, { kcalPerStep, steps }) => sum + kcalPerStep * steps, 0);

/** Growth of the sum of squared relative changes by one more step, per kcal of the step. */
const priceOf = ({ first, steps, kcalPerStep }: FreeMeal, by: 1 | -1): number => {
  const change = (at: number) => ((at - first) / first) * ((at - first) / first);
  return (change(steps + by) - change(steps)) / kcalPerStep;
};

/** The portions step by step where that changes least, until the energy is as near as whole steps come. */
export const fitPortions = (meals: readonly FreeMeal[], wanted: number): readonly FreeMeal[] => {
  let fitted = meals;
  for (;;) {
    const missing = wanted - energyOf(fitted);
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

/** The same portions, or the least more of them that hold `least` kcal; all they can where they cannot. */
export const raisedTo = (meals: readonly FreeMeal[], least: number): readonly FreeMeal[] => {
  let raised = meals;
  while (energyOf(raised) < least) {
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

/** Distance of the nearest possible portions from `wanted`, kcal. */
export const outOfReach = (meals: readonly FreeMeal[], wanted: number): number => {
  const each = meals.reduce((sum, { kcalPerStep }) => sum + kcalPerStep, 0);
  return Math.max(each * MIN_STEPS - wanted, wanted - each * MAX_STEPS, 0);
};
