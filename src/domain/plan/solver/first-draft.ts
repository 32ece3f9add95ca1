import { kindOfSlot, SLOTS, type Slot } from '../../../terms/food.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import { type Random, shuffled } from '../../random.ts';
import type { PlanModel } from './plan-model.ts';
import type { SlotCounts } from './pool-needs.ts';
import { stepsForEnergy } from './portions.ts';
import { createDishUses } from './repeats.ts';
import type { FixedPart, Place } from './week-state.ts';

/** The dish used least so far that the repeat rules allow, ties in random order; null when there is none. */
const leastUsed = (
  pool: readonly number[],
  allows: (dish: number) => boolean,
  count: (dish: number) => number,
  random: Random,
): number | null =>
  shuffled(pool, random).reduce<number | null>(
    (best, dish) => (allows(dish) && (best === null || count(dish) < count(best)) ? dish : best),
    null,
  );

/**
 * A week that obeys every hard rule, with portions near each slot's share of energy, or the slot for which
 * this random order found no dish. Places with the smallest choice are filled first.
 */
export const draftWeek = (
  model: PlanModel,
  fixed: FixedPart,
  freeDays: readonly number[],
  counts: SlotCounts,
  random: Random,
): Result<readonly Place[], Slot> => {
  const uses = createDishUses(model.dishes, fixed.days, fixed.isTooLate);
  for (const { day, dish } of fixed.uses) uses.add(dish, day);
  const slots = SLOTS.flatMap((slot, at) => Array.from({ length: counts[slot] }, () => ({ slot, at }))).sort(
    (one, other) => model.pools[kindOfSlot(one.slot)].length - model.pools[kindOfSlot(other.slot)].length,
  );
  const places: Place[] = [];
  for (const day of freeDays) {
    const isFilled = (at: number) =>
      fixed.given.some((given) => given.fills && given.day === day && given.slot === at);
    for (const { slot, at } of slots) {
      if (isFilled(at)) continue;
      const dish = leastUsed(
        model.pools[kindOfSlot(slot)],
        (one) => uses.allows(one, day),
        uses.count,
        random,
      );
      if (dish === null) return err(slot);
      uses.add(dish, day);
      const wanted = (model.targets.kcal * (model.steering.slotShares[at] ?? 0)) / counts[slot];
      places.push({ day, slot: at, dish, steps: stepsForEnergy(wanted, model.servingKcal[dish] ?? 0) });
    }
  }
  return ok(places);
};
