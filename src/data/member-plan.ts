import { type Catalogue, SLOTS, type Slot } from '../domain/catalogue/types.ts';
import { type DayState, foldDay } from '../domain/journal/fold.ts';
import type { JournalEntry } from '../domain/journal/operations.ts';
import { describeDay } from '../domain/planner/describe-week.ts';
import { isAllowed } from '../domain/planner/eligibility.ts';
import { chosenMeals, foldPlanChanges, type PlanChanges } from '../domain/planner/plan-changes.ts';
import type { OffPlanFood, PlannedFor, SlotOfDay, SolverInput } from '../domain/planner/solver-input.ts';
import type { EatingRules, LocalDay, PlannedDay, PlannedMeal } from '../domain/planner/types.ts';
import { type DevicePlan, type PlanDay, type PlanDish, totalsOf } from './device-plan.ts';

export interface SlotState {
  /** Left alone when the plan is made anew. */
  readonly locked: boolean;
  /** Number of people the slot is cooked for, the member included. */
  readonly people: number;
  /** It holds something else than planned. */
  readonly changed: boolean;
  /** It holds something that the member's rules now forbid. */
  readonly forbidden: boolean;
}

/** The plan as the member has it: stored plan, own changes and what waits on this device. */
export interface MemberPlan {
  readonly plan: DevicePlan;
  /** When the stored plan was read. */
  readonly fetchedAt: number;
  readonly stateOf: (day: LocalDay, slot: Slot) => SlotState;
  /** As in `PlanChanges`. */
  readonly peopleSaid: PlanChanges['peopleSaid'];
  /**
   * The solver input for changing parts of the plan. Null for a plan without recipes or rules, and without the
   * catalogue.
   */
  readonly solverInput: SolverInput | null;
  /** False while the catalogue is missing that names what the member chose: those slots show what was planned. */
  readonly complete: boolean;
}

type Slots = PlanDay['slots'];

const bySlot = (dishesOf: (slot: Slot) => readonly PlanDish[]): Slots =>
  Object.fromEntries(SLOTS.map((slot) => [slot, dishesOf(slot)])) as unknown as Slots;

const plannedMeals = (slot: Slot, dishes: readonly PlanDish[]): readonly PlannedMeal[] =>
  dishes.flatMap(({ detail }) =>
    detail === null ? [] : [{ slot, recipeId: detail.recipeId, portion: detail.portion }],
  );

const dayOfSlots = (date: LocalDay, slots: Slots): PlannedDay => ({
  date,
  meals: SLOTS.flatMap((slot) => plannedMeals(slot, slots[slot])),
});

/** Empty for a dish that has left the catalogue. */
const describeMeal = (
  date: LocalDay,
  meal: PlannedMeal,
  catalogue: Catalogue,
  targets: NonNullable<DevicePlan['targets']>,
): readonly PlanDish[] =>
  describeDay({ date, meals: [meal] }, catalogue, { targets }).groups[meal.slot].map(
    ({ name, kcal, recipeId, portion, protein, carbs, fat, why }) => ({
      name,
      kcal,
      detail: { recipeId, portion, protein, carbs, fat, why },
    }),
  );

interface Sources {
  readonly plan: DevicePlan;
  readonly changes: PlanChanges;
  readonly rules: EatingRules | null;
  readonly catalogue: Catalogue | null;
}

interface SlotNow {
  readonly dishes: readonly PlanDish[];
  /** The planned dishes, if the member changed the slot. */
  readonly before: readonly PlanDish[] | null;
}

const isSame = (one: readonly PlanDish[], other: readonly PlanDish[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ detail }, at) =>
      detail?.recipeId === other[at]?.detail?.recipeId && detail?.portion === other[at]?.detail?.portion,
  );

const slotNow = (planned: PlanDay, date: LocalDay, slot: Slot, sources: Sources): SlotNow => {
  const { changes, rules, catalogue } = sources;
  const before = planned.asPlanned?.[slot];
  if (!changes.speaksOf(date, slot)) return { dishes: planned.slots[slot], before: before ?? null };
  const asPlanned = before ?? planned.slots[slot];
  const { targets } = sources.plan;
  const chosen =
    catalogue === null || targets === null
      ? null
      : chosenMeals(changes, date, slot, rules, catalogue)?.map((meal) =>
          describeMeal(date, meal, catalogue, targets),
        );
  const dishes = chosen?.flat() ?? asPlanned;
  return isSame(dishes, asPlanned) ? { dishes: asPlanned, before: null } : { dishes, before: asPlanned };
};

