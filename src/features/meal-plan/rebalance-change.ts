import type { MemberPlan } from '../../data/member-plan.ts';
import { SLOT_LABELS } from '../../domain/catalogue/slot-labels.ts';
import type { Slot } from '../../domain/catalogue/types.ts';
import type { PlanToSolve, SlotChange } from '../../domain/planner/plan-at-hand.ts';
import { rebalanceDay } from '../../domain/planner/rebalance.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { mealsChange, mealsIn, type PlanChange } from './plan-change.ts';

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

/** Brings the rest of a day, without the slots `kept`, to its energy by portions; null where it is near enough, or nothing is left of it. */
export const rebalanceChange = (
  now: MemberPlan,
  planId: string,
  toSolve: PlanToSolve,
  date: LocalDay,
  kept: readonly Slot[],
): PlanChange | null => {
  const rebalanced = rebalanceDay(toSolve, date, kept);
  if (rebalanced === null || rebalanced.changes.length === 0) return null;
  const { changes } = rebalanced;
  return mealsChange(
    now,
    planId,
    changes,
    `Rest of the day rebalanced: ${changes.map((change) => inWords(now, change)).join(', ')}`,
  );
};
