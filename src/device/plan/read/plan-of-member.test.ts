import { beforeEach, expect, test } from 'vitest';
import { PREFERENCE } from '../../../../tests/support/questionnaire-records.ts';
import {
  answeredWeek,
  PLAN,
  PLANNED_FOR,
  planOf,
  week,
} from '../../../../tests/support/unit/answered-week.ts';
import { type MealPlanAnswer, NO_ANSWERS, type PlanInputs } from '../../../contract/plan.ts';
import { isAllowed } from '../../../domain/plan/rules/eligibility.ts';
import { SLOTS } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import { dayOfPlan } from '../../db/device-plan.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { atomically } from '../../db/storage.ts';
import { appendOperation } from '../../journal/journal.ts';
import { toRow } from '../../outbox/drain/command.ts';
import { recordDelivery } from '../../outbox/drain/record-delivery.ts';
import { addRow } from '../../outbox/rows/outbox.ts';
import { sealPlanBasis } from '../../rows/plan-basis.ts';
import { preparePlanInputs } from '../../rows/plan-inputs.ts';
import { createDevice, type Device } from '../../session/device.ts';
import { storePlan } from './plan.ts';
import { readMemberPlan } from './plan-of-member.ts';

const { days, rules, catalogue } = week;
const DAY = '2026-03-03';
const FETCHED_AT = 1000;

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
const keep = async (answer: MealPlanAnswer): Promise<void> =>
  storePlan(db, planOf(answer), FETCHED_AT, { basis: await sealPlanBasis(db, answer) });
const read = async (withCatalogue = true) => {
  const plan = await readMemberPlan(db, withCatalogue ? catalogue : null, DAY);
  if (plan === null) throw new Error('There is no plan.');
  return plan;
};
const lunch = async () =>
  dayOfPlan((await read()).plan, DAY)?.slots.lunch.map(({ detail }) => detail?.recipeId);

beforeEach(async () => {
  device = createDevice();
  db = device.open('ana');
  await keep(answeredWeek());
});

test('the plan of a member is what the server planned, until they change it', async () => {
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

test('the plan of a member keeps their changes when another copy of it comes, until they take them back', async () => {
  await record(put(first));
  await record(put(second));
  await keep(answeredWeek());
  expect(await lunch()).toEqual([second]);
  await record(put(null));
  expect(await lunch()).toEqual([planned?.recipeId]);
  expect((await read()).stateOf(DAY, 'lunch').changed).toBe(false);
});

test('the plan of a member is what was planned, too, where an earlier release stored it with changes of the backend', async () => {
  const plan = planOf(answeredWeek());
  const dated = plan.dated.map((day) =>
    day.date === DAY
      ? { ...day, slots: { ...day.slots, lunch: [] }, asPlanned: { lunch: day.slots.lunch } }
      : day,
  );
  await storePlan(db, { ...plan, dated }, FETCHED_AT, { basis: await sealPlanBasis(db, answeredWeek()) });
  expect(await lunch()).toEqual([planned?.recipeId]);
  await record(put(first));
  expect(await lunch()).toEqual([first]);
});

test('the plan of a member shows what was planned, and says so, while the catalogue is missing', async () => {
  await record(put(first));
  const { plan, complete, solverInput } = await read(false);
  expect(dayOfPlan(plan, DAY)?.slots.lunch[0]?.detail?.recipeId).toBe(planned?.recipeId);
  expect([complete, solverInput]).toEqual([false, null]);
  expect((await read()).complete).toBe(true);
});

test('the plan of a member comes with what it was made by, which the device keeps sealed', async () => {
  expect((await read()).solverInput).toMatchObject({ rules, plannedFor: PLANNED_FOR, floorKcal: 1200 });
  const [row] = await db.plan.toArray();
  expect(JSON.stringify(row)).not.toMatch(/soy|hypertension|Thai/);
});

const inputs: PlanInputs = {
  ...NO_ANSWERS,
  allergies: ['milk'],
  excluded_foods: ['Rice'],
  eats_eggs: true,
  eats_dairy: true,
  facts_confirmed: true,
};
const answer = async (at: number, more: Partial<PlanInputs> = {}) =>
  (await preparePlanInputs(db, { ...inputs, ...more }, at))(db, 'saved');
const withMilk = others.find((id) => catalogue.dishes.get(id)?.allergens.includes('milk')) ?? '';

test('an allergy that the server does not know yet is told with what forbids to eat less: then no day comes down from the plan', async () => {
  await answer(FETCHED_AT + 1, { pregnant_or_breastfeeding: true });
  const { solverInput } = await read();
  expect(solverInput?.floorKcal).toBe(solverInput?.targets.kcal);
});

test('an allergy that the server does not know yet binds beside the plan’s own rules', async () => {
  await answer(FETCHED_AT + 1);
  expect((await read()).solverInput?.rules).toEqual({
    diet: 'vegetarian',
    eatsEggs: false,
    eatsDairy: true,
    allergies: ['soy', 'milk'],
    excludedFoods: ['apple', 'rice'],
  });
});

test('an allergy that the server does not know yet marks what the plan still holds, and undoes a choice that it forbids', async () => {
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

test('an allergy that the server does not know yet binds as well where it is only written down in the preferences', async () => {
  const preference = { ...PREFERENCE, allergies: 'Peanuts, and carrots' };
  const intent = { kind: 'preference.submit', payload: preference } as const;
  const row = await toRow(db, intent, 'row-1', FETCHED_AT - 1);
  await addRow(db, row);
  expect((await read()).solverInput?.rules).toMatchObject({
    allergies: ['soy', 'peanut'],
    excludedFoods: ['apple', 'carrot'],
  });
});

const preference = { ...PREFERENCE, allergies: 'Peanuts', diet_type: 'vegan' };
const intent = { kind: 'preference.submit', payload: preference } as const;
const deliver = async (at: number) => {
  await addRow(db, await toRow(db, intent, 'row-1', at));
  const [row] = await db.outbox.toArray();
  if (row === undefined) throw new Error('There is no row.');
  await atomically(db, () => recordDelivery(db, [row], intent, { kind: 'done' }, at));
  expect(await db.outbox.count()).toBe(0);
};

test.each([
  ['', 1],
  [' by a clock that was set back', -1],
])('what is sent with the preferences binds until a plan comes that was made with it%s', async (_, later) => {
  await deliver(FETCHED_AT + later);
  expect((await read()).solverInput?.rules).toMatchObject({
    diet: 'vegan',
    allergies: ['soy', 'peanut'],
  });
  const answer = answeredWeek();
  await storePlan(db, planOf(answer), FETCHED_AT + 2, { basis: await sealPlanBasis(db, answer) });
  expect((await read()).solverInput?.rules).toMatchObject({ diet: 'vegetarian', allergies: ['soy'] });
});

test('what is sent with the preferences stays sealed', async () => {
  await deliver(FETCHED_AT + 1);
  expect(JSON.stringify(await db.planInputs.toArray())).not.toMatch(/Peanut|vegan/);
});
