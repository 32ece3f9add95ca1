import { describeDay } from '../../src/domain/plan/changes/describe-week.ts';
import { SLOTS, type Slot } from '../../src/terms/food.ts';
import type { MemberDay } from './plan-keeper.ts';

/** Energy that the meals of a day should have, in kcal. */
export interface DayGoals {
  readonly slots: Readonly<Record<Slot, number>>;
  /** As planned, whatever the member made of it. */
  readonly day: number;
}

const NOTHING: DayGoals = { slots: { breakfast: 0, snacks1: 0, lunch: 0, snacks2: 0, dinner: 0 }, day: 0 };

/** A slot that the member left empty keeps its goal: that energy is still the day's. */
export const dayGoals = ({ plan, catalogue }: Pick<MemberDay, 'plan' | 'catalogue'>): DayGoals => {
  if (plan === null) return NOTHING;
  const planned = describeDay(plan.planned, catalogue, plan);
  const day = describeDay(plan.day, catalogue, plan);
  const goal = (slot: Slot): number =>
    (day.groups[slot].length === 0 ? planned : day).groups[slot].reduce((sum, { kcal }) => sum + kcal, 0);
  return {
    slots: Object.fromEntries(SLOTS.map((slot) => [slot, goal(slot)])) as DayGoals['slots'],
    day: planned.totalCalories,
  };
};
