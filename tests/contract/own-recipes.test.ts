import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { addDays, weekdayOf } from '../../src/domain/calendar/days.ts';
import { type OwnRecipe, putRecipe } from '../../src/domain/food/own-food/own-food.ts';
import { line, lineFood, ownId, ownRecipe } from '../support/own-food.ts';
import { operationId, planCalls, TODAY } from '../support/plan-calls.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();
const { newMember, putInputs, readWeek, record } = planCalls(server);

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

const put = async (member: TestMember, more: Partial<OwnRecipe> = {}, replaces: string | null = null) => {
  const payload = putRecipe(ownRecipe({ ...CURRY, ...more }), replaces);
  const [version = ''] = await record(member, 'recipe.put', [payload], '2025-01-01');
  return version;
};
const isOwn = ({ recipe_id }: { readonly recipe_id: string }): boolean => recipe_id === ID;

/** A member whose week was made after they had written the recipe down. */
const withRecipe = async () => {
  const member = await newMember();
  const version = await put(member);
  await putInputs(member, { excluded_foods: ['quinoa'] });
  return { member, version };
};

it('a recipe that was there before the week is in it, by its name', async () => {
  const { member } = await withRecipe();
  const { meals } = await readWeek(member);
  const own = meals.filter(isOwn);
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(({ name }) => name))).toEqual(new Set(['Curry of our own']));
  expect(own[0]?.kcal).toBeGreaterThan(200);
});

const planForTomorrow = async (member: TestMember) => {
  const { details, meals } = await readWeek(member);
  expect(meals.filter(isOwn)).toEqual([]);
  const version = await put(member);
  const day = addDays(TODAY, 1);
  const set = { planId: details.plan_id, slot: 'dinner', meals: [{ recipe: ID, portion: 1 }] } as const;
  await record(member, 'meals.set', [set], day);
  const dinner = async () => Object.keys((await readWeek(member)).days[weekdayOf(day)]?.dinner ?? {});
  return { version, dinner };
};

it('one that the member planned stays where it is, also when it is edited or removed', async () => {
  const member = await newMember();
  const { version, dinner } = await planForTomorrow(member);
  expect(await dinner()).toEqual(['Curry of our own']);
  expect(JSON.stringify((await readWeek(member)).shopping)).toContain('Celeriac');
  const edited = await put(member, { name: 'A better curry' }, version);
  expect(await dinner()).toEqual(['A better curry']);
  await record(member, 'recipe.remove', [{ recipe: ID, replaces: edited }]);
  expect(await dinner()).toEqual(['A better curry']);
});

it('one that an allergy forbids leaves the week', async () => {
  const { member } = await withRecipe();
  expect((await readWeek(member)).meals.some(isOwn)).toBe(true);
  await putInputs(member, { allergies: ['celery'] });
  expect((await readWeek(member)).meals.some(isOwn)).toBe(false);
});

it('one that becomes incomplete leaves the table of somebody with an allergy', async () => {
  const member = await newMember();
  await putInputs(member, { allergies: ['egg'] });
  const { version, dinner } = await planForTomorrow(member);
  expect(await dinner()).toEqual(['Curry of our own']);
  const lines = [...(CURRY.lines ?? []), line('Aunt’s secret powder', null, null)];
  await put(member, { lines }, version);
  expect(await dinner()).not.toContain('Curry of our own');
});

it('a recipe may be long, but not endless, and nobody writes hundreds on one day', async () => {
  const member = await server.signUpMember();
  const step = { text: 'x'.repeat(1900), minutes: null };
  await put(member, { steps: [step, step, step, step] });
  const call = (payloads: readonly object[]) => {
    const operations = payloads.map((payload, at) => ({
      id: operationId(1000 + at),
      day: '2025-01-02',
      kind: 'recipe.put',
      payload,
    }));
    return server.call(endpoints.appendJournal, { body: { operations }, token: member.token });
  };
  const steps = Array.from({ length: 10 }, () => step);
  expect((await call([putRecipe(ownRecipe({ steps }), null)])).status).toBe(400);
  const many = Array.from({ length: 201 }, (_, at) => putRecipe(ownRecipe({ id: ownId(at) }), null));
  expect((await call(many)).status).toBe(400);
  expect((await call(many.slice(1))).status).toBe(200);
});
