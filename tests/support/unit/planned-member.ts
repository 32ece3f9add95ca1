import { type MemberPlan, memberPlanOf } from '../../../src/device/plan/member-plan.ts';
import { addDays } from '../../../src/domain/calendar/days.ts';
import { SLOTS, type Slot } from '../../../src/terms/food.ts';
import type { JournalFact } from '../../../src/terms/journal.ts';
import { devicePlan, planDay, planDish } from '../device-plan.ts';
import { logOf } from '../kitchen-household.ts';
import { dishOf, NO_RULES } from '../synthetic-catalogue.ts';
import { food } from './plain-food.ts';

export const DAY = '2026-11-21';

const oat = food('oat', { energy_kcal: 400, protein_g: 10 });
const KINDS = {
  breakfast: 'breakfast',
  snacks1: 'snack',
  lunch: 'main',
  snacks2: 'snack',
  dinner: 'main',
} as const;

/** One dish for each slot of two days, and one more main; 400 kcal a serving. */
const dishes = [...SLOTS.flatMap((slot) => [`${slot}-0`, `${slot}-1`]), 'lunch-new'].map((id) =>
  dishOf(id, [KINDS[id.split('-')[0] as Slot]], [[oat, 100]]),
);
export const catalogue = {
  foods: new Map([[oat.id, oat]]),
  dishes: new Map(dishes.map((dish) => [dish.id, dish])),
};

const plannedDay = (at: number) =>
  planDay(addDays(DAY, at), Object.fromEntries(SLOTS.map((slot) => [slot, [planDish(`${slot}-${at}`)]])));

const plan = devicePlan({ weekStart: DAY, floorKcal: 1200, dated: [plannedDay(0), plannedDay(1)] });

export const memberAfter = (facts: readonly JournalFact[]): MemberPlan =>
  memberPlanOf(
    { plan, fetchedAt: 0 },
    logOf(...facts),
    { rules: { ...NO_RULES, diet: 'vegan' }, gated: false, plannedFor: null },
    catalogue,
    DAY,
  );

/** Returns recipe and servings of each dish of a slot on the first day. */
export const held = ({ plan: now }: MemberPlan, slot: Slot): readonly (readonly [string, number])[] =>
  (now.dated[0]?.slots[slot] ?? []).flatMap(({ detail }) =>
    detail === null ? [] : [[detail.recipeId, detail.portion] as const],
  );
