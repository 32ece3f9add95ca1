import type { PlanModel } from './plan-model.ts';
import { clampSteps } from './portions.ts';
import type { Place, WeekState } from './week-state.ts';

const LARGEST_NUDGE = 2;
const MOST_SWEEPS = 6;
/** Improvements smaller than this are not worth another sweep. */
const WORTHWHILE = 1e-6;
const UNLIMITED = Number.POSITIVE_INFINITY;

/** Keeps the change of one portion if the week gets better; answers the cost that then holds. */
const nudgeOne = (state: WeekState, place: Place, by: number, cost: number): number => {
  const steps = clampSteps(place.steps + by);
  if (steps === place.steps) return cost;
  const changed = state.tryChange(place, place.dish, steps, cost - WORTHWHILE);
  if (changed >= cost - WORTHWHILE) return cost;
  state.commit();
  return changed;
};

/** Moves energy from one portion to another of the same day, and keeps it if the week gets better. */
const nudgePair = (
  model: PlanModel,
  state: WeekState,
  [first, second]: readonly [Place, Place],
  by: number,
  cost: number,
): number => {
  const before = first.steps;
  const steps = clampSteps(before + by);
  const kcal = (place: Place) => model.servingKcal[place.dish] ?? 0;
  if (steps === before || kcal(second) === 0) return cost;
  const balance = Math.round(((before - steps) * kcal(first)) / kcal(second));
  state.tryChange(first, first.dish, steps, UNLIMITED);
  state.commit();
  for (let shift = -1; shift <= 1; shift += 1) {
    const changed = state.tryChange(
      second,
      second.dish,
      clampSteps(second.steps + balance + shift),
      cost - WORTHWHILE,
    );
    if (changed < cost - WORTHWHILE) {
      state.commit();
      return changed;
    }
  }
  state.tryChange(first, first.dish, before, UNLIMITED);
  state.commit();
  return cost;
};

/** Brings every day as near to its targets as portions alone can, dishes unchanged. */
export const polishPortions = (model: PlanModel, state: WeekState): void => {
  const { places } = state;
  let cost = state.cost();
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    const before = cost;
    for (const first of places)
      for (let by = -LARGEST_NUDGE; by <= LARGEST_NUDGE; by += 1) {
        cost = nudgeOne(state, first, by, cost);
        for (const second of places)
          if (second !== first && second.day === first.day)
            cost = nudgePair(model, state, [first, second], by, cost);
      }
    if (before - cost < WORTHWHILE) return;
  }
};
