import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type PlanInputs, planDetails } from '../../src/contract/plan.ts';
import { addDays, localDayAt } from '../../src/domain/calendar/days.ts';
import type { JournalFact } from '../../src/domain/journal/operations.ts';
import { type OwnRecipe, putRecipe } from '../../src/domain/own-food/own-food.ts';
import { PLAN_INPUTS, PROFILE } from '../support/contract-requests.ts';
import { line, lineFood, ownId, ownRecipe } from '../support/own-food.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const ID = ownId(1);
const CURRY: Partial<OwnRecipe> = {
  name: 'Curry of our own',
  servings: 3,
  lines: [
    line('250 g rice', 'l:20044', 250),
    line('2 cans chickpeas', 'chickpeas-canned', 480),
    line('300 g spinach', 'spinach', 300),
    line('1 can tomatoes', 'tomatoes-canned', 400),
    line('2 tbsp oil', 'olive-oil', 20),
    line('1 celeriac', 'l:11141', 200),
  ],
  foods: [
    lineFood('l:20044', { planned: { food: 'rice-white-cooked', times: 2.82 } }),
    lineFood('l:11141', { name: 'Celeriac', allergens: ['celery'] }),
  ],
};

let operations = 0;
const nextId = (): string => {
  operations += 1;
  return `00000000-0000-4000-8000-${String(operations).padStart(12, '0')}`;
};
const append = async ({ token }: TestMember, fact: Omit<JournalFact, 'day'>, day = '2025-01-01') => {
  const id = nextId();
  const body = { operations: [{ ...fact, id, day } as never] };
  const answer = await server.call(endpoints.appendJournal, { body, token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return id;
};
const put = (member: TestMember, more: Partial<OwnRecipe> = {}, replaces: string | null = null) =>
  append(member, { kind: 'recipe.put', payload: putRecipe(ownRecipe({ ...CURRY, ...more }), replaces) });

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
  const shopping = JSON.stringify(first?.meals.Meal_plan.shopping_list);
  return { planId: plan_id, days, shopping, meals: days.flatMap(({ meals }) => meals) };
};
const isOwn = ({ recipe_id }: { readonly recipe_id: string }): boolean => recipe_id === ID;
const withProfile = async (): Promise<TestMember> => {
  const member = await server.signUpMember();
  await server.call(endpoints.createProfile, { body: { user: member.id, ...PROFILE }, token: member.token });
  return member;
};
const tell = ({ id, token }: TestMember, inputs: Partial<PlanInputs>) =>
  server.call(endpoints.putPlanInputs, {
    params: { userId: id },
    body: { user: id, ...PLAN_INPUTS, allergies: [], excluded_foods: [], ...inputs },
    token,
  });

/** A member whose week was made after they had written the recipe down. */
const withRecipe = async () => {
  const member = await withProfile();
  const version = await put(member);
  await tell(member, { excluded_foods: ['quinoa'] });
  return { member, version };
};

it('a recipe that was there before the week is in it, by its name', async () => {
  const { member } = await withRecipe();
  const { meals } = await read(member);
  const own = meals.filter(isOwn);
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(({ name }) => name))).toEqual(new Set(['Curry of our own']));
  expect(own[0]?.kcal).toBeGreaterThan(200);
});

/** Writes the recipe down and puts it into tomorrow's dinner. */
const planForTomorrow = async (member: TestMember) => {
  const { planId, meals } = await read(member);
  expect(meals.filter(isOwn)).toEqual([]);
  const version = await put(member);
  const day = addDays(localDayAt(server.clock.now(), 0), 1);
  const payload = { planId, slot: 'dinner', meals: [{ recipe: ID, portion: 1 }] } as const;
  await append(member, { kind: 'meals.set', payload }, day);
  return {
    version,
    dinner: async () =>
      (await read(member)).days
        .filter(({ date }) => date === day)
        .flatMap((one) => one.meals.filter(({ slot }) => slot === 'dinner')),
    shopping: async () => (await read(member)).shopping,
  };
};

it('one that the member planned stays where it is, also when it is edited or removed', async () => {
  const member = await withProfile();
  const { version, dinner, shopping } = await planForTomorrow(member);
  expect((await dinner()).map(({ name }) => name)).toEqual(['Curry of our own']);
  expect(await shopping()).toContain('Celeriac');
  const edited = await put(member, { name: 'A better curry' }, version);
  expect((await dinner()).map(({ name }) => name)).toEqual(['A better curry']);
  await append(member, { kind: 'recipe.remove', payload: { recipe: ID, replaces: edited } });
  expect((await dinner()).map(({ name }) => name)).toEqual(['A better curry']);
});

it('one that an allergy forbids leaves the week', async () => {
  const { member } = await withRecipe();
  expect((await read(member)).meals.some(isOwn)).toBe(true);
  await tell(member, { allergies: ['celery'] });
  expect((await read(member)).meals.some(isOwn)).toBe(false);
});

it('one that becomes incomplete leaves the table of somebody with an allergy', async () => {
  const member = await withProfile();
  await tell(member, { allergies: ['egg'] });
  const { version, dinner } = await planForTomorrow(member);
  expect((await dinner()).some(isOwn)).toBe(true);
  const lines = [...(CURRY.lines ?? []), line('Aunt’s secret powder', null, null)];
  await put(member, { lines }, version);
  expect((await dinner()).some(isOwn)).toBe(false);
});

it('nobody gets the recipes of another member', async () => {
  await withRecipe();
  const other = await withProfile();
  expect((await read(other)).meals.some(isOwn)).toBe(false);
});

it('a recipe may be long, but not endless, and nobody writes hundreds on one day', async () => {
  const member = await server.signUpMember();
  const step = { text: 'x'.repeat(1900), minutes: null };
  await put(member, { steps: [step, step, step, step] });
  const call = (payloads: readonly object[]) =>
    server.call(endpoints.appendJournal, {
      body: {
        operations: payloads.map((payload) => ({
          id: nextId(),
          day: '2025-01-02',
          kind: 'recipe.put',
          payload,
        })),
      } as never,
      token: member.token,
    });
  const steps = Array.from({ length: 10 }, () => step);
  expect((await call([putRecipe(ownRecipe({ steps }), null)])).status).toBe(400);
  const many = Array.from({ length: 201 }, (_, at) => putRecipe(ownRecipe({ id: ownId(at) }), null));
  expect((await call(many)).status).toBe(400);
  expect((await call(many.slice(1))).status).toBe(200);
});
