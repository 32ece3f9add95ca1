import { plannedServings } from '../../domain/kitchen/shopping/servings-to-cook.ts';
import { describeDay } from '../../domain/plan/changes/describe-week.ts';
import { type CookingEvent, cookingEvents } from '../../domain/plan/week/cooking-events.ts';
import { foldOpinions } from '../../domain/plan/week/dish-opinions.ts';
import { withMade } from '../../domain/plan/week/made-servings.ts';
import { foldPlanChanges, type PlanChanges } from '../../domain/plan/week/plan-changes.ts';
import type { PlannedFor, SlotOfDay, SolverInput } from '../../domain/plan/week/solver-input.ts';
import type { PlanHistory } from '../../domain/plan/week/uneaten-leftovers.ts';
import { foldWeek, type SlotState as SlotOfWeek } from '../../domain/plan/week/week.ts';
import { type Catalogue, SLOTS, type Slot } from '../../terms/food.ts';
import type { JournalEntry } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { DishOpinions, EatingRules, PlannedMeal } from '../../terms/plan.ts';
import {
  type DevicePlan,
  dishesBefore,
  type PlanDay,
  type PlanDish,
  plannedDaysOf,
  totalsOf,
} from '../db/device-plan.ts';

/** A slot of the fold, and whether it holds something else than planned. */
export type SlotState = Pick<SlotOfWeek, 'locked' | 'people' | 'forbidden'> & { readonly changed: boolean };

/** The plan as the member has it: stored plan, own changes and what waits on this device. */
export interface MemberPlan {
  readonly plan: DevicePlan;
  /** When the stored plan was read. */
  readonly fetchedAt: number;
  readonly stateOf: (day: LocalDay, slot: Slot) => SlotState;
  /** As in `PlanChanges`. */
  readonly table: PlanChanges['table'];
  readonly opinions: DishOpinions;
  /**
   * The solver input for changing parts of the plan. Null for a plan without recipes or rules, and without the
   * catalogue.
   */
  readonly solverInput: SolverInput | null;
  /** When each dish of the plan is cooked, and for which meals; empty without the catalogue. */
  readonly events: readonly CookingEvent[];
  /** For `uneatenLeftovers`. */
  readonly history: PlanHistory;
  /** False while the catalogue is missing that names what the member chose: those slots show what was planned. */
  readonly complete: boolean;
}

type Slots = PlanDay['slots'];

const bySlot = (dishesOf: (slot: Slot) => readonly PlanDish[]): Slots =>
  Object.fromEntries(SLOTS.map((slot) => [slot, dishesOf(slot)])) as unknown as Slots;

const isSame = (one: readonly PlannedMeal[], other: readonly PlannedMeal[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ recipeId, portion }, at) => recipeId === other[at]?.recipeId && portion === other[at]?.portion,
  );

/** Empty for dishes that have left the catalogue. */
const describeMeals = (
  date: LocalDay,
  slot: Slot,
  meals: readonly PlannedMeal[],
  catalogue: Catalogue,
  targets: NonNullable<DevicePlan['targets']>,
): readonly PlanDish[] =>
  meals.flatMap((meal) =>
    describeDay({ date, meals: [meal] }, catalogue, { targets }).groups[slot].map(
      ({ name, kcal, recipeId, portion, protein, carbs, fat, why }) => ({
        name,
        kcal,
        detail: { recipeId, portion, protein, carbs, fat, why },
      }),
    ),
  );

const NEVER_CHANGED: SlotState = { locked: false, people: 1, changed: false, forbidden: false };

/** The rules and person behind the plan; null where unknown. */
interface MadeBy {
  readonly rules: EatingRules | null;
  /** Answers that wait on this device forbid to eat less than planned. */
  readonly gated: boolean;
  readonly plannedFor: PlannedFor | null;
}

/**
 * A stored plan with the member's changes: `entries` are the operations about the plan's days and about dishes. Opinions are those
 * of `today`. Where recipes or dates are missing it stays as it is.
 */
export const memberPlanOf = (
  stored: { readonly plan: DevicePlan; readonly fetchedAt: number },
  entries: readonly JournalEntry[],
  { rules, gated, plannedFor }: MadeBy,
  catalogue: Catalogue | null,
  today: LocalDay,
): MemberPlan => {
  const { plan, fetchedAt } = stored;
  const { targets } = plan;
  const changes = foldPlanChanges(entries, plan.planId);
  const opinions = foldOpinions(entries, today, catalogue?.dishes);
  const basePlan = { id: plan.planId, days: plannedDaysOf(plan) };
  const week = foldWeek(basePlan, entries, rules, targets === null ? null : catalogue, changes);
  const slotAt = new Map(week.slots.map((slot) => [`${slot.date}/${slot.slot}`, slot]));
  const states = new Map<string, SlotState>();
  const held: SlotOfDay[] = [];

  const dayNow = (planned: PlanDay, date: LocalDay): PlanDay => {
    const asPlanned: Partial<Record<Slot, readonly PlanDish[]>> = {};
    const slots = bySlot((slot) => {
      const before = dishesBefore(planned, slot);
      const now = slotAt.get(`${date}/${slot}`);
      if (now === undefined) return before;
      const changed = !isSame(now.meals, now.planned);
      if (changed) asPlanned[slot] = before;
      const { locked, people, forbidden } = now;
      states.set(`${date}/${slot}`, { locked, people, changed, forbidden });
      if (locked || now.eaten || (changed && now.meals.length === 0)) held.push({ date, slot });
      return changed && catalogue !== null && targets !== null
        ? describeMeals(date, slot, now.meals, catalogue, targets)
        : before;
    });
    const { asPlanned: _, ...same } = planned;
    return {
      ...same,
      slots,
      totals: totalsOf(slots),
      ...(Object.keys(asPlanned).length === 0 ? {} : { asPlanned }),
    };
  };

  const dated = plan.dated.map((planned) =>
    planned.date === null ? planned : dayNow(planned, planned.date),
  );
  return {
    plan: { ...plan, dated },
    fetchedAt,
    stateOf: (day, slot) => states.get(`${day}/${slot}`) ?? NEVER_CHANGED,
    table: changes.table,
    events:
      catalogue === null
        ? []
        : cookingEvents(
            withMade(plannedServings(week.days, changes.peopleAt), entries, plan.planId),
            plan.cooksFrom,
            catalogue,
          ),
    history: { base: basePlan, entries, rules, cooksFrom: plan.cooksFrom },
    opinions,
    solverInput:
      rules === null || targets === null || catalogue === null
        ? null
        : {
            days: week.days,
            held,
            offPlanFoods: week.offPlanFoods,
            targets,
            floorKcal: gated ? targets.kcal : (plan.floorKcal ?? targets.kcal),
            rules,
            plannedFor,
            ...(plan.cooksFrom === undefined ? {} : { cooksFrom: plan.cooksFrom }),
            opinions,
          },
    complete:
      catalogue !== null || !week.slots.some(({ date, slot }) => changes.mealsOf(date, slot) !== null),
  };
};
