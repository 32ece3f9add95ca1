import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { planDetails } from '../../src/contract/plan.ts';
import type { Dish } from '../../src/domain/catalogue/types.ts';
import { PLAN_INPUTS, PROFILE } from '../support/contract-requests.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = async ({ id, token }: TestMember) =>
  v.parse(
    endpoints.getMealPlan.answer,
    await (await server.call(endpoints.getMealPlan, { params: { userId: id }, token })).json(),
  );
const planOf = async (member: TestMember) => {
  await ask(member);
  await server.settled();
  const [first] = await ask(member);
  const { plan_id, days } = v.parse(planDetails, first?.meals.details);
  return { planId: plan_id, days, recipes: days.flatMap(({ meals }) => meals.map((meal) => meal.recipe_id)) };
};

it('a plan is made anew where a dish of it turns out to hold what its member must not eat', async () => {
  const member = await server.signUpMember();
  const body = { user: member.id, ...PROFILE, diet_type: 'full_non_vegetarian' };
  await server.call(endpoints.createProfile, { body, token: member.token });
  await server.call(endpoints.putPlanInputs, {
    params: { userId: member.id },
    body: { user: member.id, ...PLAN_INPUTS, allergies: ['celery'] },
    token: member.token,
  });
  const before = await planOf(member);
  expect(await planOf(member)).toEqual(before);
  const [corrected = ''] = before.recipes;
  const last = before.days.at(-1)?.date ?? '';
  const lock = { planId: before.planId, slot: 'dinner', locked: true };
  const operation = {
    id: '00000000-0000-4000-8000-000000000001',
    day: last,
    kind: 'meals.lock',
    payload: lock,
  };
  await server.call(endpoints.appendJournal, { body: { operations: [operation] }, token: member.token });

  const dishes = server.parts.catalogue.dishes as ReadonlyMap<string, Dish> as Map<string, Dish>;
  const dish = dishes.get(corrected);
  if (dish === undefined) throw new Error('The dish is in the catalogue.');
  dishes.set(corrected, { ...dish, allergens: [...dish.allergens, 'celery'] });
  expect(await ask(member)).toEqual([]);
  const after = await planOf(member);
  expect(after.recipes).not.toContain(corrected);
  expect(after.recipes.at(-1)).toBe(before.recipes.at(-1));
});
