import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { plans } from '../../server/database/schema.ts';
import { addDays } from '../../src/domain/calendar/days.ts';
import type { Dish } from '../../src/terms/food.ts';
import type { JournalPayloads } from '../../src/terms/journal.ts';
import { PROFILE, signInAgain } from '../support/contract-requests.ts';
import { DAY_MS, mealsOf, type PlannedWeek, planCalls, TODAY } from '../support/plan-calls.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const TOMORROW = addDays(TODAY, 1);
const LONG_AGO = '2025-01-01';

const server = await openTestServer();
const { newMember, putInputs, readPlans, readWeek, record } = planCalls(server);

const leaveOut = async (member: TestMember, ...excluded_foods: readonly string[]): Promise<void> => {
  await putInputs(member, { excluded_foods: [...excluded_foods] });
  await server.settled();
};
const lockedOn = ({ details }: PlannedWeek, day: string) =>
  details.days.find(({ date }) => date === day)?.locked;

it('how many eat is what still stands, however often something later was said and taken back', async () => {
  const member = await newMember();
  const alone = await readWeek(member);
  await record(member, 'table.set', [{ slot: null, people: 4 }], addDays(TODAY, -60));
  const four = await readWeek(member);
  expect(four.shopping).not.toEqual(alone.shopping);
  for (let at = -40; at < -10; at += 1) {
    const said = [2, null].map((people) => ({ slot: null, people }));
    await record(member, 'table.set', said, addDays(TODAY, at));
  }
  expect((await readWeek(member)).shopping).toEqual(four.shopping);
});

it('what is locked stays locked when there is a plan again after none was possible', async () => {
  const member = await newMember();
  await leaveOut(member);
  const before = await readWeek(member);
  const { plan_id: planId } = before.details;
  await record(member, 'meals.lock', [{ planId, slot: 'dinner', locked: true }], TOMORROW);
  const breakfasts = [...server.parts.catalogue.dishes.values()].filter(({ kinds }) =>
    kinds.includes('breakfast'),
  );
  const everyBreakfast = [...new Set(breakfasts.flatMap(({ ingredients }) => ingredients[0]?.food ?? []))];
  for (const foods of [everyBreakfast, [...everyBreakfast, 'quinoa']]) {
    await leaveOut(member, ...foods);
    expect(await readPlans(member)).toEqual([]);
  }
  await leaveOut(member);
  const after = await readWeek(member);
  expect(after.details.plan_id).not.toBe(planId);
  expect(lockedOn(after, TOMORROW)).toEqual(['dinner']);
  expect(mealsOf(after, 'dinner', TOMORROW)).toEqual(mealsOf(before, 'dinner', TOMORROW));
});

const mealsOn = ({ details }: PlannedWeek, from: string, to: string) =>
  details.days
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, meals }) => [
      date,
      ...meals.map(({ slot, recipe_id, portion }) => [slot, recipe_id, portion]),
    ]);

it('a plan of before leftovers stays as it was, and only the days after it are cooked ahead', async () => {
  const member = await newMember();
  const made = await readWeek(member);
  const { db } = server.parts;
  const own = eq(plans.userId, member.id);
  const [row] = await db.select().from(plans).where(own);
  if (!row?.week) throw new Error('There is no week.');
  const { cooksFrom: _, ...week } = row.week;
  await db.update(plans).set({ week }).where(own);

  const before = await readWeek(member);
  expect(before.details.cooks_from).toBeUndefined();
  expect(before.details.days).toEqual(made.details.days);

  server.clock.advance(DAY_MS);
  const after = await readWeek({ ...member, token: await signInAgain(server, member) });
  const last = addDays(TODAY, 7);
  expect(after.details.cooks_from).toBe(addDays(last, 1));
  expect(mealsOn(after, TODAY, last)).toEqual(mealsOn(before, TODAY, last));
});

it('what is not wanted for ever stays in the week that there is, and is in no new one', async () => {
  const member = await newMember();
  const before = await readWeek(member);
  const idsOf = ({ meals }: PlannedWeek): readonly string[] => meals.map(({ recipe_id }) => recipe_id);
  const third = [...new Set(idsOf(before))].filter((_, at) => at % 3 === 0);
  const opinions = [...third, 'a dish of another version'].map(
    (recipe) => ({ recipe, opinion: 'never' }) as const,
  );
  await record(member, 'dish.opinion', opinions, LONG_AGO);
  expect(await readWeek(member)).toEqual(before);
  await leaveOut(member, 'quinoa');
  const after = await readWeek(member);
  expect(after.details.plan_id).not.toBe(before.details.plan_id);
  expect(idsOf(after).filter((dish) => third.includes(dish))).toEqual([]);
});

const activity = PROFILE.activity_level;
const answer = (member: TestMember, payload: object) =>
  record(member, 'energy.set', [payload as JournalPayloads['energy.set']], LONG_AGO);
const targetsOf = async (member: TestMember) => (await readWeek(member)).details.targets;

it('the energy that a check-in found is followed until it is taken back, by its member alone', async () => {
  const [member, other] = [await newMember(), await newMember()];
  const before = await targetsOf(member);
  await answer(member, { kcal: before.kcal + 130, activity });
  expect((await targetsOf(member)).kcal).not.toBe(before.kcal);
  expect(await targetsOf(other)).toEqual(before);
  await answer(member, { kcal: null, activity });
  expect(await targetsOf(member)).toEqual(before);
});

it.each([
  { kcal: 100, activity },
  { kcal: 1e9, activity },
  { kcal: '2000', activity },
  { kcal: 2000, activity: 'flying' },
  { kcal: 2000 },
])('the energy that a check-in found changes nothing where nobody can have it: %o', async (payload) => {
  const member = await newMember();
  const { details } = await readWeek(member);
  await answer(member, payload);
  expect((await readWeek(member)).details.plan_id).toBe(details.plan_id);
});

it('a plan is made anew where a dish of it turns out to hold what its member must not eat', async () => {
  const member = await newMember({ diet_type: 'full_non_vegetarian' });
  await putInputs(member, { allergies: ['celery'] });
  const before = await readWeek(member);
  expect(await readWeek(member)).toEqual(before);
  const corrected = before.meals[0]?.recipe_id ?? '';
  const last = before.details.days.at(-1)?.date ?? '';
  const lock = { planId: before.details.plan_id, slot: 'dinner', locked: true } as const;
  await record(member, 'meals.lock', [lock], last);

  const dishes = server.parts.catalogue.dishes as ReadonlyMap<string, Dish> as Map<string, Dish>;
  const dish = dishes.get(corrected);
  if (dish === undefined) throw new Error('The dish is in the catalogue.');
  dishes.set(corrected, { ...dish, allergens: [...dish.allergens, 'celery'] });
  try {
    expect(await readPlans(member)).toEqual([]);
    const after = await readWeek(member);
    expect(after.meals.map(({ recipe_id }) => recipe_id)).not.toContain(corrected);
    expect(after.meals.at(-1)?.recipe_id).toBe(before.meals.at(-1)?.recipe_id);
  } finally {
    dishes.set(corrected, dish);
  }
});
