import { expect, it } from 'vitest';
import type { HandedOver } from '../../server/planning/adopt-plan.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { PlanDetails } from '../../src/contract/plan.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { PLAN_INPUTS, signInAgain } from '../support/contract-requests.ts';
import { DAY_MS, planCalls } from '../support/plan-calls.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();
const { newMember, putInputs, readPlans, readWeek, record } = planCalls(server);

/** True where the week was taken. */
const handOver = async ({ id, token }: TestMember, week: HandedOver): Promise<boolean> => {
  const body = { user: id, ...week };
  const answer = await server.call(endpoints.putPlan, { params: { userId: id }, body, token });
  expect(answer.status).toBe(200);
  const { plan_id, taken } = (await answer.json()) as Record<string, unknown>;
  expect(plan_id).toBe(week.plan_id);
  return taken === true;
};

const toWire = (days: PlanDetails['days']): HandedOver['days'] =>
  days.map(({ date, meals }) => ({
    date,
    meals: meals.map(({ slot, recipe_id, portion }) => ({ slot, recipe: recipe_id, portion })),
  }));

/** A week of somebody else with the same answers, from today on. */
const someWeek = async (): Promise<HandedOver> => {
  const { days } = (await readWeek(await newMember())).details;
  return { plan_id: crypto.randomUUID(), days: toWire(days.slice(2)) };
};
const week = await someWeek();
const ofDevice = (): HandedOver => ({ ...week, plan_id: crypto.randomUUID() });

it('is taken over as it is, and goes on', async () => {
  const member = await newMember();
  const handed = ofDevice();
  expect(await handOver(member, handed)).toBe(true);
  await server.settled();
  const { details } = await readWeek(member);
  expect(details.plan_id).toBe(handed.plan_id);
  expect(toWire(details.days).slice(0, handed.days.length)).toEqual(handed.days);
  expect(details.targets.kcal).toBeGreaterThan(1200);
});

it('is the same when it is handed over twice', async () => {
  const member = await newMember();
  const handed = ofDevice();
  await handOver(member, handed);
  const once = await readWeek(member);
  expect(await handOver(member, handed)).toBe(true);
  await server.settled();
  expect((await readWeek(member)).details.days).toEqual(once.details.days);
});

type Meals = HandedOver['days'][number]['meals'];
const withMeals =
  (change: (meals: Meals) => Meals) =>
  ({ days, ...rest }: HandedOver): HandedOver => ({
    ...rest,
    days: days.map((day) => ({ ...day, meals: change(day.meals) })),
  });

it.each<[string, (handed: HandedOver) => HandedOver]>([
  [
    'of another month',
    ({ days, ...rest }) => ({ ...rest, days: days.map((day) => ({ ...day, date: addDays(day.date, 40) })) }),
  ],
  ['with a day left out', ({ days, ...rest }) => ({ ...rest, days: days.filter((_, at) => at !== 1) })],
  ['of dishes that nobody knows', withMeals((meals) => meals.map((meal) => ({ ...meal, recipe: 'cake' })))],
  ['of portions that nobody eats', withMeals((meals) => meals.map((meal) => ({ ...meal, portion: 9 })))],
  ['of a quarter of each meal', withMeals((meals) => meals.map((meal) => ({ ...meal, portion: 0.25 })))],
  ['of empty days', withMeals(() => [])],
  ['without breakfast', withMeals((meals) => meals.filter(({ slot }) => slot !== 'breakfast'))],
  [
    'with a dish twice a day',
    withMeals((meals) => [...meals, ...meals].map((meal) => ({ ...meal, portion: meal.portion / 2 }))),
  ],
])('a week %s is not taken, and the server goes on with its own', async (_, spoil) => {
  const member = await newMember();
  const before = (await readWeek(member)).details;
  expect(await handOver(member, spoil(ofDevice()))).toBe(false);
  expect((await readWeek(member)).details).toEqual(before);
});

it('a week against an allergy that another device told is not taken', async () => {
  const member = await newMember();
  await putInputs(member, { ...PLAN_INPUTS, allergies: ['milk', 'gluten', 'egg'] });
  const before = (await readWeek(member)).details;
  await handOver(member, ofDevice());
  expect((await readWeek(member)).details.plan_id).toBe(before.plan_id);
});

it.each([
  ['a pregnant member', {}, { pregnant_or_breastfeeding: true }],
  ['a member of fourteen', { age: 14, height: 165, weight: 52, target_weight: 52 }, {}],
])('%s does not get a week of somebody who loses weight, not even by choice', async (_, body, told) => {
  const member = await newMember(body);
  await putInputs(member, { ...PLAN_INPUTS, ...told });
  const before = (await readWeek(member)).details;
  expect(await handOver(member, { ...ofDevice(), instead: true })).toBe(false);
  expect((await readWeek(member)).details.plan_id).toBe(before.plan_id);
});

it('a week that the member has used stays, unless they choose the other', async () => {
  const member = await newMember();
  const { plan_id, days } = (await readWeek(member)).details;
  await record(member, 'meals.lock', [{ planId: plan_id, slot: 'lunch', locked: true }], days[2]?.date);
  await handOver(member, ofDevice());
  expect((await readWeek(member)).details.plan_id).toBe(plan_id);
  const chosen = ofDevice();
  await handOver(member, { ...chosen, instead: true });
  expect((await readWeek(member)).details.plan_id).toBe(chosen.plan_id);
});

it('a chosen week stays where the days that the other lacked were being made', async () => {
  const member = await newMember();
  const { days } = (await readWeek(member)).details;
  server.clock.advance(DAY_MS);
  const again = { ...member, token: await signInAgain(server, member) };
  await readPlans(again);
  const chosen = { ...ofDevice(), days: toWire(days.slice(3)), instead: true };
  expect(await handOver(again, chosen)).toBe(true);
  await server.settled();
  expect((await readWeek(again)).details.plan_id).toBe(chosen.plan_id);
});
