import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { planDetails, wirePlanDay, wireShoppingList } from '../../src/contract/plan.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { type Dish, kindOfSlot, SLOTS, type Slot } from '../../src/domain/catalogue/types.ts';
import type { JournalPayloads } from '../../src/domain/journal/operations.ts';
import { PLAN_INPUTS, PROFILE } from '../support/contract-requests.ts';
import { repeatBreaks } from '../support/plan-checks.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

const DAY_MS = 86_400_000;
const TODAY = '2026-11-21';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

let operations = 0;
/** Appends facts as a device does and answers what the journal gives back of them. */
const record = async <K extends keyof JournalPayloads>(
  { token }: TestMember,
  kind: K,
  payloads: readonly JournalPayloads[K][],
  day = TODAY,
) => {
  const first = operations + 1;
  const body = {
    operations: payloads.map((payload) => {
      operations += 1;
      return { id: `00000000-0000-4000-8000-${String(operations).padStart(12, '0')}`, day, kind, payload };
    }),
  };
  const appended = await server.call(endpoints.appendJournal, { body, token });
  expect(appended.status).toBe(200);
  const pulled = await server.call(endpoints.pullJournal, { query: { after: '0' }, token });
  const { operations: all } = v.parse(endpoints.pullJournal.answer, await pulled.json());
  return all.filter(({ id }) => id >= `00000000-0000-4000-8000-${String(first).padStart(12, '0')}`);
};

const read = async ({ id, token }: TestMember) => {
  const ask = async () =>
    v.parse(
      endpoints.getMealPlan.answer,
      await (await server.call(endpoints.getMealPlan, { params: { userId: id }, token })).json(),
    );
  await ask();
  await server.settled();
  const [first] = await ask();
  if (first === undefined) throw new Error('There is no plan.');
  const { shopping_list, ...week } = first.meals.Meal_plan;
  const details = v.parse(planDetails, first.meals.details);
  const mealsOf = (slot: Slot, date = TODAY) =>
    details.days
      .find((day) => day.date === date)
      ?.meals.filter((meal) => meal.slot === slot)
      .map(({ recipe_id, portion }) => ({ recipe: recipe_id, portion })) ?? [];
  return {
    details,
    mealsOf,
    today: v.parse(wirePlanDay, week.Saturday),
    shopping: v.parse(wireShoppingList, shopping_list),
  };
};
const budget = async ({ id, token }: TestMember) =>
  v.parse(
    endpoints.getBudget.answer,
    await (
      await server.call(endpoints.getBudget, { params: { userId: id }, query: { day: TODAY }, token })
    ).json(),
  );
const withPlan = async () => {
  const member = await server.signUpMember();
  const body = { user: member.id, ...PROFILE, diet_type: 'full_non_vegetarian' };
  await server.call(endpoints.createProfile, { body, token: member.token });
  return { member, before: await read(member) };
};
/** A dish for a slot that the plan does not hold anywhere. */
const newDish = (
  { details }: Awaited<ReturnType<typeof read>>,
  slot: Slot,
  fits = (_: Dish) => true,
): Dish => {
  const used = new Set(details.days.flatMap(({ meals }) => meals.map(({ recipe_id }) => recipe_id)));
  const dish = [...server.parts.catalogue.dishes.values()].find(
    (one) => one.kinds.includes(kindOfSlot(slot)) && !used.has(one.id) && fits(one),
  );
  if (dish === undefined) throw new Error(`No other dish for ${slot}.`);
  return dish;
};
const answer = ({ id, token }: TestMember, changes: object) =>
  server.call(endpoints.putPlanInputs, {
    params: { userId: id },
    body: { user: id, ...PLAN_INPUTS, allergies: [], excluded_foods: [], ...changes },
    token,
  });

