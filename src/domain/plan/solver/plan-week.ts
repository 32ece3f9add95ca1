import { ADULT_AGE } from '../../../terms/adult-age.ts';
import { type Catalogue, SLOTS, type Slot } from '../../../terms/food.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import {
  type DayTargets,
  NO_OPINIONS,
  type PersonFacts,
  type PlannedDay,
  type PlanRefusal,
  type WeekPlan,
} from '../../../terms/plan.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import { energyFloor } from '../../body/nutrition/energy.ts';
import { YOUNGEST_PLANNED } from '../../body/nutrition/gates.ts';
import { addDays } from '../../calendar/days.ts';
import { createRandom, type Random } from '../../random.ts';
import { eligibleDishes } from '../rules/eligibility.ts';
import type { HeldSlot, SlotOfDay } from '../week/solver-input.ts';
import type { PlanWishes } from '../wishes/wishes.ts';
import { draftWeek } from './first-draft.ts';
import { type FreeMeal, raisedTo } from './fit-portions.ts';
import { createPlanModel, type PlanModel } from './plan-model.ts';
import { fixedPart, goalsFor, type PlanRequest, slotCountsToTry, steeringFor } from './plan-request.ts';
import { polishPortions } from './polish.ts';
import { type SlotCounts, wantedDishes } from './pool-needs.ts';
import { portionToSteps, STEPS_PER_SERVING, stepsToPortion } from './portions.ts';
import { findConflict, keptDaysConflict } from './rule-conflict.ts';
import { improveWeek } from './search.ts';
import { dayTotals } from './totals.ts';
import { createWeekState, type FixedPart, type Place, type WeekState } from './week-state.ts';
import { slotShares } from './wishes-steering.ts';

/** The least energy that a planned day may hold, kcal: an adult's floor, or the target where that is lower. */
const floorFor = (
  person: Pick<PersonFacts, 'age' | 'sex'> | undefined,
  targets: Pick<DayTargets, 'kcal'>,
): number =>
  person === undefined || person.age < ADULT_AGE ? 0 : Math.min(energyFloor(person.sex), targets.kcal);

/** The same dishes, in as little more of them as holds the floor: near a target, whole steps may end just under it. */
const raisedToFloor = (day: PlannedDay, floorKcal: number, { dishes }: Catalogue): PlannedDay => {
  const meals = day.meals.map(({ slot, recipeId, portion }): FreeMeal => {
    const dish = dishes.get(recipeId);
    const kcalPerStep = dish === undefined ? 0 : amountOf(dish.nutrients, 'energy_kcal') / STEPS_PER_SERVING;
    const steps = portionToSteps(portion);
    return { slot, recipeId, kcalPerStep, first: steps, steps };
  });
  return {
    ...day,
    meals: raisedTo(meals, floorKcal).map(({ slot, recipeId, steps }) => ({
      slot,
      recipeId,
      portion: stepsToPortion(steps),
    })),
  };
};

/** No day of a plan is further from its energy target than this. */
const ENERGY_LIMIT = 0.05;
/** Sums of the same dishes in another order differ by less, kcal. */
const ROUNDING_KCAL = 0.001;
/** With twice as many moves a week gets a little better, and takes twice as long. */
const MOVES_PER_PLACE = 30_000;
const MOST_DRAFTS = 20;

const isEnergyMet = (kcal: number, targets: Pick<DayTargets, 'kcal'>): boolean =>
  Math.abs(kcal - targets.kcal) <= ENERGY_LIMIT * targets.kcal;

/** True for a day as the planner makes it: every wanted slot is filled, no dish comes twice, and the energy fits. */
export const isDayAsPlanned = (
  day: PlannedDay,
  { targets, person, wishes }: { targets: DayTargets; person: PersonFacts; wishes: PlanWishes },
  catalogue: Catalogue,
): boolean => {
  const kcal = amountOf(dayTotals(day, catalogue), 'energy_kcal');
  const shares = slotShares(wishes);
  const { meals } = day;
  return (
    SLOTS.every((slot, at) => shares[at] === 0 || meals.some((meal) => meal.slot === slot)) &&
    new Set(meals.map(({ recipeId }) => recipeId)).size === meals.length &&
    isEnergyMet(kcal, targets) &&
    kcal >= floorFor(person, targets) - ROUNDING_KCAL
  );
};

const draftOnce = (
  model: PlanModel,
  fixed: FixedPart,
  freeDays: readonly number[],
  counts: SlotCounts,
  random: Random,
): Result<readonly Place[], Slot> => {
  let draft = draftWeek(model, fixed, freeDays, counts, random);
  for (let again = 1; !draft.ok && again < MOST_DRAFTS; again += 1)
    draft = draftWeek(model, fixed, freeDays, counts, random);
  return draft;
};

/** The week that a search ends with. */
const searchWeek = (
  model: PlanModel,
  fixed: FixedPart,
  freeDays: readonly number[],
  counts: SlotCounts,
  random: Random,
): Result<WeekState, Slot> => {
  const draft = draftOnce(model, fixed, freeDays, counts, random);
  if (!draft.ok) return draft;
  const state = createWeekState(model, fixed, draft.value);
  improveWeek(model, state, random, MOVES_PER_PLACE * draft.value.length);
  polishPortions(model, state);
  return ok(state);
};

