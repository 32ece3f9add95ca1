import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { planDetails } from '../../src/contract/plan.ts';
import { PLAN_INPUTS, PROFILE } from '../support/contract-requests.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

const LONG_AGO = '2025-01-01';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const withProfile = async (): Promise<TestMember> => {
  const member = await server.signUpMember();
  const body = { user: member.id, ...PROFILE };
  await server.call(endpoints.createProfile, { body, token: member.token });
  return member;
};

let operations = 0;
const answer = ({ token }: TestMember, payload: object) => {
  operations += 1;
  const id = `00000000-0000-4000-8000-${String(operations).padStart(12, '0')}`;
  const body = { operations: [{ id, day: LONG_AGO, kind: 'energy.set', payload: { ...payload } }] };
  return server.call(endpoints.appendJournal, { body, token });
};

const ask = async ({ id, token }: TestMember) => {
  const response = await server.call(endpoints.getMealPlan, { params: { userId: id }, token });
  return v.parse(endpoints.getMealPlan.answer, await response.json());
};
const planOf = async (member: TestMember) => {
  await ask(member);
  await server.settled();
  const [first] = await ask(member);
  return v.parse(planDetails, first?.meals.details);
};

const activity = PROFILE.activity_level;

it('a week follows the last answer to a check-in, and the formula again when that is taken', async () => {
  const member = await withProfile();
  const other = await withProfile();
  const before = await planOf(member);
  expect((await answer(member, { kcal: before.targets.kcal + 130, activity })).status).toBe(200);
  const after = await planOf(member);
  expect(after.targets.kcal).not.toBe(before.targets.kcal);
  expect((await planOf(other)).targets).toEqual(before.targets);
  await answer(member, { kcal: null, activity });
  expect((await planOf(member)).targets).toEqual(before.targets);
});

it('no answer changes the plan of somebody whose weight a safety rule holds', async () => {
  const member = await withProfile();
  const inputs = { user: member.id, ...PLAN_INPUTS, pregnant_or_breastfeeding: true };
  await server.call(endpoints.putPlanInputs, {
    params: { userId: member.id },
    body: inputs,
    token: member.token,
  });
  const before = await planOf(member);
  await answer(member, { kcal: 1300, activity });
  expect((await planOf(member)).targets).toEqual(before.targets);
});

it('an energy that nobody uses, or an unknown activity, changes no plan', async () => {
  const member = await withProfile();
  const before = await planOf(member);
  for (const payload of [
    { kcal: 100, activity },
    { kcal: 1e9, activity },
    { kcal: '2000', activity },
    { kcal: 2000, activity: 'flying' },
    { kcal: 2000 },
  ]) {
    await answer(member, payload);
    expect((await planOf(member)).plan_id, JSON.stringify(payload)).toBe(before.plan_id);
  }
});
