import { kindOfSlot, SLOTS } from '../../../terms/food.ts';
import type { Random } from '../../random.ts';
import type { PlanModel } from './plan-model.ts';
import { clampSteps, STEPS_PER_SERVING, stepsForEnergy } from './portions.ts';
import type { Place, WeekState } from './week-state.ts';

const FIRST_THRESHOLD = 14;
const LARGEST_NUDGE = 1;
/** The moves of ten that exchange a dish, half of them for one that the week has already; the others nudge a portion. */
const EXCHANGES_OF_TEN = 6;

/** The portion with which `dish` leaves the day's energy on target. */
const stepsToFillDay = (model: PlanModel, state: WeekState, place: Place, dish: number): number => {
  const own = ((model.servingKcal[place.dish] ?? 0) * place.steps) / STEPS_PER_SERVING;
  const others = state.dayKcal(place.day) - own;
  return stepsForEnergy(model.targets.kcal - others, model.servingKcal[dish] ?? 0);
};

/**
 * Threshold acceptance: a move is kept when it makes the week no worse than by a threshold that falls
 * evenly to nothing. Unlike annealing this needs no exponential, which engines may round differently.
 */
export const improveWeek = (model: PlanModel, state: WeekState, random: Random, moves: number): void => {
  const { places } = state;
  const poolOfSlot = SLOTS.map((slot) => model.pools[kindOfSlot(slot)]);
  let cost = state.cost();
  for (let move = 0; move < moves; move += 1) {
    const place = places[random.below(places.length)];
    if (place === undefined) return;
    const threshold = FIRST_THRESHOLD * (1 - move / moves) * (1 - move / moves);
    let dish = place.dish;
    let steps = place.steps;
    if (random.below(10) < EXCHANGES_OF_TEN) {
      const pool = poolOfSlot[place.slot] ?? [];
      const other = places[random.below(places.length)];
      dish =
        random.below(2) === 0 && other !== undefined && poolOfSlot[other.slot] === pool
          ? other.dish
          : (pool[random.below(pool.length)] ?? dish);
      if (dish === place.dish || !state.uses.allows(dish, place.day)) continue;
      steps = stepsToFillDay(model, state, place, dish);
    } else {
      const nudge = 1 + random.below(LARGEST_NUDGE);
      steps = clampSteps(steps + (random.below(2) === 0 ? nudge : -nudge));
      if (steps === place.steps) continue;
    }
    const changed = state.tryChange(place, dish, steps, cost + threshold);
    if (changed < cost + threshold) {
      state.commit();
      cost = changed;
    }
  }
};