describe('a change of the plan', () => {
  it('goes through the journal as it is, and into the plan, the budget and the list', async () => {
    const { member, before } = await withPlan();
    const planId = before.details.plan_id;
    const dish = newDish(before, 'lunch');
    const payload = { planId, slot: 'lunch' as const, meals: [{ recipe: dish.id, portion: 1.25 }] };
    const [kept] = await record(member, 'meals.set', [payload]);
    expect(kept).toMatchObject({ kind: 'meals.set', day: TODAY, payload });

    const after = await read(member);
    expect(after.mealsOf('lunch')).toEqual(payload.meals);
    expect(Object.keys(after.today.lunch)).toEqual([dish.name]);
    const [kcal = 0] = Object.values(after.today.lunch);
    expect(kcal).toBe(Math.round((dish.nutrients[0] ?? 0) * 1.25));
    expect((await budget(member)).calories_lunch_goal).toBe(kcal);
    const bought = Object.values(after.shopping).flatMap((items) => Object.keys(items));
    const names = dish.ingredients
      .filter(({ food }) => food !== 'water')
      .map(({ food }) => server.parts.catalogue.foods.get(food)?.name);
    for (const name of names) expect(bought).toContain(name);
    const day = after.details.days.find(({ date }) => date === TODAY);
    expect(day?.as_planned).toMatchObject([
      { slot: 'lunch', meals: before.mealsOf('lunch').map(({ recipe }) => ({ recipe_id: recipe })) },
    ]);
    expect(after.details.plan_id).toBe(planId);
  });

  it('to a meal from the freezer buys nothing for it', async () => {
    const { member, before } = await withPlan();
    const dish = newDish(before, 'lunch');
    const meals = [{ recipe: dish.id, portion: 1 }];
    const names = dish.ingredients
      .filter(({ food }) => food !== 'water')
      .map(({ food }) => server.parts.catalogue.foods.get(food)?.name);
    const bought = async () => {
      const { shopping } = await read(member);
      return new Set(Object.values(shopping).flatMap((items) => Object.keys(items)));
    };
    await record(member, 'meals.set', [{ planId: before.details.plan_id, slot: 'lunch', meals: [] }]);
    const without = await bought();
    await record(member, 'meals.set', [{ planId: before.details.plan_id, slot: 'lunch', meals }]);
    expect([...(await bought())]).toEqual(expect.arrayContaining(names));
    await record(member, 'leftover.settled', [
      { recipe: dish.id, cooked: '2026-11-01', to: 'thawed', servings: 1 },
    ]);
    expect(await bought()).toEqual(without);
  });

  it('is undone by a later word, and each member’s own', async () => {
    const { member, before } = await withPlan();
    const other = await server.signUpMember('other');
    await server.call(endpoints.createProfile, { body: { user: other.id, ...PROFILE }, token: other.token });
    const theirs = await read(other);
    const planId = before.details.plan_id;
    const meals = [{ recipe: newDish(before, 'dinner').id, portion: 1 }];
    await record(member, 'meals.set', [{ planId, slot: 'dinner', meals }]);
    await record(member, 'table.set', [{ slot: null, people: 9 }]);
    expect((await read(member)).mealsOf('dinner')).toEqual(meals);
    expect(await read(other)).toMatchObject({ details: theirs.details, shopping: theirs.shopping });
    await record(member, 'meals.set', [{ planId, slot: 'dinner', meals: null }]);
    expect((await read(member)).details).toEqual(before.details);
  });

  it('that leaves a slot empty leaves its energy in the day’s budget', async () => {
    const { member, before } = await withPlan();
    const goals = await budget(member);
    await record(member, 'meals.set', [{ planId: before.details.plan_id, slot: 'lunch', meals: [] }]);
    const after = await read(member);
    expect(after.today.lunch).toEqual({});
    expect(after.today['Total calorie']).toBeLessThan(before.today['Total calorie']);
    expect(await budget(member)).toMatchObject({
      calories_lunch_goal: goals.calories_lunch_goal,
      total_calories: goals.total_calories,
    });
  });

  it('of what no app would send changes nothing', async () => {
    const { member, before } = await withPlan();
    const planId = before.details.plan_id;
    const recipe = newDish(before, 'lunch').id;
    const snack = newDish(before, 'snacks1', ({ kinds }) => !kinds.includes('main')).id;
    const set = (changes: object) =>
      ({
        planId,
        slot: 'lunch',
        meals: [{ recipe, portion: 1 }],
        ...changes,
      }) as JournalPayloads['meals.set'];
    await record(member, 'meals.set', [
      set({ planId: 'another' }),
      set({ slot: 'constructor' }),
      set({ meals: 'all' }),
      set({ meals: [{ recipe: '__proto__', portion: 1 }] }),
      set({ meals: [{ recipe, portion: 1e9 }] }),
      set({ meals: [{ recipe, portion: -1 }] }),
      set({ meals: [{ recipe, portion: 0 }] }),
      set({ meals: [{ recipe: snack, portion: 1 }] }),
      set({ meals: [{}] }),
      set({ meals: Array.from({ length: 11 }, () => ({ recipe, portion: 1 })) }),
    ]);
    await record(member, 'meals.set', [set({})], '1970-01-01');
    await record(member, 'table.set', [
      { slot: null, people: 1e9 },
      { slot: null, people: 0 },
    ]);
    expect(await read(member)).toMatchObject({ details: before.details, shopping: before.shopping });
  });
});

