import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { SLOTS } from '../../src/terms/food.ts';
import { signInAgain } from '../support/contract-requests.ts';
import { DAY_MS, planCalls } from '../support/plan-calls.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();
const { newMember, putInputs, readPlans, readWeek } = planCalls(server);

const readRefusal = async ({ id, token }: TestMember) => {
  const response = await server.call(endpoints.getPlanRefusal, { params: { userId: id }, token });
  return v.parse(endpoints.getPlanRefusal.answer, await response.json());
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
  return release;
};

it('is an empty list until it is made, and then yesterday to five days ahead by name [3.10 7.12]', async () => {
  const release = holdPlanner();
  const member = await newMember();
  expect(await readPlans(member)).toEqual([]);
  release();
  const { days, details } = await readWeek(member);
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
  const member = await newMember();
  const { days, details, shopping } = await readWeek(member);
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
  const member = await newMember();
  const before = await readWeek(member);
  server.clock.advance(3 * DAY_MS);
  const later = { ...member, token: await signInAgain(server, member) };
  const after = await readWeek(later);
  expect(after.details.plan_id).toBe(before.details.plan_id);
  expect(after.details.days.map(({ date }) => date)).toContain('2026-12-01');
  expect(after.details.days).toHaveLength(10);
  expect(after.details.days.slice(0, 7)).toEqual(before.details.days.slice(3));
});

it('does not depend on which days were asked for', async () => {
  const member = await newMember();
  await budget(member, '2026-11-22');
  const before = await readWeek(member);
  await budget(member, '2026-11-20');
  await budget(member, '2026-12-25');
  expect(await readWeek(member)).toEqual(before);
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
  const member = await newMember();
  await readWeek(member);
  const release = holdPlanner();
  await putInputs(member, { allergies: ['gluten'] });
  expect(await readPlans(member)).toEqual([]);
  release();
  for (const { recipe_id } of (await readWeek(member)).meals)
    expect(server.parts.catalogue.dishes.get(recipe_id)?.allergens).not.toContain('gluten');
});

it('takes nothing off while the figures may be the untouched defaults', async () => {
  const untouched = { age: 27, height: 165, weight: 65, target_weight: 60 };
  const [first, second] = [await newMember(untouched), await newMember(untouched)];
  await putInputs(second);
  const [unsure, sure] = [await readWeek(first), await readWeek(second)];
  expect(unsure.details.targets.kcal).toBeGreaterThan(sure.details.targets.kcal + 100);
});

it('takes the mean of both sexes where none was disclosed', async () => {
  const body = { fitness_goal: 'Maintain Weight', gender: 'Male' };
  const [told, untold] = [await newMember(body), await newMember(body)];
  await putInputs(untold, { sex_undisclosed: true });
  const [man, mean] = [await readWeek(told), await readWeek(untold)];
  expect(mean.details.targets.kcal).toBeLessThan(man.details.targets.kcal - 50);
});

it('is not made for a child under nine', async () => {
  const member = await newMember({ age: 8, height: 130, weight: 28, target_weight: 28 });
  await server.settled();
  expect(await readPlans(member)).toEqual([]);
  expect(await readRefusal(member)).toEqual({ refusal: { kind: 'under-nine' } });
});

it('says which answers leave too few dishes, and no more once they are changed', async () => {
  const member = await newMember();
  const breakfasts = [...server.parts.catalogue.dishes.values()].filter(({ kinds }) =>
    kinds.includes('breakfast'),
  );
  const firstFoods = new Set(breakfasts.flatMap(({ ingredients }) => ingredients[0]?.food ?? []));
  await putInputs(member, { excluded_foods: [...firstFoods] });
  await server.settled();
  expect(await readPlans(member)).toEqual([]);
  const { refusal } = await readRefusal(member);
  expect(refusal).toMatchObject({ kind: 'conflict', slot: 'breakfast' });
  expect(refusal?.kind === 'conflict' && refusal.rules.length).toBeGreaterThan(1);
  await putInputs(member);
  expect(await readRefusal(member)).toEqual({ refusal: null });
});
