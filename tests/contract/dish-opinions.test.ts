import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { planDetails } from '../../src/contract/plan.ts';
import { addDays, localDayAt } from '../../src/domain/calendar/days.ts';
import type { JournalPayloads } from '../../src/domain/journal/operations.ts';
import { PLAN_INPUTS, PROFILE } from '../support/contract-requests.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

const LONG_AGO = '2025-01-01';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

let operations = 0;
const say = async ({ token }: TestMember, opinions: readonly JournalPayloads['dish.opinion'][]) => {
  const body = {
    operations: opinions.map((payload) => {
      operations += 1;
      const id = `00000000-0000-4000-8000-${String(operations).padStart(12, '0')}`;
      return { id, day: LONG_AGO, kind: 'dish.opinion', payload };
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
  const { days, plan_id } = v.parse(planDetails, first?.meals.details);
  return { plan_id, dishes: days.flatMap(({ meals }) => meals.map(({ recipe_id }) => recipe_id)) };
};
const withProfile = async (): Promise<TestMember> => {
  const member = await server.signUpMember();
  await server.call(endpoints.createProfile, { body: { user: member.id, ...PROFILE }, token: member.token });
  return member;
};
/** Other answers ask for another week. */
const leaveOut = async ({ id, token }: TestMember, food: string) => {
  const body = { user: id, ...PLAN_INPUTS, allergies: [], excluded_foods: [food] };
  await server.call(endpoints.putPlanInputs, { params: { userId: id }, body, token });
};

it('a dish that is never wanted stays in the week that there is, and is in no new one', async () => {
  const member = await withProfile();
  const before = await read(member);
  const never = [...new Set(before.dishes)].filter((_, at) => at % 3 === 0);
  await say(member, [
    ...never.map((recipe) => ({ recipe, opinion: 'never' as const })),
    { recipe: 'a dish of another version', opinion: 'never' },
  ]);
  expect(await read(member)).toEqual(before);

  await leaveOut(member, 'quinoa');
  const after = await read(member);
  expect(after.plan_id).not.toBe(before.plan_id);
  expect(after.dishes.filter((dish) => never.includes(dish))).toEqual([]);
});

it('a dish that is not wanted this week is in no new week, and may come again after that', async () => {
  const member = await withProfile();
  const { dishes } = await read(member);
  const never = [...new Set(dishes)].filter((_, at) => at % 3 === 0);
  const unwantedAfter = async (until: string, food: string) => {
    await say(
      member,
      never.map((recipe) => ({ recipe, opinion: 'never', until })),
    );
    await leaveOut(member, food);
    return (await read(member)).dishes.filter((dish) => never.includes(dish));
  };
  const today = localDayAt(server.clock.now(), 0);
  expect(await unwantedAfter(today, 'quinoa')).toEqual([]);
  expect(await unwantedAfter(addDays(today, -1), 'couscous')).not.toEqual([]);
});

it('a dish whose opinion was taken back may come again', async () => {
  const member = await withProfile();
  await read(member);
  const breakfasts = [...server.parts.catalogue.dishes.values()].filter(({ kinds }) =>
    kinds.includes('breakfast'),
  );
  const vegan = breakfasts.filter(
    ({ diets, ingredients }) => diets.includes('vegan') && !ingredients.some(({ food }) => food === 'quinoa'),
  );
  // No week of breakfasts has fewer different ones.
  const two = vegan.slice(0, 2).map(({ id }) => id);
  await say(
    member,
    breakfasts.map(({ id }) => ({ recipe: id, opinion: 'never' })),
  );
  await say(
    member,
    two.map((recipe) => ({ recipe, opinion: 'fine' })),
  );
  await leaveOut(member, 'quinoa');
  const { dishes } = await read(member);
  expect(new Set(dishes.filter((dish) => breakfasts.some(({ id }) => id === dish)))).toEqual(new Set(two));
});

it('a device that signs in afresh gets every opinion, of whatever day', async () => {
  const member = await server.signUpMember();
  const said = ['love', 'never', 'fine'].map((opinion) => ({ recipe: 'soup', opinion }) as const);
  await say(member, said as JournalPayloads['dish.opinion'][]);
  const { token } = member;
  const pulled = await server.call(endpoints.pullJournal, { query: { after: '0' }, token });
  const { operations: all } = v.parse(endpoints.pullJournal.answer, await pulled.json());
  expect(all.map(({ day, payload }) => ({ day, payload }))).toEqual(
    said.map((payload) => ({ day: LONG_AGO, payload })),
  );
});
