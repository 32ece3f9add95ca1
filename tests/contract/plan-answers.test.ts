import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type PlanDetails, planDetails } from '../../src/contract/plan.ts';
import { PLAN_INPUTS, PREFERENCE, PROFILE } from '../support/contract-requests.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const newMember = async (changes: object = {}): Promise<TestMember> => {
  const member = await server.signUpMember();
  const body = { user: member.id, ...PROFILE, ...changes };
  await server.call(endpoints.createProfile, { body, token: member.token });
  return member;
};
const answerPreference = ({ id, token }: TestMember, changes: object) =>
  server.call(endpoints.createPreference, {
    body: { user: id, ...PREFERENCE, fruit_preference: '', ...changes },
    token,
  });
const answerWellness = ({ id, token }: TestMember, conditions: readonly string[]) =>
  server.call(endpoints.addWellness, {
    body: {
      user_id: id,
      hereditary_ailments: ['No'],
      sleep_pattern: ['Regular'],
      sleep_quality: ['Good'],
      energy_level: ['Medium'],
      urinate_metric: ['Yes'],
      chronic_conditions: [...conditions],
      daily_symptoms: ['No symptoms'],
      recent_illness: ['Malaria'],
      mental_health: ['None'],
    },
    token,
  });
const switchOff = ({ id, token }: TestMember, ids: readonly string[]) =>
  server.call(endpoints.putPlanSwitches, {
    params: { userId: id },
    body: { user: id, answers_off: [...ids] },
    token,
  });
const putInputs = ({ id, token }: TestMember, changes: object = {}) =>
  server.call(endpoints.putPlanInputs, {
    params: { userId: id },
    body: { user: id, ...PLAN_INPUTS, ...changes },
    token,
  });

const read = async ({ id, token }: TestMember) => {
  const response = await server.call(endpoints.getMealPlan, { params: { userId: id }, token });
  return v.parse(endpoints.getMealPlan.answer, await response.json());
};
const detailsOf = async (member: TestMember): Promise<PlanDetails> => {
  await read(member);
  await server.settled();
  const [first] = await read(member);
  if (first === undefined) throw new Error('There is no plan.');
  return v.parse(planDetails, first.meals.details);
};
const stateOf = ({ answers = [] }: PlanDetails) => Object.fromEntries(answers.map(({ id, on }) => [id, on]));
const minutesOf = ({ days }: PlanDetails): number =>
  Math.max(
    ...days.flatMap(({ meals }) =>
      meals.map(({ recipe_id }) => server.parts.catalogue.dishes.get(recipe_id)?.minutesActive ?? 0),
    ),
  );

it('names each answer that it follows, and what it does', async () => {
  const member = await newMember();
  await answerPreference(member, { preferred_cooking_time: '15 minutes', favorite_cuisine: 'Thai' });
  await answerWellness(member, ['Diabetes', 'Asthma']);
  const details = await detailsOf(member);
  expect(details.answers?.map(({ question, answer, on }) => [question, answer, on])).toEqual([
    ['Chronic Conditions', 'Diabetes', true],
    ['Favorite Cuisine', 'Thai', true],
    ['Preferred Cooking Time', '15 minutes', true],
  ]);
  expect(details.answers?.[0]?.warning).toMatch(/insulin/);
  expect(details.rules?.active_minutes_max).toBe(15);
  expect(minutesOf(details)).toBeLessThanOrEqual(15);
});

it('a switch makes a new plan without its answer, and with it again', async () => {
  const member = await newMember();
  await answerPreference(member, { preferred_cooking_time: '15 minutes' });
  const followed = await detailsOf(member);
  const shown = await read(member);
  expect((await switchOff(member, ['preferred_cooking_time:15 minutes'])).status).toBe(200);
  expect(await read(member)).not.toEqual(shown);
  const left = await detailsOf(member);
  expect(stateOf(left)).toEqual({ 'preferred_cooking_time:15 minutes': false });
  expect(left.rules?.active_minutes_max).toBeUndefined();
  expect(minutesOf(left)).toBeGreaterThan(15);
  await switchOff(member, []);
  const again = await detailsOf(member);
  expect(stateOf(again)).toEqual({ 'preferred_cooking_time:15 minutes': true });
  expect(again.days).toEqual(followed.days);
});

it('switches and the other inputs never overwrite one another', async () => {
  const member = await newMember();
  await answerPreference(member, { favorite_cuisine: 'Thai' });
  await switchOff(member, ['favorite_cuisine:Thai']);
  await putInputs(member, { allergies: ['milk'] });
  const first = await detailsOf(member);
  expect(stateOf(first)).toEqual({ 'favorite_cuisine:Thai': false });
  expect(first.rules?.allergies).toEqual(['milk']);
  await switchOff(member, []);
  const second = await detailsOf(member);
  expect(stateOf(second)).toEqual({ 'favorite_cuisine:Thai': true });
  expect(second.rules?.allergies).toEqual(['milk']);
});

it('a wellness answer alone makes a new plan', async () => {
  const member = await newMember({ diet_type: 'full_non_vegetarian' });
  const before = await detailsOf(member);
  const shown = await read(member);
  await answerWellness(member, ['Hypertension']);
  expect(await read(member)).not.toEqual(shown);
  const after = await detailsOf(member);
  expect(after.targets.fiber).toBe(30);
  expect(after.days).not.toEqual(before.days);
});

