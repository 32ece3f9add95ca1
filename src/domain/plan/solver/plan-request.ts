import type { Catalogue, Dish } from '../../../terms/food.ts';
import { kindOfSlot, SLOTS, type Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import {
  type DayTargets,
  type DishOpinions,
  type EatingRules,
  NO_OPINIONS,
  type PersonFacts,
  type PlannedDay,
  type SafetyFacts,
} from '../../../terms/plan.ts';
import { conditionRules, eatsFish } from '../../body/nutrition/conditions.ts';
import {
  ADULT_INTAKES,
  type NutrientGoals,
  nutrientGoals,
  referenceIntakes,
} from '../../body/nutrition/reference-intakes.ts';
import { type LimitedNutrient, upperLevel } from '../../body/nutrition/upper-levels.ts';
import { addDays, daysBetween } from '../../calendar/days.ts';
import { canBeBegun } from '../../kitchen/cooking/preparations.ts';
import type { HeldSlot, OffPlanFood } from '../week/solver-input.ts';
import { NO_WISHES, type PlanWishes } from '../wishes/wishes.ts';
import type { PlanModel, Steering } from './plan-model.ts';
import { findShortage, ONE_EACH, type SlotCounts } from './pool-needs.ts';
import { STEPS_PER_SERVING } from './portions.ts';
import { nearbyDays } from './repeats.ts';
import type { FixedPart } from './week-state.ts';
import { steerBy } from './wishes-steering.ts';

export interface PlanRequest {
  readonly targets: DayTargets;
  readonly rules: EatingRules;
  /** For the reference intakes of the member's age and sex; without them those of the mean adult. */
  readonly facts?: Pick<PersonFacts, 'sex' | 'age'>;
  readonly safety?: SafetyFacts;
  readonly wishes?: PlanWishes;
  readonly opinions?: DishOpinions;
  /** Any whole number; the same request with the same seed gives the same plan, bit for bit. */
  readonly seed: number;
  readonly startDate: LocalDay;
  /** The day on which the plan is made: nothing comes that should have been begun before. */
  readonly today?: LocalDay;
  /** The first day that is cooked and shopped for; without it the plan's first. */
  readonly cooksFrom?: LocalDay;
  readonly days: number;
  readonly catalogue: Catalogue;
  /** Days that stay as they are, inside the plan's dates or around them: the repeat rules see them too. */
  readonly keep?: readonly PlannedDay[];
  /** Slots of the other days that stay as they are. */
  readonly held?: readonly HeldSlot[];
  /** Off-plan foods of the other days. */
  readonly offPlanFoods?: readonly OffPlanFood[];
  /** Recipes not to choose. */
  readonly avoid?: readonly string[];
}

const NO_SAFETY_FACTS: SafetyFacts = {
  pregnantOrBreastfeeding: false,
  kidneyDisease: false,
  eatingDisorder: false,
};

/** The nutrients of which a week of ordinary food can hold more than the upper level: whole grains, and dairy. */
const LIMITED: readonly LimitedNutrient[] = ['manganese_mg', 'calcium_mg'];
const ADULT = 40;
/** Weeks are drawn under a somewhat lower line, so that they stop short of the level itself. */
const LEVEL_LINE = 0.95;

export const goalsFor = ({
  facts,
  safety = NO_SAFETY_FACTS,
  wishes,
  rules,
  targets,
}: Pick<PlanRequest, 'facts' | 'safety' | 'wishes' | 'rules' | 'targets'>): NutrientGoals => {
  const goals = nutrientGoals(
    facts ? referenceIntakes(facts, safety) : ADULT_INTAKES,
    safety.kidneyDisease,
    conditionRules(wishes?.conditions ?? [], {
      kcal: targets.kcal,
      kidneyDisease: safety.kidneyDisease,
      eatsFish: eatsFish(rules),
    }),
  );
  const limits = LIMITED.map((nutrient) => ({
    nutrient,
    amount: LEVEL_LINE * upperLevel(nutrient, facts?.age ?? ADULT),
  }));
  return { ...goals, ceilings: [...goals.ceilings, ...limits] };
};

export const steeringFor = (
  {
    wishes = NO_WISHES,
    opinions = NO_OPINIONS,
    ...week
  }: Pick<PlanRequest, 'wishes' | 'opinions' | 'rules' | 'targets' | 'startDate' | 'days' | 'catalogue'>,
  dishes: readonly Dish[],
): Steering => steerBy(dishes, { ...week, wishes, opinions });

/** A slot takes a second dish when one would have to be larger than this many servings. */
const LARGEST_USUAL_PORTION = 2.2;

const meanServingKcal = (model: PlanModel, slot: Slot): number => {
  const pool = model.pools[kindOfSlot(slot)];
  return pool.reduce((sum, dish) => sum + (model.servingKcal[dish] ?? 0), 0) / pool.length;
};

const countsBy = (count: (slot: Slot) => number): SlotCounts =>
  Object.fromEntries(SLOTS.map((slot) => [slot, count(slot)])) as SlotCounts;

const shareOf = ({ steering }: PlanModel, slot: Slot): number =>
  steering.slotShares[SLOTS.indexOf(slot)] ?? 0;

/**
 * The numbers of dishes a slot to try in turn: what the energy suggests, one each, two mains, two of all;
 * without those that the repeat rules leave too few dishes for. Slots that the member wishes empty are
 * filled only where no week without them holds the energy.
 */
export const slotCountsToTry = (model: PlanModel): readonly SlotCounts[] => {
  const full = [
    countsBy((slot) =>
      model.targets.kcal * shareOf(model, slot) > LARGEST_USUAL_PORTION * meanServingKcal(model, slot)
        ? 2
        : 1,
    ),
    ONE_EACH,
    countsBy((slot) => (kindOfSlot(slot) === 'main' ? 2 : 1)),
    countsBy(() => 2),
  ];
  const wished = full.map((counts) => countsBy((slot) => (shareOf(model, slot) > 0 ? counts[slot] : 0)));
  const toTry = SLOTS.every((slot) => shareOf(model, slot) > 0) ? full : [...wished, ...full];
  const isSame = (one: SlotCounts, other: SlotCounts) => SLOTS.every((slot) => one[slot] === other[slot]);
  return toTry.filter(
    (counts, at) =>
      toTry.findIndex((earlier) => isSame(earlier, counts)) === at &&
      findShortage(model.dishes, counts) === null,
  );
};

const daysOfHeld = (held: readonly HeldSlot[]): readonly PlannedDay[] =>
  held.map(({ date, meals }) => ({ date, meals }));

/** The earlier one counts of two slots of a kind. */
const earliestSlot = (dish: Dish): Slot =>
  SLOTS.find((slot) => dish.kinds.includes(kindOfSlot(slot))) ?? 'breakfast';

/** The dishes that cannot be begun in time, for each of the first days. */
const tooLate = (
  { startDate, days, today }: Pick<PlanRequest, 'startDate' | 'days' | 'today'>,
  { dishes }: PlanModel,
): NonNullable<FixedPart['isTooLate']> => {
  if (today === undefined) return () => false;
  const barred = Array.from({ length: days }, (_, day) => {
    const date = addDays(startDate, day);
    return new Set(
      dishes.flatMap((dish, at) => (canBeBegun(dish, { date, slot: earliestSlot(dish) }, today) ? [] : [at])),
    );
  });
  return (dish, day) => barred[day]?.has(dish) === true;
};

/** The fixed part of the week: kept days and held slots. `kept` are the days inside the plan's dates. */
export const fixedPart = (request: PlanRequest, model: PlanModel, kept: readonly PlannedDay[]): FixedPart => {
  const { keep = [], held = [], offPlanFoods = [], startDate, days, cooksFrom = startDate } = request;
  const keptTotals = new Float64Array(model.width);
  for (const { meals } of kept)
    model.rowOfMeals(meals).forEach((amount, at) => {
      keptTotals[at] = (keptTotals[at] ?? 0) + amount;
    });
  const given = [
    ...held.map((slot) => ({ ...slot, amounts: model.rowOfMeals(slot.meals), fills: true })),
    ...offPlanFoods.map((food) => ({ ...food, amounts: model.rowOf(food.nutrients), fills: false })),
  ].map(({ date, slot, amounts, fills }) => ({
    day: daysBetween(startDate, date),
    slot: SLOTS.indexOf(slot),
    amounts,
    fills,
  }));
  const uses = nearbyDays([...keep, ...daysOfHeld(held)], startDate, days).flatMap(({ day, meals }) =>
    meals.flatMap(({ recipeId, portion }) => {
      const dish = model.indexOf.get(recipeId);
      return dish === undefined ? [] : [{ day, dish, steps: portion * STEPS_PER_SERVING }];
    }),
  );
  return {
    days,
    cooksFrom: Math.max(0, daysBetween(startDate, cooksFrom)),
    keptTotals,
    uses,
    given,
    isTooLate: tooLate(request, model),
  };
};