it('the list is for everybody at the table, and not for what was eaten or cooked', async () => {
  const { member, before } = await withPlan();
  const planId = before.details.plan_id;
  const dish = newDish(before, 'lunch');
  await record(member, 'meals.set', [{ planId, slot: 'lunch', meals: [{ recipe: dish.id, portion: 1 }] }]);
  const one = await read(member);
  await record(member, 'table.set', [{ slot: null, people: 4 }], addDays(TODAY, -30));
  const four = await read(member);
  expect(four.shopping).not.toEqual(one.shopping);
  expect(four.details).toEqual(one.details);
  await record(member, 'table.set', [{ slot: null, people: null }], addDays(TODAY, -30));
  expect((await read(member)).shopping).toEqual(one.shopping);
  await record(member, 'meal.eaten', [{ planId, slot: 'lunch', dish: dish.id, kcal: 500, eaten: true }]);
  const without = await read(member);
  expect(without.shopping).not.toEqual(one.shopping);
  await record(member, 'meal.eaten', [{ planId, slot: 'lunch', dish: dish.id, kcal: 500, eaten: false }]);
  expect((await read(member)).shopping).toEqual(one.shopping);
  await record(member, 'meal.cooked', [
    { planId, slot: 'lunch', recipe: dish.id, takes: [{ food: 'onion', grams: 100 }], cooked: true },
  ]);
  expect((await read(member)).shopping).toEqual(without.shopping);
});

