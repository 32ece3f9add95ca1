import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MealPlanAnswer, PlanInputs } from '../../../src/contract/plan.ts';
import { createDevice, type Device } from '../../../src/data/device.ts';
import { dayOfPlan } from '../../../src/data/device-plan.ts';
import type { MemberDatabase } from '../../../src/data/member-database.ts';
import { memberPlanOf } from '../../../src/data/member-plan.ts';
import { readMealPlan } from '../../../src/data/plan-reader.ts';
import { appendOperation } from '../../../src/data/repositories/journal.ts';
import { keepPlan } from '../../../src/data/repositories/plan.ts';
import { preparePlanInputs } from '../../../src/data/repositories/plan-inputs.ts';
import { readMemberPlan } from '../../../src/data/repositories/plan-of-member.ts';
import { SLOTS, type Slot } from '../../../src/domain/catalogue/types.ts';
import type { JournalEntry, JournalFact } from '../../../src/domain/journal/operations.ts';
import { describeWeek } from '../../../src/domain/planner/describe-week.ts';
import { isAllowed } from '../../../src/domain/planner/eligibility.ts';
import { applyPlanChanges, foldPlanChanges } from '../../../src/domain/planner/plan-changes.ts';
import { planToSolve } from '../../support/plan-to-solve.ts';
import { deleteDatabases } from '../sync/harness.ts';

const { days, targets, rules, catalogue } = planToSolve();
const PLAN = 'plan-1';
const DAY = '2026-03-03';
const FETCHED_AT = 1000;

const detailMeals = (
  meals: readonly ReturnType<typeof describeWeek>[number]['groups'][Slot][number][],
  slot: Slot,
) =>
  meals.map(({ recipeId, name, portion, kcal, protein, carbs, fat, why }) => ({
    slot,
    recipe_id: recipeId,
    name,
    portion,
    kcal,
    protein_g: protein,
    carbs_g: carbs,
    fat_g: fat,
    why,
  }));

/** What a backend answers of the week with some operations applied, and what it then adds for devices. */
const answerWith = (
  entries: readonly JournalEntry[] = [],
  planId = PLAN,
  withRules = true,
): MealPlanAnswer => {
  const effective = applyPlanChanges(days, foldPlanChanges(entries, planId), rules, catalogue);
  const planned = describeWeek({ targets, days }, catalogue);
  const details = {
    plan_id: planId,
    week_start: days[0]?.date ?? '',
    targets,
    maintenance_only: false,
    floor_kcal: 1200,
    ...(withRules
      ? {
          rules: {
            diet: rules.diet,
            eats_eggs: rules.eatsEggs,
            eats_dairy: rules.eatsDairy,
            allergies: [...rules.allergies],
            excluded_foods: [...rules.excludedFoods],
          },
        }
      : {}),
    days: describeWeek({ targets, days: effective }, catalogue).map((day, at) => ({
      date: day.date,
      meals: SLOTS.flatMap((slot) => detailMeals(day.groups[slot], slot)),
      as_planned: SLOTS.filter(
        (slot) => JSON.stringify(day.groups[slot]) !== JSON.stringify(planned[at]?.groups[slot]),
      ).map((slot) => ({ slot, meals: detailMeals(planned[at]?.groups[slot] ?? [], slot) })),
    })),
  };
  return [{ meals: { Meal_plan: { Monday: { 'Total calorie': 1 } }, details } }];
};
const planOf = (answer: MealPlanAnswer) => {
  const read = readMealPlan(answer);
  if (!read.ok || read.value === null) throw new Error('The answer does not read.');
  return read.value;
};

const planned = days.find(({ date }) => date === DAY)?.meals.find(({ slot }) => slot === 'lunch');
const others = [...catalogue.dishes.values()]
  .filter((dish) => dish.kinds.includes('main') && isAllowed(dish, rules) && dish.id !== planned?.recipeId)
  .map(({ id }) => id);
const [first = '', second = ''] = others;
const put = (recipe: string | null, planId = PLAN): JournalFact => ({
  day: DAY,
  kind: 'meals.set',
  payload: { planId, slot: 'lunch', meals: recipe === null ? null : [{ recipe, portion: 1.2 }] },
});

