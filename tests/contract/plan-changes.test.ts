import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { wirePlanDay } from '../../src/contract/plan.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import { type Dish, kindOfSlot, SLOTS, type Slot } from '../../src/terms/food.ts';
import { signInAgain } from '../support/contract-requests.ts';
import { DAY_MS, mealsOf, type PlannedWeek, planCalls, TODAY } from '../support/plan-calls.ts';
import { repeatBreaks } from '../support/plan-checks.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();
const { newMember, putInputs, readWeek, record } = planCalls(server);

const budget = async ({ id, token }: TestMember) => {
  const parts = { params: { userId: id }, query: { day: TODAY }, token };
  const answer = await server.call(endpoints.getBudget, parts);
  return v.parse(endpoints.getBudget.answer, await answer.json());
};
const todayOf = ({ days }: PlannedWeek) => v.parse(wirePlanDay, days.Saturday);
const withPlan = async () => {
  const member = await newMember({ diet_type: 'full_non_vegetarian' });
  return { member, before: await readWeek(member) };
};
/** A dish for a slot that the plan does not hold anywhere. */
const newDish = ({ meals }: PlannedWeek, slot: Slot, fits = (_: Dish) => true): Dish => {
  const used = new Set(meals.map(({ recipe_id }) => recipe_id));
  const dish = [...server.parts.catalogue.dishes.values()].find(
    (one) => one.kinds.includes(kindOfSlot(slot)) && !used.has(one.id) && fits(one),
  );
  if (dish === undefined) throw new Error(`No other dish for ${slot}.`);
  return dish;
};

it('a change of the plan goes into the plan, the budget and the list', async () => {
  const { member, before } = await withPlan();
  const planId = before.details.plan_id;
  const dish = newDish(before, 'lunch');
  const payload = { planId, slot: 'lunch' as const, meals: [{ recipe: dish.id, portion: 1.25 }] };
  await record(member, 'meals.set', [payload]);
  const after = await readWeek(member);
  expect(Object.keys(todayOf(after).lunch)).toEqual([dish.name]);
  const [kcal = 0] = Object.values(todayOf(after).lunch);
  expect(kcal).toBe(Math.round((dish.nutrients[0] ?? 0) * 1.25));
  expect((await budget(member)).calories_lunch_goal).toBe(kcal);
  const bought = Object.values(after.shopping).flatMap((items) => Object.keys(items));
  const names = dish.ingredients
    .filter(({ food }) => food !== 'water')
    .map(({ food }) => server.parts.catalogue.foods.get(food)?.name);
  for (const name of names) expect(bought).toContain(name);
  // By date it stays as planned: a device puts the member's changes on top itself.
  expect(after.details).toEqual(before.details);
});

it('a change of the plan that leaves a slot empty leaves its energy in the day’s budget', async () => {
  const { member, before } = await withPlan();
  const goals = await budget(member);
  await record(member, 'meals.set', [{ planId: before.details.plan_id, slot: 'lunch', meals: [] }]);
  const after = await readWeek(member);
  expect(todayOf(after).lunch).toEqual({});
  expect(todayOf(after)['Total calorie']).toBeLessThan(todayOf(before)['Total calorie']);
  expect(await budget(member)).toMatchObject({
    calories_lunch_goal: goals.calories_lunch_goal,
    total_calories: goals.total_calories,
  });
});

it('the list is for everybody at the table, and not for what was eaten or cooked', async () => {
  const { member, before } = await withPlan();
  const planId = before.details.plan_id;
  const dish = newDish(before, 'lunch');
  await record(member, 'meals.set', [{ planId, slot: 'lunch', meals: [{ recipe: dish.id, portion: 1 }] }]);
  const one = await readWeek(member);
  await record(member, 'table.set', [{ slot: null, people: 4 }], addDays(TODAY, -30));
  const four = await readWeek(member);
  expect(four.shopping).not.toEqual(one.shopping);
  expect(four.details).toEqual(one.details);
  await record(member, 'table.set', [{ slot: null, people: null }], addDays(TODAY, -30));
  expect((await readWeek(member)).shopping).toEqual(one.shopping);
  await record(member, 'meal.eaten', [{ planId, slot: 'lunch', dish: dish.id, kcal: 500, eaten: true }]);
  const without = await readWeek(member);
  expect(without.shopping).not.toEqual(one.shopping);
  await record(member, 'meal.eaten', [{ planId, slot: 'lunch', dish: dish.id, kcal: 500, eaten: false }]);
  expect((await readWeek(member)).shopping).toEqual(one.shopping);
  await record(member, 'meal.cooked', [
    { planId, slot: 'lunch', recipe: dish.id, takes: [{ food: 'onion', grams: 100 }], cooked: true },
  ]);
  expect((await readWeek(member)).shopping).toEqual(without.shopping);
});

