import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { PlanDetails, PlanInputs } from '../../src/contract/plan.ts';
import { PLAN_INPUTS } from '../support/contract-requests.ts';
import { planCalls } from '../support/plan-calls.ts';
import { PREFERENCE, WELLNESS } from '../support/questionnaire-records.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();
const { newMember, putInputs, readPlans, readWeek } = planCalls(server);

const answerPreference = ({ id, token }: TestMember, changes: object) =>
  server.call(endpoints.createPreference, {
    body: { user: id, ...PREFERENCE, fruit_preference: '', ...changes },
    token,
  });
const answerWellness = ({ id, token }: TestMember, chronic_conditions: readonly string[]) =>
  server.call(endpoints.addWellness, { body: { user_id: id, ...WELLNESS, chronic_conditions }, token });
const switchOff = ({ id, token }: TestMember, ids: readonly string[]) =>
  server.call(endpoints.putPlanSwitches, {
    params: { userId: id },
    body: { user: id, answers_off: [...ids] },
    token,
  });
const detailsOf = async (member: TestMember) => (await readWeek(member)).details;
const stateOf = ({ answers = [] }: PlanDetails) => Object.fromEntries(answers.map(({ id, on }) => [id, on]));
const minutesOf = ({ days }: PlanDetails): number =>
  Math.max(
    ...days.flatMap(({ meals }) =>
      meals.map(({ recipe_id }) => server.parts.catalogue.dishes.get(recipe_id)?.minutesActive ?? 0),
    ),
  );

it('a switch makes a new plan without its answer, and with it again', async () => {
  const member = await newMember();
  await answerPreference(member, { preferred_cooking_time: '15 minutes' });
  const followed = await detailsOf(member);
  const shown = await readPlans(member);
  expect((await switchOff(member, ['preferred_cooking_time:15 minutes'])).status).toBe(200);
  expect(await readPlans(member)).not.toEqual(shown);
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
  await putInputs(member, { allergies: ['peanut'] });
  const first = await detailsOf(member);
  expect(stateOf(first)).toEqual({ 'favorite_cuisine:Thai': false });
  expect(first.rules?.allergies).toEqual(['peanut']);
  await switchOff(member, []);
  const second = await detailsOf(member);
  expect(stateOf(second)).toEqual({ 'favorite_cuisine:Thai': true });
  expect(second.rules?.allergies).toEqual(['peanut']);
});

it('a wellness answer alone makes a new plan', async () => {
  const member = await newMember({ diet_type: 'full_non_vegetarian' });
  const before = await detailsOf(member);
  const shown = await readPlans(member);
  await answerWellness(member, ['Hypertension']);
  expect(await readPlans(member)).not.toEqual(shown);
  const after = await detailsOf(member);
  expect(after.targets.fiber).toBe(30);
  expect(after.days).not.toEqual(before.days);
  // `No` comes from a device that was not told.
  await answerWellness(member, ['No']);
  expect(await detailsOf(member)).toEqual(after);
});

it('kidney disease in the wellness answers leaves no plan and says why, whatever is switched', async () => {
  const member = await newMember();
  await putInputs(member, { facts_confirmed: true });
  expect((await detailsOf(member)).maintenance_only).toBe(false);
  await answerWellness(member, ['Kidney Disease']);
  await switchOff(member, ['chronic_conditions:Kidney Disease']);
  await server.settled();
  expect(await readPlans(member)).toEqual([]);
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

it('written allergies are listed without a switch, with what could not be read', async () => {
  const member = await newMember();
  await answerPreference(member, { allergies: 'peanuts, unobtainium' });
  const { answers, rules } = await detailsOf(member);
  expect(rules?.allergies).toEqual(['peanut']);
  expect(answers).toMatchObject([{ question: 'Allergies', switchable: false, on: true }]);
  expect(answers?.[0]?.effect).toMatch(/peanut.*unobtainium/);
});

const ANY_TIME = { breakfast: null, lunch: null, dinner: null };
const SAID: Partial<PlanInputs> = {
  cooking_limits: { weekdays: { breakfast: 10, lunch: 5, dinner: 20 }, weekend: ANY_TIME },
  variety: 'simple',
  small_budget: true,
  cuisines_out: ['Thai', 'Indian'],
};

it('the time to cook, the variety and the dislikes make a new plan, which a client that does not know them leaves as it is', async () => {
  const member = await newMember({ diet_type: 'full_non_vegetarian' });
  await putInputs(member);
  const before = await detailsOf(member);
  for (const name of Object.keys(SAID)) expect(before.planned_for).not.toHaveProperty(name);
  expect(before.answers).toEqual([]);

  const saved = await putInputs(member, SAID);
  expect(await saved.json()).toEqual({ ...PLAN_INPUTS, ...SAID });
  const after = await detailsOf(member);
  expect(after.plan_id).not.toBe(before.plan_id);
  expect(after.planned_for).toMatchObject(SAID);
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
  ['no minutes to cook', { cooking_limits: { weekdays: { ...ANY_TIME, lunch: 0 }, weekend: ANY_TIME } }],
  ['half a minute', { cooking_limits: { weekdays: { ...ANY_TIME, lunch: 7.5 }, weekend: ANY_TIME } }],
  ['more than hours', { cooking_limits: { weekdays: { ...ANY_TIME, lunch: 241 }, weekend: ANY_TIME } }],
  ['two meals only', { cooking_limits: { weekdays: { breakfast: 10, lunch: 10 }, weekend: ANY_TIME } }],
  ['fewer meals than none', { meals_wanted: { meat: -1, fish: 2 } }],
  ['more meals than a week has', { meals_wanted: { meat: 5, fish: 15 } }],
  ['half a meal', { meals_wanted: { meat: 2.5, fish: 2 } }],
  ['a number as text', { meals_wanted: { meat: '5', fish: 2 } }],
  ['meat alone', { meals_wanted: { meat: 5 } }],
  ['no meals at all', { meals_wanted: null }],
  ['no list of switches', { answers_off: 'favorite_cuisine:Thai' }],
  ['too many switches', { answers_off: Array.from({ length: 51 }, (_, at) => `answer:${at}`) }],
  ['a switch that is too long', { answers_off: ['x'.repeat(241)] }],
  ['switches that are no texts', { answers_off: [1] }],
])('refuses %s', async (_, wrong) => {
  const { id, token } = await server.signUpMember();
  const entry = endpoints['answers_off' in wrong ? 'putPlanSwitches' : 'putPlanInputs'];
  const body = { user: id, ...PLAN_INPUTS, ...wrong };
  const response = await server.call(entry, { params: { userId: id }, body, token });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ [Object.keys(wrong)[0] ?? '']: expect.anything() });
});