let device: Device;
let db: MemberDatabase;
let operations = 0;
const record = async (fact: JournalFact): Promise<void> => {
  operations += 1;
  await appendOperation(db, { ...fact, id: `op-${operations}` });
};
const read = async (withCatalogue = true) => {
  const plan = await readMemberPlan(db, withCatalogue ? catalogue : null);
  if (plan === null) throw new Error('There is no plan.');
  return plan;
};
const lunch = async () =>
  dayOfPlan((await read()).plan, DAY)?.slots.lunch.map(({ detail }) => detail?.recipeId);

beforeEach(async () => {
  device = createDevice();
  db = device.open('ana');
  await keepPlan(db, planOf(answerWith()), FETCHED_AT);
});
afterEach(() => deleteDatabases(db, device.settings));

describe('the plan of a member', () => {
  test('is what the server planned, until they change it', async () => {
    expect(await lunch()).toEqual([planned?.recipeId]);
    await record(put(first));
    const { plan, stateOf } = await read();
    const day = dayOfPlan(plan, DAY);
    expect(day?.slots.lunch).toMatchObject([
      { name: catalogue.dishes.get(first)?.name, detail: { recipeId: first, portion: 1.2 } },
    ]);
    expect(day?.totals.kcal).toBe(
      SLOTS.flatMap((slot) => day?.slots[slot] ?? []).reduce((sum, { kcal }) => sum + kcal, 0),
    );
    expect(stateOf(DAY, 'lunch')).toEqual({ locked: false, people: 1, changed: true, forbidden: false });
    expect(stateOf(DAY, 'dinner').changed).toBe(false);
    expect(day?.asPlanned?.lunch?.map(({ detail }) => detail?.recipeId)).toEqual([planned?.recipeId]);
  });

  test('keeps their changes when a copy comes that knows nothing of them, or all of them, or older ones', async () => {
    await record(put(first));
    const older = (await db.journal.toArray()) as JournalEntry[];
    await record(put(second));
    const newer = (await db.journal.toArray()) as JournalEntry[];
    for (const known of [[], older, newer]) {
      await keepPlan(db, planOf(answerWith(known)), FETCHED_AT);
      expect(await lunch()).toEqual([second]);
    }
    await record(put(null));
    for (const known of [[], older, newer]) {
      await keepPlan(db, planOf(answerWith(known)), FETCHED_AT);
      expect(await lunch()).toEqual([planned?.recipeId]);
      expect((await read()).stateOf(DAY, 'lunch').changed).toBe(false);
    }
  });

  test('shows a change that only the server has heard of yet', async () => {
    const elsewhere = { ...put(first), id: 'op-of-another-device', seq: 1, serverSeq: 1 } as JournalEntry;
    await keepPlan(db, planOf(answerWith([elsewhere])), FETCHED_AT);
    expect(await lunch()).toEqual([first]);
    expect((await read()).stateOf(DAY, 'lunch').changed).toBe(true);
  });

  test('heeds no change of a plan that was replaced', async () => {
    await record(put(first));
    await keepPlan(db, planOf(answerWith([], 'plan-2')), FETCHED_AT);
    expect(await lunch()).toEqual([planned?.recipeId]);
  });

  test('holds what is locked, eaten or skipped, and counts what was eaten beside it', async () => {
    await record({ day: DAY, kind: 'meals.lock', payload: { planId: PLAN, slot: 'dinner', locked: true } });
    await record({ day: DAY, kind: 'meals.set', payload: { planId: PLAN, slot: 'snacks1', meals: [] } });
    await record({
      day: DAY,
      kind: 'meal.eaten',
      payload: { planId: PLAN, slot: 'lunch', dish: planned?.recipeId ?? '', kcal: 500, eaten: true },
    });
    await record({
      day: DAY,
      kind: 'food.eaten',
      payload: { entry: 'e1', slot: 'snacks1', food: 'rice', grams: 50, kcal: 62, eaten: true },
    });
    const { atHand, stateOf } = await read();
    expect(atHand?.held.map(({ slot }) => slot)).toEqual(['snacks1', 'lunch', 'dinner']);
    expect(atHand?.besides.map(({ slot, nutrients }) => [slot, Math.round(nutrients[0] ?? 0)])).toEqual([
      ['snacks1', 62],
    ]);
    expect(stateOf(DAY, 'dinner').locked).toBe(true);
  });

  test('shows what was planned, and says so, while the catalogue is missing', async () => {
    await record(put(first));
    const { plan, complete, atHand } = await read(false);
    expect(dayOfPlan(plan, DAY)?.slots.lunch[0]?.detail?.recipeId).toBe(planned?.recipeId);
    expect([complete, atHand]).toEqual([false, null]);
    expect((await read()).complete).toBe(true);
  });

  test('of a copy without rules can be read but not solved again', async () => {
    await keepPlan(db, planOf(answerWith([], PLAN, false)), FETCHED_AT);
    await record(put(first));
    expect((await read()).atHand).toBeNull();
    expect(await lunch()).toEqual([first]);
  });

  test('without recipes comes back as it is', async () => {
    const plain = planOf([{ meals: { Meal_plan: { Monday: { 'Total calorie': 300, lunch: { Soup: 300 } } } } }]);
    await keepPlan(db, plain, FETCHED_AT);
    await record(put(first));
    expect((await read()).plan).toEqual(plain);
  });
});

