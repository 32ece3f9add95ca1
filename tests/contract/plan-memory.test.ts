import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { plans } from '../../server/database/schema.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { planDetails, wireShoppingList } from '../../src/contract/plan.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import type { JournalPayloads } from '../../src/domain/journal/operations.ts';
import { PLAN_INPUTS, PROFILE, signInAgain } from '../support/contract-requests.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

const TODAY = '2026-11-21';
const TOMORROW = addDays(TODAY, 1);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

let operations = 0;
const record = async <K extends keyof JournalPayloads>(
  { token }: TestMember,
  kind: K,
  on: readonly (readonly [day: string, payload: JournalPayloads[K]])[],
) => {
  const body = {
    operations: on.map(([day, payload]) => {
      operations += 1;
      return { id: `00000000-0000-4000-8000-${String(operations).padStart(12, '0')}`, day, kind, payload };
    }),
  };
  expect((await server.call(endpoints.appendJournal, { body, token })).status).toBe(200);
};

const ask = async ({ id, token }: TestMember) =>
  v.parse(
    endpoints.getMealPlan.answer,
    await (await server.call(endpoints.getMealPlan, { params: { userId: id }, token })).json(),
  );
const read = async (member: TestMember) => {
  await ask(member);
  await server.settled();
  const [first] = await ask(member);
  if (first === undefined) throw new Error('There is no plan.');
  return {
    shopping: v.parse(wireShoppingList, first.meals.Meal_plan.shopping_list),
    details: v.parse(planDetails, first.meals.details),
  };
};
const dinnerOf = ({ details }: Awaited<ReturnType<typeof read>>) => {
  const day = details.days.find(({ date }) => date === TOMORROW);
  const meals = day?.meals.filter(({ slot }) => slot === 'dinner') ?? [];
  return {
    locked: day?.locked,
    meals: meals.map(({ recipe_id, portion }) => ({ recipe: recipe_id, portion })),
  };
};
const withProfile = async (): Promise<TestMember> => {
  const member = await server.signUpMember();
  await server.call(endpoints.createProfile, { body: { user: member.id, ...PROFILE }, token: member.token });
  return member;
};
const leaveOut = async ({ id, token }: TestMember, excluded_foods: readonly string[]) => {
  const body = { user: id, ...PLAN_INPUTS, allergies: [], excluded_foods: [...excluded_foods] };
  await server.call(endpoints.putPlanInputs, { params: { userId: id }, body, token });
  await server.settled();
};

it('how many eat is what still stands, however often something later was said and taken back', async () => {
  const member = await withProfile();
  const alone = await read(member);
  await record(member, 'table.set', [[addDays(TODAY, -60), { slot: null, people: 4 }]]);
  const four = await read(member);
  expect(four.shopping).not.toEqual(alone.shopping);
  const later = Array.from({ length: 30 }, (_, at) => addDays(TODAY, at - 40));
  await record(
    member,
    'table.set',
    later.flatMap((day) => [2, null].map((people) => [day, { slot: null, people }] as const)),
  );
  expect((await read(member)).shopping).toEqual(four.shopping);
});

it('what is locked stays locked when there is a plan again after none was possible', async () => {
  const member = await withProfile();
  await leaveOut(member, []);
  const before = await read(member);
  const { plan_id: planId } = before.details;
  await record(member, 'meals.lock', [[TOMORROW, { planId, slot: 'dinner', locked: true }]]);
  const breakfasts = [...server.parts.catalogue.dishes.values()].filter(({ kinds }) =>
    kinds.includes('breakfast'),
  );
  const everyBreakfast = [...new Set(breakfasts.flatMap(({ ingredients }) => ingredients[0]?.food ?? []))];
  for (const foods of [everyBreakfast, [...everyBreakfast, 'quinoa']]) {
    await leaveOut(member, foods);
    expect(await ask(member)).toEqual([]);
  }
  await leaveOut(member, []);
  const after = await read(member);
  expect(after.details.plan_id).not.toBe(planId);
  expect(dinnerOf(after)).toEqual({ locked: ['dinner'], meals: dinnerOf(before).meals });
});

const DAY_MS = 24 * 60 * 60_000;
const mealsOn = ({ details }: Awaited<ReturnType<typeof read>>, from: string, to: string) =>
  details.days
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, meals }) => [
      date,
      ...meals.map(({ slot, recipe_id, portion }) => [slot, recipe_id, portion]),
    ]);

it('a plan cooks for later days from the day it was made, and goes on by seven days that are planned together', async () => {
  const member = await withProfile();
  const first = await read(member);
  expect(first.details.cooks_from).toBe(TODAY);
  server.clock.advance(DAY_MS);
  const next = await read({ ...member, token: await signInAgain(server, member) });
  expect(next.details.plan_id).toBe(first.details.plan_id);
  expect(next.details.cooks_from).toBe(TODAY);
  const last = addDays(TODAY, 7);
  expect(mealsOn(next, TODAY, last)).toEqual(mealsOn(first, TODAY, last));
  const [row] = await server.parts.db.select().from(plans).where(eq(plans.userId, member.id));
  expect(row?.week?.days.at(-1)?.date).toBe(addDays(last, 7));
});

it('a plan of before leftovers stays as it was, and only the days after it are cooked ahead', async () => {
  const member = await withProfile();
  const made = await read(member);
  const { db } = server.parts;
  const own = eq(plans.userId, member.id);
  const [row] = await db.select().from(plans).where(own);
  if (!row?.week) throw new Error('There is no week.');
  const { cooksFrom: _, ...week } = row.week;
  await db.update(plans).set({ week }).where(own);

  const before = await read(member);
  expect(before.details.cooks_from).toBeUndefined();
  expect(before.details.days).toEqual(made.details.days);

  server.clock.advance(DAY_MS);
  const after = await read({ ...member, token: await signInAgain(server, member) });
  const last = addDays(TODAY, 7);
  expect(after.details.cooks_from).toBe(addDays(last, 1));
  expect(mealsOn(after, TODAY, last)).toEqual(mealsOn(before, TODAY, last));
});
