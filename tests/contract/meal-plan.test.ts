import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { planDetails, wirePlanDay, wireShoppingList } from '../../src/contract/plan.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { SLOTS } from '../../src/domain/catalogue/types.ts';
import { PLAN_INPUTS, PREFERENCE, PROFILE, signInAgain } from '../support/contract-requests.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const create = ({ id, token }: TestMember, changes: object = {}) =>
  server.call(endpoints.createProfile, { body: { user: id, ...PROFILE, ...changes }, token });
const readPlan = async ({ id, token }: TestMember) => {
  const response = await server.call(endpoints.getMealPlan, { params: { userId: id }, token });
  return v.parse(endpoints.getMealPlan.answer, await response.json());
};
const readRefusal = async ({ id, token }: TestMember) => {
  const response = await server.call(endpoints.getPlanRefusal, { params: { userId: id }, token });
  return v.parse(endpoints.getPlanRefusal.answer, await response.json());
};
const readyPlan = async (member: TestMember) => {
  await readPlan(member);
  await server.settled();
  const [first] = await readPlan(member);
  if (first === undefined) throw new Error('There is no plan.');
  const { shopping_list, ...days } = first.meals.Meal_plan;
  return {
    days: v.parse(v.record(v.string(), wirePlanDay), days),
    shopping: v.parse(wireShoppingList, shopping_list),
    details: v.parse(planDetails, first.meals.details),
  };
};
const budget = async ({ id, token }: TestMember, day: string) =>
  server.call(endpoints.getBudget, { params: { userId: id }, query: { day }, token });
/** Lets no plan be finished before the returned function is called. */
const holdPlanner = (): (() => void) => {
  const { planner } = server.parts;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const makeWeek: typeof planner.makeWeek = (request) => held.then(() => planner.makeWeek(request));
  Object.assign(server.parts, { planner: { makeWeek } });
  return () => {
    Object.assign(server.parts, { planner });
    release();
  };
};
/** A new sign-in, for tests that wait longer than a token lasts. */
it('is an empty list until it is made, and then yesterday to five days ahead by name [3.10 7.12]', async () => {
  const member = await server.signUpMember();
  expect(await readPlan(member)).toEqual([]);
  const release = holdPlanner();
  await create(member);
  expect(await readPlan(member)).toEqual([]);
  release();
  const { days, details } = await readyPlan(member);
  expect(Object.keys(days)).toEqual([
    'Friday',
    'Saturday',
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
  ]);
  expect(details.days.map(({ date }) => date)).toEqual(
    Array.from({ length: 10 }, (_, at) => addDays('2026-11-19', at)),
  );
});

it('adds up: groups to the day, details to the groups, the budget to the day', async () => {
  const member = await server.signUpMember();
  await create(member);
  const { days, details, shopping } = await readyPlan(member);
  for (const [index, day] of Object.values(days).entries()) {
    const detail = details.days.find(({ date }) => date === addDays('2026-11-20', index));
    const groups = SLOTS.map((slot) => Object.values(day[slot]).reduce((sum, kcal) => sum + kcal, 0));
    expect(groups.reduce((sum, kcal) => sum + kcal, 0)).toBe(day['Total calorie']);
    expect(detail?.meals.reduce((sum, meal) => sum + meal.kcal, 0)).toBe(day['Total calorie']);
    expect(Math.abs(day['Total calorie'] - details.targets.kcal)).toBeLessThan(details.targets.kcal * 0.05);
  }
  expect(Object.keys(shopping).length).toBeGreaterThan(3);

  const today = days.Saturday;
  const read = v.parse(endpoints.getBudget.answer, await (await budget(member, '2026-11-21')).json());
  const goals = [
    read.calories_breakfast_goal,
    read.calories_snacks_goal,
    read.calories_lunch_goal,
    read.calories_dinner_goal,
  ];
  expect(goals.reduce((sum, goal) => sum + goal, 0)).toBe(read.total_calories);
  expect(read.total_calories).toBe(today?.['Total calorie']);
  expect(read).toMatchObject({ current_water_intake: 0, daily_water_goal: 2.2, calories_lunch: 0 });
});

it('rolls on with the days and leaves what was planned as it was', async () => {
  const member = await server.signUpMember();
  await create(member);
  const before = await readyPlan(member);
  server.clock.advance(3 * DAY);
  const later = { ...member, token: await signInAgain(server, member) };
  const after = await readyPlan(later);
  expect(after.details.plan_id).toBe(before.details.plan_id);
  expect(after.details.days.map(({ date }) => date)).toContain('2026-12-01');
  expect(after.details.days).toHaveLength(10);
  expect(after.details.days.slice(0, 7)).toEqual(before.details.days.slice(3));
});

it('does not depend on which days were asked for', async () => {
  const member = await server.signUpMember();
  await create(member);
  await budget(member, '2026-11-22');
  const before = await readyPlan(member);
  await budget(member, '2026-11-20');
  await budget(member, '2026-12-25');
  expect(await readyPlan(member)).toEqual(before);
});