const isForbidden = (dishes: readonly PlanDish[], { rules, catalogue }: Sources): boolean =>
  dishes.some(({ detail }) => {
    const dish = detail === null ? undefined : catalogue?.dishes.get(detail.recipeId);
    return dish !== undefined && rules !== null && !isAllowed(dish, rules);
  });

const isEatenOf = (slot: Slot, dishes: readonly PlanDish[], { eaten }: DayState): boolean =>
  dishes.some(({ name, detail }) => eaten.has(`${slot}/${detail?.recipeId ?? name}`));

const offPlanFoodsOf = (date: LocalDay, { foods }: DayState, catalogue: Catalogue): readonly OffPlanFood[] =>
  [...foods.values()].flatMap(({ slot, food, grams }) => {
    const nutrients = catalogue.foods.get(food)?.per100.map((amount) => (amount * grams) / 100);
    return nutrients === undefined ? [] : [{ date, slot, nutrients }];
  });

const NEVER_CHANGED: SlotState = { locked: false, people: 1, changed: false, forbidden: false };

/** The rules and person behind the plan; null where unknown. */
interface MadeBy {
  readonly rules: EatingRules | null;
  /** Answers that wait on this device forbid to eat less than planned. */
  readonly gated: boolean;
  readonly plannedFor: PlannedFor | null;
}

/**
 * A stored plan with the member's changes: `entries` are the operations about the plan's days. Where recipes or dates are missing it stays as it is.
 */
export const memberPlanOf = (
  stored: { readonly plan: DevicePlan; readonly fetchedAt: number },
  entries: readonly JournalEntry[],
  { rules, gated, plannedFor }: MadeBy,
  catalogue: Catalogue | null,
): MemberPlan => {
  const { plan, fetchedAt } = stored;
  const changes = foldPlanChanges(entries, plan.planId);
  const sources: Sources = { plan, changes, rules, catalogue };
  const states = new Map<string, SlotState>();
  const held: SlotOfDay[] = [];
  const offPlanFoods: OffPlanFood[] = [];
  const days: PlannedDay[] = [];
  let complete = true;

  const dayNow = (planned: PlanDay, date: LocalDay): PlanDay => {
    const log = foldDay(entries.filter((entry) => entry.day === date));
    const now = Object.fromEntries(
      SLOTS.map((slot) => [slot, slotNow(planned, date, slot, sources)]),
    ) as Record<Slot, SlotNow>;
    for (const slot of SLOTS) {
      const { dishes, before } = now[slot];
      const locked = changes.lockOf(date, slot) ?? planned.locked?.includes(slot) ?? false;
      const people = changes.peopleAt(date, slot);
      const changed = before !== null;
      states.set(`${date}/${slot}`, { locked, people, changed, forbidden: isForbidden(dishes, sources) });
      if (locked || isEatenOf(slot, dishes, log) || (changed && dishes.length === 0))
        held.push({ date, slot });
      if (catalogue === null && changes.mealsOf(date, slot) !== null) complete = false;
    }
    const slots = bySlot((slot) => now[slot].dishes);
    const changed = SLOTS.flatMap((slot) => (now[slot].before === null ? [] : [[slot, now[slot].before]]));
    if (catalogue !== null) offPlanFoods.push(...offPlanFoodsOf(date, log, catalogue));
    days.push(dayOfSlots(date, slots));
    const { asPlanned: _, ...same } = planned;
    return {
      ...same,
      slots,
      totals: totalsOf(slots),
      ...(changed.length === 0 ? {} : { asPlanned: Object.fromEntries(changed) }),
    };
  };

  const dated = plan.dated.map((planned) =>
    planned.date === null ? planned : dayNow(planned, planned.date),
  );
  const { targets } = plan;
  return {
    plan: { ...plan, dated },
    fetchedAt,
    stateOf: (day, slot) => states.get(`${day}/${slot}`) ?? NEVER_CHANGED,
    peopleSaid: changes.peopleSaid,
    solverInput:
      rules === null || targets === null || catalogue === null
        ? null
        : {
            days,
            held,
            offPlanFoods,
            targets,
            floorKcal: gated ? targets.kcal : (plan.floorKcal ?? targets.kcal),
            rules,
            plannedFor,
          },
    complete,
  };
};
