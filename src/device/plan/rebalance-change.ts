import { SLOT_LABELS } from '../../domain/food/catalogue/slot-labels.ts';
import { NEAR_ENOUGH, type Rebalanced, rebalanceDay } from '../../domain/plan/changes/rebalance.ts';
import type { PlanToSolve, SlotChange } from '../../domain/plan/week/solver-input.ts';
import type { Slot } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { mealsChange, mealsIn, type PlanChange } from './meals-change.ts';
import type { MemberPlan } from './member-plan.ts';

const servingsOf = (meals: SlotChange['meals']): number =>
  meals.reduce((sum, { portion }) => sum + portion, 0);

/** "Dinner smaller" */
const inWords = (now: MemberPlan, { date, slot, meals }: SlotChange): string => {
  const before = servingsOf(
    mealsIn(
      now.plan.dated.find((day) => day.date === date),
      slot,
    ),
  );
  return `${SLOT_LABELS[slot]} ${servingsOf(meals) > before ? 'larger' : 'smaller'}`;
};

/** A change that rebalances a day, or the reason in words why there is none. */
export type Rebalancing =
  | { readonly change: PlanChange }
  | { readonly change: null; readonly reason: string };

/** Why a rebalanced day does not come to its energy, in words without figures; null where it does. */
const stopReason = (rebalanced: Rebalanced, targetKcal: number): string | null => {
  if (Math.abs(rebalanced.after - targetKcal) <= NEAR_ENOUGH * targetKcal) return null;
  return rebalanced.after > targetKcal
    ? 'The day stays above its energy. What is left never gets smaller than you need.'
    : 'The day stays below its energy. No other portion brings it closer.';
};

/**
 * Brings the rest of a day, without the slots `kept`, to its energy by portions. Null where the day is near enough
 * already or not planned; a reason where nothing that is left can bring it nearer.
 */
export const rebalanceChange = (
  now: MemberPlan,
  planId: string,
  toSolve: PlanToSolve,
  date: LocalDay,
  kept: readonly Slot[],
): Rebalancing | null => {
  const rebalanced = rebalanceDay(toSolve, date, kept);
  if (rebalanced === null) return null;
  const { changes } = rebalanced;
  const stopped = stopReason(rebalanced, toSolve.targets.kcal);
  if (changes.length === 0) return stopped === null ? null : { change: null, reason: stopped };
  const done = `Rest of the day rebalanced: ${changes.map((change) => inWords(now, change)).join(', ')}`;
  return {
    change: mealsChange(now, planId, changes, stopped === null ? done : `${done}. ${stopped}`),
  };
};