it('what a member says of their table holds for nobody else', async () => {
  const [member, other] = [await newMember(), await newMember()];
  const theirs = await readWeek(other);
  for (const day of [addDays(TODAY, -30), TODAY])
    await record(member, 'table.set', [{ slot: null, people: 9 }], day);
  // An answer that was kept would tell nothing.
  await record(other, 'water.add', [{ litres: 0.25 }]);
  expect((await readWeek(other)).shopping).toEqual(theirs.shopping);
});

it('a plan made anew keeps what is locked or eaten, as the member had it, and stays locked', async () => {
  const { member, before } = await withPlan();
  const planId = before.details.plan_id;
  const tomorrow = addDays(TODAY, 1);
  const locked = [
    { recipe: newDish(before, 'dinner', ({ allergens }) => allergens.length === 0).id, portion: 1.1 },
  ];
  await record(member, 'meals.set', [{ planId, slot: 'dinner', meals: locked }], tomorrow);
  await record(member, 'meals.lock', [{ planId, slot: 'dinner', locked: true }], tomorrow);
  const [eaten] = mealsOf(before, 'breakfast');
  const { dishes, foods } = server.parts.catalogue;
  const kept = [...locked, ...mealsOf(before, 'breakfast')].flatMap(
    ({ recipe }) => dishes.get(recipe)?.ingredients.map(({ food }) => food) ?? [],
  );
  const leftOut = [...foods.keys()].filter((food) => !kept.includes(food)).slice(0, 1);
  await record(member, 'meal.eaten', [
    { planId, slot: 'breakfast', dish: eaten?.recipe ?? '', kcal: 400, eaten: true },
  ]);
  await putInputs(member, { excluded_foods: leftOut });
  const after = await readWeek(member);
  expect(after.details.plan_id).not.toBe(planId);
  expect(mealsOf(after, 'dinner', tomorrow)).toEqual(locked);
  expect(mealsOf(after, 'breakfast')).toEqual(mealsOf(before, 'breakfast'));
  expect(after.details.days.find(({ date }) => date === tomorrow)?.locked).toEqual(['dinner']);
  const days = after.details.days.map(({ date, meals }) => ({
    date,
    meals: meals.map(({ slot, recipe_id, portion }) => ({ slot, recipeId: recipe_id, portion })),
  }));
  expect(repeatBreaks(days, { dishes })).toEqual([]);

  await putInputs(member, { excluded_foods: [] });
  const again = await readWeek(member);
  expect(again.details.plan_id).not.toBe(after.details.plan_id);
  expect(mealsOf(again, 'dinner', tomorrow)).toEqual(locked);
  await record(
    member,
    'meals.lock',
    [{ planId: again.details.plan_id, slot: 'dinner', locked: false }],
    tomorrow,
  );
  await putInputs(member, { excluded_foods: leftOut });
  expect((await readWeek(member)).details.days.find(({ date }) => date === tomorrow)?.locked).toBeUndefined();
});

it('a plan made anew keeps nothing that an allergy now forbids, however firmly it was locked', async () => {
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
  await putInputs(member, { allergies: ['milk'] });
  const { details } = await readWeek(member);
  expect(details.days.flatMap((day) => day.meals.filter(holdsMilk))).toEqual([]);
  expect(details.rules).toMatchObject({ allergies: ['milk'] });
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
  const later = await readWeek({ ...member, token: await signInAgain(server, member) });
  expect(asked).toEqual([{ slot: 'dinner', recipeId: dish.id, portion: 1 }]);
  expect(later.details.plan_id).toBe(planId);
  // The answer still has the planned meal, so that the member can undo the choice.
  expect(mealsOf(later, 'dinner', last)).toEqual(mealsOf(before, 'dinner', last));
});
