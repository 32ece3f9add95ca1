import type { Budget } from '../../contract/plan.ts';
import type { PlanDay } from '../../data/device-plan.ts';
import type { Slot } from '../../domain/catalogue/types.ts';
import type { UnsyncedAmounts } from '../../domain/journal/fold.ts';

export const RING_NAMES = ['Breakfast', 'Snacks', 'Lunch', 'Dinner'] as const;
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

const plannedKcal = (day: PlanDay | null, slots: readonly Slot[]): number =>
  day === null ? 0 : sum(slots.flatMap((slot) => day.slots[slot].map((dish) => dish.kcal)));

/**
 * The day's energy by ring: the backend's figure plus what this device marked eaten and the backend does
 * not know yet. Where the backend gives no goal, the plan's own calories are the goal.
 */
export const energyView = (
  budget: Budget | null,
  unsynced: UnsyncedAmounts,
  planned: PlanDay | null,
): EnergyView => {
  const rings = RING_NAMES.map((name): RingView => {
    const slots = SLOTS_OF[name];
    const known = budget?.[BUDGET_KEY[name]] ?? 0;
    const goal = budget?.[`${BUDGET_KEY[name]}_goal`] ?? 0;
    return {
      name,
      eaten: Math.max(0, Math.round(known + sum(slots.map((slot) => unsynced.kcal[slot])))),
      goal: Math.round(goal > 0 ? goal : plannedKcal(planned, slots)),
    };
  });
  const eaten = sum(rings.map((ring) => ring.eaten));
  const goal = sum(rings.map((ring) => ring.goal));
  return { rings, eaten, goal, left: Math.max(0, goal - eaten) };
};
