import { type DevicePlan, totalsOf } from '../../../src/data/plan/device-plan.ts';
import { type MemberPlan, memberPlanOf } from '../../../src/data/plan/member-plan.ts';
import { addDays, weekdayOf } from '../../../src/domain/calendar/days.ts';
import { SLOTS, type Slot } from '../../../src/domain/catalogue/types.ts';
import type { JournalEntry, JournalFact } from '../../../src/domain/journal/operations.ts';
import type { EatingRules } from '../../../src/domain/planner/types.ts';
import { dishOf } from '../../support/synthetic-catalogue.ts';
import { food } from './food.ts';

export const DAY = '2026-11-21';
export const RULES: EatingRules = {
  diet: 'vegan',
  eatsEggs: false,
  eatsDairy: false,
  allergies: [],
  excludedFoods: [],
};

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

const plannedDay = (at: number) => {
  const slots = Object.fromEntries(
    SLOTS.map((slot) => [
      slot,
      [
        {
          name: `Dish ${slot}-${at}`,
          kcal: 400,
          detail: { recipeId: `${slot}-${at}`, portion: 1, protein: 10, carbs: 0, fat: 0, why: '' },
        },
      ],
    ]),
  ) as unknown as DevicePlan['dated'][number]['slots'];
  const date = addDays(DAY, at);
  return { weekday: weekdayOf(date), date, slots, totals: totalsOf(slots) };
};

const plan: DevicePlan = {
  planId: 'p1',
  source: 'detailed',
  weekStart: DAY,
  maintenanceOnly: false,
  targets: { kcal: 2000, protein: 50, fat: 60, carbs: 250, fiber: 28 },
  floorKcal: 1200,
  dated: [plannedDay(0), plannedDay(1)],
  weekly: [],
  shopping: [],
  unreadable: [],
};

export const entriesOf = (facts: readonly JournalFact[]): readonly JournalEntry[] =>
  facts.map((fact, at) => ({ ...fact, id: `op-${at}`, seq: at, serverSeq: null }) as JournalEntry);

/** Two planned days after these facts. */
export const memberAfter = (facts: readonly JournalFact[]): MemberPlan =>
  memberPlanOf(
    { plan, fetchedAt: 0 },
    entriesOf(facts),
    { rules: RULES, gated: false, plannedFor: null },
    catalogue,
    DAY,
  );

/** Returns recipe and servings of each dish of a slot, on the day with index `at`. */
export const held = ({ plan: now }: MemberPlan, slot: Slot, at = 0): readonly (readonly [string, number])[] =>
  (now.dated[at]?.slots[slot] ?? []).flatMap(({ detail }) =>
    detail === null ? [] : [[detail.recipeId, detail.portion] as const],
  );
