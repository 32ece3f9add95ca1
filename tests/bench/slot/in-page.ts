import { parseCatalogue } from '../../../src/domain/catalogue/parse.ts';
import { rebalanceDay } from '../../../src/domain/planner/rebalance.ts';
import { resolveSlot } from '../../../src/domain/planner/resolve-slot.ts';
import type { SolverInput } from '../../../src/domain/planner/solver-input.ts';

export interface SlotTimes {
  /** Milliseconds of each time that the alternatives for one slot were found. */
  readonly swap: readonly number[];
  /** The same for bringing the rest of a day back to its energy. */
  readonly rebalance: readonly number[];
}

const ALTERNATIVES = 6;

const timed = (job: () => unknown): number => {
  const started = performance.now();
  job();
  return performance.now() - started;
};

/** Every time for another slot, as a person would: nothing is warm but what the page itself has warmed. */
const measureSlots = (catalogueText: string, plan: SolverInput, times: number): SlotTimes => {
  const toSolve = { ...plan, catalogue: parseCatalogue(JSON.parse(catalogueText)) };
  const meals = plan.days.flatMap(({ date, meals: all }) => all.map((meal) => ({ date, ...meal })));
  const swapped = Array.from({ length: times }, (_, at) => meals[at % meals.length] ?? null);
  return {
    swap: swapped.map((meal) => timed(() => meal && resolveSlot(toSolve, meal, ALTERNATIVES))),
    rebalance: swapped.map((meal) => {
      if (meal === null) return Number.NaN;
      const nutrients = toSolve.catalogue.dishes.get(meal.recipeId)?.nutrients ?? [];
      const eaten = { ...toSolve, offPlanFoods: [{ date: meal.date, slot: meal.slot, nutrients }] };
      return timed(() => rebalanceDay(eaten, meal.date));
    }),
  };
};

Object.assign(globalThis, { measureSlots });