/** So few limits of time are broken by bad luck, and another search may do better. */
const FEW_LATE = 2;
const MOST_SEARCHES = 3;

/**
 * The week of a search, or of one after it that breaks fewer limits of time. Where many are broken, dishes that are quick
 * enough are few, and the first search that does no better is the last. A week that `isMet` does not hold for ends it:
 * others of the same counts would miss by as much.
 */
const bestWeek = (
  search: () => Result<WeekState, Slot>,
  isMet: (week: WeekState) => boolean,
): Result<WeekState, Slot> => {
  let best = search();
  for (let searches = 1; best.ok && best.value.lateTimes() > 0 && isMet(best.value); searches += 1) {
    const other = search();
    const isBetter = other.ok && other.value.lateTimes() < best.value.lateTimes() && isMet(other.value);
    if (isBetter) best = other;
    else if (best.value.lateTimes() > FEW_LATE || searches >= MOST_SEARCHES) break;
  }
  return best;
};

const mealsOn = (model: PlanModel, places: readonly Place[], day: number): PlannedDay['meals'] =>
  SLOTS.flatMap((slot, at) =>
    places
      .filter((place) => place.day === day && place.slot === at)
      .flatMap(({ dish, steps }) => {
        const recipe = model.dishes[dish];
        return recipe ? [{ slot, recipeId: recipe.id, portion: stepsToPortion(steps) }] : [];
      }),
  );

const withHeld = (meals: PlannedDay['meals'], held: readonly HeldSlot[]): PlannedDay['meals'] => {
  const all = [...meals, ...held.flatMap((slot) => slot.meals)];
  return SLOTS.flatMap((slot) => all.filter((meal) => meal.slot === slot));
};

/**
 * A plan of `days` days from `startDate`. Hard rules (diet, allergies, foods left out, slots, repeats) are
 * never broken, and every new day is within 5 % of the energy target and not under an adult's floor; where that cannot be had the answer
 * is a refusal that says why. Kept days and held slots come back as they were; the rest of a day that has such
 * slots comes as near to its energy as it can. A dish that the member never wants comes only where there is no week
 * without any.
 */
export const planWeek = (request: PlanRequest): Result<WeekPlan, PlanRefusal> => {
  const {
    targets,
    rules,
    facts,
    seed,
    startDate,
    days,
    catalogue,
    cooksFrom,
    keep = [],
    avoid = [],
    opinions = NO_OPINIONS,
  } = request;
  const planOf = (planned: readonly PlannedDay[]): WeekPlan => ({
    targets,
    days: planned,
    ...(cooksFrom === undefined ? {} : { cooksFrom }),
  });
  if (facts && facts.age < YOUNGEST_PLANNED) return err({ kind: 'under-nine' });
  if (request.safety?.kidneyDisease) return err({ kind: 'kidney-disease' });
  const conflict = findConflict(rules, catalogue);
  if (conflict) return err(conflict);

  const dates = Array.from({ length: days }, (_, day) => addDays(startDate, day));
  const keptOn = new Map(keep.map((day) => [day.date, day]));
  const kept = dates.flatMap((date) => keptOn.get(date) ?? []);
  const freeDays = dates.flatMap((date, day) => (keptOn.has(date) ? [] : [day]));
  if (freeDays.length === 0) return ok(planOf(kept));

  const isOpen = ({ date }: SlotOfDay) => dates.includes(date) && !keptOn.has(date);
  const held = (request.held ?? []).filter(isOpen);
  const offPlanFoods = (request.offPlanFoods ?? []).filter(isOpen);
  const isPart = ({ date }: PlannedDay) => [...held, ...offPlanFoods].some((one) => one.date === date);

  const wanted = wantedDishes(eligibleDishes(rules, catalogue), opinions);
  const dishes = wanted.filter(({ id }) => !avoid.includes(id));
  const model = createPlanModel(dishes, catalogue, targets, goalsFor(request), steeringFor(request, dishes));
  const fixed = fixedPart({ ...request, held, offPlanFoods }, model, kept);
  const random = createRandom(seed);
  const plannedDays = ({ places }: WeekState): readonly PlannedDay[] =>
    dates.map((date, at) => {
      const keptDay = keptOn.get(date);
      if (keptDay) return keptDay;
      const day = { date, meals: mealsOn(model, places, at) };
      if (!isPart(day)) return raisedToFloor(day, floorFor(facts, targets), catalogue);
      const itsHeld = held.filter((slot) => slot.date === date);
      return { date, meals: withHeld(day.meals, itsHeld) };
    });
  const isDayMet = (day: PlannedDay) =>
    keptOn.has(day.date) ||
    isPart(day) ||
    isEnergyMet(amountOf(dayTotals(day, catalogue), 'energy_kcal'), targets);
  const isMet = (week: WeekState) => plannedDays(week).every(isDayMet);
  let refusal: PlanRefusal = { kind: 'energy-out-of-reach', kcal: targets.kcal };
  for (const counts of slotCountsToTry(model)) {
    const week = bestWeek(() => searchWeek(model, fixed, freeDays, counts, random), isMet);
    if (!week.ok) refusal = keptDaysConflict(week.error);
    else if (isMet(week.value)) return ok(planOf(plannedDays(week.value)));
  }
  const isYielding = opinions.never.length > 0 && avoid.length === 0;
  return isYielding ? planWeek({ ...request, opinions: { ...opinions, never: [] } }) : err(refusal);
};