describe('an allergy that the server does not know yet', () => {
  const inputs: PlanInputs = {
    allergies: ['milk'],
    excluded_foods: ['Rice'],
    eats_eggs: true,
    eats_dairy: true,
    pregnant_or_breastfeeding: false,
    kidney_disease: false,
    eating_disorder: false,
    facts_confirmed: true,
    sex_undisclosed: false,
  };
  const answer = async (at: number) => (await preparePlanInputs(db, inputs, at))();
  const withMilk = others.find((id) => catalogue.dishes.get(id)?.allergens.includes('milk')) ?? '';

  test('binds beside the plan’s own rules', async () => {
    await answer(FETCHED_AT + 1);
    expect((await read()).atHand?.rules).toEqual({
      diet: 'vegetarian',
      eatsEggs: false,
      eatsDairy: true,
      allergies: ['soy', 'milk'],
      excludedFoods: ['apple', 'rice'],
    });
  });

  test('marks what the plan still holds, and undoes a choice that it forbids', async () => {
    await record(put(withMilk));
    expect(await lunch()).toEqual([withMilk]);
    await answer(FETCHED_AT + 1);
    expect(await lunch()).toEqual([planned?.recipeId]);
    const { plan, stateOf } = await read();
    const milky = plan.dated.flatMap((day) =>
      SLOTS.filter((slot) =>
        day.slots[slot].some(({ detail }) => {
          const dish = catalogue.dishes.get(detail?.recipeId ?? '');
          return dish?.allergens.includes('milk') || dish?.ingredients.some(({ food }) => food === 'rice');
        }),
      ).map((slot) => [day.date, slot] as const),
    );
    expect(milky.length).toBeGreaterThan(0);
    for (const [date, slot] of milky) expect(stateOf(date ?? '', slot).forbidden).toBe(true);
  });

  test('no longer binds by itself once a plan has come that was made with it', async () => {
    await answer(FETCHED_AT - 1);
    expect((await read()).atHand?.rules.allergies).toEqual(['soy']);
  });
});

test('whatever is recorded, the plan that device and server show is one', () => {
  const anyMeals = fc.option(
    fc.array(
      fc.record({ recipe: fc.constantFrom(...others, 'unknown'), portion: fc.constantFrom(0.5, 1, 9) }),
      {
        maxLength: 2,
      },
    ),
  );
  const anyEntry = fc
    .record({
      day: fc.constantFrom(...days.map(({ date }) => date)),
      slot: fc.constantFrom(...SLOTS),
      meals: anyMeals,
    })
    .map(({ day, slot, meals }) => ({
      day,
      kind: 'meals.set' as const,
      payload: { planId: PLAN, slot, meals },
    }));
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 15 }), fc.nat(), (facts, heard) => {
      const entries = facts.map(
        (fact, at): JournalEntry => ({ ...fact, id: `op-${at}`, seq: at, serverSeq: at + 1 }),
      );
      const atServer = entries.slice(0, heard % (entries.length + 1));
      const stored = { plan: planOf(answerWith(atServer)), fetchedAt: 1 };
      const { atHand } = memberPlanOf(stored, entries, rules, catalogue);
      const asServer = applyPlanChanges(days, foldPlanChanges(entries, PLAN), rules, catalogue);
      expect(atHand?.days).toEqual(asServer);
    }),
  );
});
