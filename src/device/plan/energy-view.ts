import type { Budget } from '../../contract/plan.ts';
import type { UnsyncedAmounts } from '../../domain/food/journal/fold.ts';
import { SLOTS, type Slot } from '../../terms/food.ts';
import type { PlanDay, PlanDish } from '../db/device-plan.ts';

const RING_NAMES = ['Breakfast', 'Snacks', 'Lunch', 'Dinner'] as const;
export type RingName = (typeof RING_NAMES)[number];

export interface RingView {
  readonly name: RingName;
  /** kcal, whole. */
  readonly eaten: number;
  readonly goal: number;
}

export interface EnergyView {
  readonly rings: readonly RingView[];
  readonly eaten: number;
  readonly goal: number;
  /** Never below zero. */
  readonly left: number;
}

const SLOTS_OF: Readonly<Record<RingName, readonly Slot[]>> = {
  Breakfast: ['breakfast'],
  Snacks: ['snacks1', 'snacks2'],
  Lunch: ['lunch'],
  Dinner: ['dinner'],
};

const BUDGET_KEY = {
  Breakfast: 'calories_breakfast',
  Snacks: 'calories_snacks',
  Lunch: 'calories_lunch',
  Dinner: 'calories_dinner',
} as const satisfies Record<RingName, keyof Budget>;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const kcalOf = (dishes: readonly PlanDish[]): number => sum(dishes.map((dish) => dish.kcal));

/** A slot that the member left empty still counts what was planned: it is how much the day had for it. */
const plannedKcal = ({ slots, asPlanned }: PlanDay, slot: Slot): number =>
  kcalOf(slots[slot].length === 0 ? (asPlanned?.[slot] ?? []) : slots[slot]);

/** The day's energy before any change. Dishes change; the day's energy stays. */
const dayKcal = ({ slots, asPlanned }: PlanDay): number =>
  sum(SLOTS.map((slot) => kcalOf(asPlanned?.[slot] ?? slots[slot])));

const isChanged = (planned: PlanDay | null, slots: readonly Slot[]): boolean =>
  slots.some((slot) => planned?.asPlanned?.[slot] !== undefined);

/** The backend's goal, until the member changes what it was made of. */
const goalOf = (budget: Budget | null, planned: PlanDay | null, name: RingName): number => {
  const known = budget?.[`${BUDGET_KEY[name]}_goal`] ?? 0;
  const slots = SLOTS_OF[name];
  if (planned === null || (known > 0 && !isChanged(planned, slots))) return known;
  return sum(slots.map((slot) => plannedKcal(planned, slot)));
};

/**
 * The day's energy by ring: the backend's figure plus what this device marked eaten and the backend does
 * not know yet. The day's own goal is the plan's `target`, kcal, where it has one. Where the backend gives no goal, and where the member changed the plan, the plan's own calories are it.
 */
export const energyView = (
  budget: Budget | null,
  unsynced: UnsyncedAmounts,
  planned: PlanDay | null,
  target: number | null = null,
): EnergyView => {
  const rings = RING_NAMES.map(
    (name): RingView => ({
      name,
      eaten: Math.max(
        0,
        Math.round(
          (budget?.[BUDGET_KEY[name]] ?? 0) + sum(SLOTS_OF[name].map((slot) => unsynced.kcal[slot])),
        ),
      ),
      goal: Math.round(goalOf(budget, planned, name)),
    }),
  );
  const eaten = sum(rings.map((ring) => ring.eaten));
  const ofMeals =
    planned !== null && isChanged(planned, SLOTS)
      ? Math.round(dayKcal(planned))
      : sum(rings.map((ring) => ring.goal));
  const goal = budget === null && planned !== null && target !== null ? Math.round(target) : ofMeals;
  return { rings, eaten, goal, left: Math.max(0, goal - eaten) };
};