it('kidney disease in the wellness answers leaves no plan and says why, whatever is switched', async () => {
  const member = await newMember();
  await putInputs(member, { facts_confirmed: true });
  expect((await detailsOf(member)).maintenance_only).toBe(false);
  await answerWellness(member, ['Kidney Disease']);
  await switchOff(member, ['chronic_conditions:Kidney Disease']);
  await server.settled();
  expect(await read(member)).toEqual([]);
  const { id: userId, token } = member;
  const refusal = await server.call(endpoints.getPlanRefusal, { params: { userId }, token });
  expect(await refusal.json()).toEqual({ refusal: { kind: 'kidney-disease' } });
});

it('pregnancy leaves foods out of every dish and gives advice that no switch turns off', async () => {
  const member = await newMember({ diet_type: 'full_non_vegetarian' });
  await putInputs(member, { pregnant_or_breastfeeding: true });
  const { answers, rules } = await detailsOf(member);
  expect(rules?.excluded_foods).toEqual(
    expect.arrayContaining(['bean-sprouts', 'tuna-canned', 'salmon-smoked']),
  );
  expect(answers).toMatchObject([{ id: 'pregnant_or_breastfeeding', switchable: false, on: true }]);
  expect(answers?.[0]?.warning).toMatch(/pasteurised.*alcohol/);
});

it('the diet type of the preferences holds beside that of the profile', async () => {
  const member = await newMember({ diet_type: 'vegetarian' });
  await answerPreference(member, { diet_type: 'ovo_vegetarian' });
  expect((await detailsOf(member)).rules?.diet).toBe('vegan');
  await answerPreference(member, { diet_type: 'full_non_vegetarian' });
  expect((await detailsOf(member)).rules?.diet).toBe('vegetarian');
});

it('written allergies are listed without a switch, with what could not be read', async () => {
  const member = await newMember();
  await answerPreference(member, { allergies: 'peanuts, unobtainium' });
  const { answers, rules } = await detailsOf(member);
  expect(rules?.allergies).toEqual(['peanut']);
  expect(answers).toMatchObject([{ question: 'Allergies', switchable: false, on: true }]);
  expect(answers?.[0]?.effect).toMatch(/peanut.*unobtainium/);
});

it('meals wanted with meat and fish make a new plan, which a client that does not know them leaves as it is', async () => {
  const member = await newMember({ diet_type: 'full_non_vegetarian' });
  await putInputs(member);
  const before = await detailsOf(member);
  expect(before.planned_for).not.toHaveProperty('meals_wanted');
  expect(before.answers).toEqual([]);

  const meals_wanted = { meat: 0, fish: 9 };
  const saved = await putInputs(member, { meals_wanted });
  expect(await saved.json()).toEqual({ ...PLAN_INPUTS, meals_wanted });
  const after = await detailsOf(member);
  expect(after.plan_id).not.toBe(before.plan_id);
  expect(after.planned_for).toMatchObject({ meals_wanted });
  expect(after.answers).toMatchObject([{ answer: '0 with meat, 9 with fish', on: true }]);

  await putInputs(member);
  expect(await detailsOf(member)).toEqual(after);
});

it('plans by the time to cook, the variety and the dislikes that a member names, and keeps what older clients leave out', async () => {
  const member = await newMember();
  await putInputs(member);
  const before = await detailsOf(member);
  expect(before.planned_for).not.toHaveProperty('cooking_limits');

  const anyTime = { breakfast: null, lunch: null, dinner: null };
  const said = {
    cooking_limits: { weekdays: { breakfast: 10, lunch: 5, dinner: 20 }, weekend: anyTime },
    variety: 'simple',
    small_budget: true,
    cuisines_out: ['Thai', 'Indian'],
  };
  const saved = await putInputs(member, said);
  expect(await saved.json()).toEqual({ ...PLAN_INPUTS, ...said });
  const after = await detailsOf(member);
  expect(after.plan_id).not.toBe(before.plan_id);
  expect(after.planned_for).toMatchObject(said);
  expect(after.answers).toMatchObject([
    { question: 'Time to cook', on: true },
    { answer: 'Simple', on: true },
    { answer: 'A small budget', on: true },
    { answer: 'Thai, Indian', on: true },
  ]);

  await putInputs(member);
  expect(await detailsOf(member)).toEqual(after);
});

it.each([
  ['no minutes', { breakfast: 0, lunch: null, dinner: null }],
  ['half a minute', { breakfast: 7.5, lunch: null, dinner: null }],
  ['more than hours', { breakfast: 241, lunch: null, dinner: null }],
  ['two meals only', { breakfast: 10, lunch: 10 }],
])('refuses %s to cook', async (_, weekdays) => {
  const anyTime = { breakfast: null, lunch: null, dinner: null };
  const response = await putInputs(await newMember(), { cooking_limits: { weekdays, weekend: anyTime } });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()) as object)).toEqual(['cooking_limits']);
});

it.each([
  ['fewer than none', { meat: -1, fish: 2 }],
  ['more than a week has', { meat: 5, fish: 15 }],
  ['half a meal', { meat: 2.5, fish: 2 }],
  ['a number as text', { meat: '5', fish: 2 }],
  ['meat alone', { meat: 5 }],
  ['nothing', null],
])('refuses %s of meals wanted', async (_, meals_wanted) => {
  const member = await newMember();
  const response = await putInputs(member, { meals_wanted });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()) as object)).toEqual(['meals_wanted']);
});

it.each([
  ['no list', 'favorite_cuisine:Thai'],
  ['too many', Array.from({ length: 51 }, (_, at) => `answer:${at}`)],
  ['one too long', ['x'.repeat(241)]],
  ['no texts', [1]],
])('refuses %s', async (_, answers_off) => {
  const member = await newMember();
  const response = await server.call(endpoints.putPlanSwitches, {
    params: { userId: member.id },
    body: { user: member.id, answers_off },
    token: member.token,
  });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()) as object)).toEqual(['answers_off']);
});