it.each(['', 'today', '2026-02-30', '0000-01-01', '21-11-2026', '2026-11-21T10:00:00Z'])(
  'refuses the day "%s"',
  async (day) => {
    const response = await budget(await server.signUpMember(), day);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual(['day']);
  },
);

it('is never shown again once an allergy speaks against it', async () => {
  const member = await server.signUpMember();
  await create(member);
  await readyPlan(member);
  const body = { user: member.id, ...PLAN_INPUTS, allergies: ['milk'] };
  const params = { userId: member.id };
  const release = holdPlanner();
  await server.call(endpoints.putPlanInputs, { params, body, token: member.token });
  expect(await readPlan(member)).toEqual([]);
  release();
  const { details } = await readyPlan(member);
  const dishes = details.days.flatMap(({ meals }) => meals.map(({ recipe_id }) => recipe_id));
  for (const dish of dishes) {
    expect(server.parts.catalogue.dishes.get(dish)?.allergens).not.toContain('milk');
  }
});

it('heeds the allergies written in the preferences', async () => {
  const member = await server.signUpMember();
  await create(member);
  const body = { user: member.id, ...PREFERENCE, allergies: 'Peanuts and soy' };
  await server.call(endpoints.createPreference, { body, token: member.token });
  const { details } = await readyPlan(member);
  for (const { recipe_id } of details.days.flatMap(({ meals }) => meals)) {
    const allergens = server.parts.catalogue.dishes.get(recipe_id)?.allergens ?? [];
    expect(allergens.filter((allergen) => allergen === 'peanut' || allergen === 'soy')).toEqual([]);
  }
});

it('takes nothing off while the figures may be the untouched defaults', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  const untouched = { age: 27, height: 165, weight: 65, target_weight: 60 };
  await create(first, untouched);
  await create(second, untouched);
  await server.call(endpoints.putPlanInputs, {
    params: { userId: second.id },
    body: { user: second.id, ...PLAN_INPUTS, facts_confirmed: true },
    token: second.token,
  });
  const [unsure, sure] = [await readyPlan(first), await readyPlan(second)];
  expect(unsure.details.targets.kcal).toBeGreaterThan(sure.details.targets.kcal + 100);
});

it('takes the mean of both sexes where none was disclosed', async () => {
  const [told, untold] = [await server.signUpMember('told'), await server.signUpMember('untold')];
  const body = { fitness_goal: 'Maintain Weight', gender: 'Male' };
  await create(told, body);
  await create(untold, body);
  await server.call(endpoints.putPlanInputs, {
    params: { userId: untold.id },
    body: { user: untold.id, ...PLAN_INPUTS, allergies: [], sex_undisclosed: true },
    token: untold.token,
  });
  const [man, mean] = [await readyPlan(told), await readyPlan(untold)];
  expect(mean.details.targets.kcal).toBeLessThan(man.details.targets.kcal - 50);
});

it('is not made for a child under nine', async () => {
  const member = await server.signUpMember();
  await create(member, { age: 8, height: 130, weight: 28, target_weight: 28 });
  await server.settled();
  expect(await readPlan(member)).toEqual([]);
  expect(await readRefusal(member)).toEqual({ refusal: { kind: 'under-nine' } });
});

it('says which answers leave too few dishes, and no more once they are changed', async () => {
  const member = await server.signUpMember();
  await create(member, { diet_type: 'vegan' });
  const answer = (excluded_foods: readonly string[]) =>
    server.call(endpoints.putPlanInputs, {
      params: { userId: member.id },
      body: { user: member.id, ...PLAN_INPUTS, excluded_foods: [...excluded_foods] },
      token: member.token,
    });
  const breakfasts = [...server.parts.catalogue.dishes.values()].filter(({ kinds }) =>
    kinds.includes('breakfast'),
  );
  await answer([...new Set(breakfasts.flatMap(({ ingredients }) => ingredients[0]?.food ?? []))]);
  await server.settled();
  expect(await readPlan(member)).toEqual([]);
  const { refusal } = await readRefusal(member);
  expect(refusal).toMatchObject({ kind: 'conflict', slot: 'breakfast' });
  expect(refusal?.kind === 'conflict' && refusal.rules.length).toBeGreaterThan(1);
  await answer([]);
  expect(await readRefusal(member)).toEqual({ refusal: null });
});

it.each([
  [{ height: 0, weight: 10, age: 140, target_weight: 200 }],
  [{ height: 250, weight: 200, age: 9, target_weight: 10, activity_level: 'very active' }],
])('answers for the odd body %o', async (changes) => {
  const member = await server.signUpMember();
  expect((await create(member, changes)).status).toBe(200);
  await server.settled();
  expect(Array.isArray(await readPlan(member))).toBe(true);
  expect((await budget(member, '2026-11-21')).status).toBe(200);
});
