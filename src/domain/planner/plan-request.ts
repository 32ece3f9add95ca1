import type { Catalogue } from '../catalogue/types.ts';
import { kindOfSlot, SLOTS, type Slot } from '../catalogue/types.ts';
import {
  ADULT_INTAKES,
  type NutrientGoals,
  nutrientGoals,
  referenceIntakes,
} from '../nutrition/reference-intakes.ts';
import { type PlanModel, SLOT_SHARES } from './plan-model.ts';
import { findShortage, ONE_EACH, type SlotCounts } from './pool-needs.ts';
import { nearbyDays } from './repeats.ts';
import { dayTotals } from './totals.ts';
import type { DayTargets, EatingRules, LocalDay, PersonFacts, PlannedDay, SafetyFacts } from './types.ts';
import type { FixedPart } from './week-state.ts';

export interface PlanRequest {
  readonly targets: DayTargets;
  readonly rules: EatingRules;
  /** For the reference intakes of the member's age and sex; without them those of the mean adult. */
  readonly facts?: PersonFacts;
  readonly safety?: SafetyFacts;
  /** Any whole number; the same request with the same seed gives the same plan, bit for bit. */
  readonly seed: number;
  readonly startDate: LocalDay;
  readonly days: number;
  readonly catalogue: Catalogue;
  /** Days that stay as they are, inside the plan's dates or around them: the repeat rules see them too. */
  readonly keep?: readonly PlannedDay[];
}

const NO_SAFETY_FACTS: SafetyFacts = {
  pregnantOrBreastfeeding: false,
  kidneyDisease: false,
  eatingDisorder: false,
};

export const goalsFor = ({
  facts,
  safety = NO_SAFETY_FACTS,
}: Pick<PlanRequest, 'facts' | 'safety'>): NutrientGoals =>
  nutrientGoals(facts ? referenceIntakes(facts, safety) : ADULT_INTAKES, safety.kidneyDisease);

/** A slot takes a second dish when one would have to be larger than this many servings. */
const LARGEST_USUAL_PORTION = 1.6;

const meanServingKcal = (model: PlanModel, slot: Slot): number => {
  const pool = model.pools[kindOfSlot(slot)];
  return pool.reduce((sum, dish) => sum + (model.servingKcal[dish] ?? 0), 0) / pool.length;
};

const countsBy = (count: (slot: Slot) => number): SlotCounts =>
  Object.fromEntries(SLOTS.map((slot) => [slot, count(slot)])) as SlotCounts;

/**
 * The numbers of dishes a slot to try in turn: what the energy suggests, one each, two mains, two of all;
 * without those that the repeat rules leave too few dishes for.
 */
export const slotCountsToTry = (model: PlanModel): readonly SlotCounts[] =>
  [
    countsBy((slot) =>
      model.targets.kcal * SLOT_SHARES[slot] > LARGEST_USUAL_PORTION * meanServingKcal(model, slot) ? 2 : 1,
    ),
    ONE_EACH,
    countsBy((slot) => (kindOfSlot(slot) === 'main' ? 2 : 1)),
    countsBy(() => 2),
  ].filter((counts) => findShortage(model.dishes, counts) === null);

/** What the kept days put on the scales. `kept` are those inside the plan's dates. */
export const fixedPart = (
  { catalogue, keep = [], startDate, days }: PlanRequest,
  model: PlanModel,
  kept: readonly PlannedDay[],
): FixedPart => {
  const keptTotals = new Float64Array(model.width);
  for (const day of kept)
    model.rowOf(dayTotals(day, catalogue)).forEach((amount, at) => {
      keptTotals[at] = (keptTotals[at] ?? 0) + amount;
    });
  const uses = nearbyDays(keep, startDate, days).flatMap(({ day, recipeIds }) =>
    recipeIds.flatMap((id) => {
      const dish = model.indexOf.get(id);
      return dish === undefined ? [] : [{ day, dish }];
    }),
  );
  return { days, keptTotals, uses };
};