describe('a plan made anew', () => {
  it('keeps what is locked or eaten, as the member had it, and stays locked', async () => {
    const { member, before } = await withPlan();
    const planId = before.details.plan_id;
    const tomorrow = addDays(TODAY, 1);
    const locked = [
      { recipe: newDish(before, 'dinner', ({ allergens }) => allergens.length === 0).id, portion: 1.1 },
    ];
    await record(member, 'meals.set', [{ planId, slot: 'dinner', meals: locked }], tomorrow);
    await record(member, 'meals.lock', [{ planId, slot: 'dinner', locked: true }], tomorrow);
    const [eaten] = before.mealsOf('breakfast');
    const { dishes, foods } = server.parts.catalogue;
    const kept = [...locked, ...before.mealsOf('breakfast')].flatMap(
      ({ recipe }) => dishes.get(recipe)?.ingredients.map(({ food }) => food) ?? [],
    );
    const leftOut = [...foods.keys()].filter((food) => !kept.includes(food)).slice(0, 1);
    await record(member, 'meal.eaten', [
      { planId, slot: 'breakfast', dish: eaten?.recipe ?? '', kcal: 400, eaten: true },
    ]);
    await answer(member, { excluded_foods: leftOut });
    const after = await read(member);
    expect(after.details.plan_id).not.toBe(planId);
    expect(after.mealsOf('dinner', tomorrow)).toEqual(locked);
    expect(after.mealsOf('breakfast')).toEqual(before.mealsOf('breakfast'));
    expect(after.details.days.find(({ date }) => date === tomorrow)?.locked).toEqual(['dinner']);
    const days = after.details.days.map(({ date, meals }) => ({
      date,
      meals: meals.map(({ slot, recipe_id, portion }) => ({ slot, recipeId: recipe_id, portion })),
    }));
    expect(repeatBreaks(days, { dishes })).toEqual([]);

    await answer(member, { excluded_foods: [] });
    const again = await read(member);
    expect(again.details.plan_id).not.toBe(after.details.plan_id);
    expect(again.mealsOf('dinner', tomorrow)).toEqual(locked);
    await record(
      member,
      'meals.lock',
      [{ planId: again.details.plan_id, slot: 'dinner', locked: false }],
      tomorrow,
    );
    await answer(member, { excluded_foods: leftOut });
    expect((await read(member)).details.days.find(({ date }) => date === tomorrow)?.locked).toBeUndefined();
  });

  it('keeps nothing that an allergy now forbids, however firmly it was locked', async () => {
    const { member, before } = await withPlan();
    const planId = before.details.plan_id;
    const milky = newDish(before, 'lunch', ({ allergens }) => allergens.includes('milk'));
    const meals = [{ recipe: milky.id, portion: 1 }];
    await record(member, 'meals.set', [{ planId, slot: 'lunch', meals }]);
    for (const { date } of before.details.days)
      await record(
        member,
        'meals.lock',
        SLOTS.map((slot) => ({ planId, slot, locked: true })),
        date,
      );
    await record(member, 'meal.eaten', [{ planId, slot: 'lunch', dish: milky.id, kcal: 500, eaten: true }]);
    const holdsMilk = ({ recipe_id }: { recipe_id: string }): boolean =>
      server.parts.catalogue.dishes.get(recipe_id)?.allergens.includes('milk') === true;
    expect(before.details.days.some((day) => day.meals.some(holdsMilk))).toBe(true);
    await answer(member, { allergies: ['milk'] });
    const { details } = await read(member);
    expect(details.days.flatMap((day) => day.meals.filter(holdsMilk))).toEqual([]);
    expect(details.rules).toMatchObject({ allergies: ['milk'] });
  });
});

it('days that come later repeat nothing that the member chose for those before', async () => {
  const { member, before } = await withPlan();
  const planId = before.details.plan_id;
  const last = before.details.days.at(-1)?.date ?? '';
  const dish = newDish(before, 'dinner');
  await record(
    member,
    'meals.set',
    [{ planId, slot: 'dinner', meals: [{ recipe: dish.id, portion: 1 }] }],
    last,
  );
  const asked: unknown[] = [];
  const { planner } = server.parts;
  const makeWeek: typeof planner.makeWeek = (request) => {
    asked.push(request.keep?.find(({ date }) => date === last)?.meals.find(({ slot }) => slot === 'dinner'));
    return planner.makeWeek(request);
  };
  Object.assign(server.parts, { planner: { makeWeek } });
  server.clock.advance(2 * DAY_MS);
  const body = { email: member.email, password: 'Sorrel-42x' };
  const signedIn = await (await server.call(endpoints.login, { body })).json();
  const later = await read({ ...member, token: (signedIn as { access: string }).access });
  Object.assign(server.parts, { planner });
  expect(asked).toEqual([{ slot: 'dinner', recipeId: dish.id, portion: 1 }]);
  expect(later.details.plan_id).toBe(planId);
  expect(later.mealsOf('dinner', last)).toEqual([{ recipe: dish.id, portion: 1 }]);
  // The answer still has the planned meal, so that the member can undo the choice.
  const day = later.details.days.find(({ date }) => date === last);
  expect(day?.as_planned?.[0]?.meals.map(({ recipe_id }) => recipe_id)).toEqual(
    before.mealsOf('dinner', last).map(({ recipe }) => recipe),
  );
});
