import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '../../src/domain/calendar/days.ts';
import type { Dish } from '../../src/terms/food.ts';
import { enter, loadCatalogue, open, recordFacts } from '../support/screen.tsx';
import { cutNetwork, restoreNetwork } from '../support/screen-calls.ts';
import { openPlan } from '../support/screen-plan.ts';
import { gone, mentions, press, shows, today } from '../support/screen-steps.ts';
import { readRows } from '../support/screen-store.ts';

afterEach(restoreNetwork);

const TODAY = today();
const card = page.getByRole('region', { name: 'Leftovers' });
const frozen = page.getByRole('region', { name: 'Frozen meals' });
const todaysMeals = page.getByRole('region', { name: "Today's meals" });

/** Two dishes that the answers allow, that freeze, and that the plan does not have. */
async function findDishes(): Promise<readonly [Dish, Dish]> {
  const { dishes } = await loadCatalogue();
  const stored = JSON.stringify(await readRows('plan'));
  const [one, other] = [...dishes.values()].filter(
    ({ id, kinds, keeps, freezes, diets, minutesActive }) =>
      freezes &&
      kinds.includes('main') &&
      keeps >= 2 &&
      diets.includes('vegan') &&
      minutesActive <= 30 &&
      !stored.includes(`"${id}"`),
  );
  if (one === undefined || other === undefined) throw new Error('There are no such dishes.');
  return [one, other];
}

/** Made for lunch today and tomorrow; tomorrow's lunch is swapped. It is tomorrow morning then, without a network. */
async function swapLeftover(): Promise<Dish> {
  await enter('Lena');
  await openPlan();
  const [plan] = await readRows('plan');
  const { planId } = Object(plan?.plan) as { planId: string };
  const [dish, other] = await findDishes();
  const recipe = dish.id;
  const set = (day: string, recipes: readonly string[]) =>
    recordFacts({
      day,
      kind: 'meals.set',
      payload: { planId, slot: 'lunch', meals: recipes.map((id) => ({ recipe: id, portion: 1 })) },
    });
  const tomorrow = addDays(TODAY, 1);
  cutNetwork();
  await set(TODAY, [recipe]);
  await set(tomorrow, [recipe]);
  await recordFacts({
    day: TODAY,
    kind: 'meal.cooked',
    payload: { planId, slot: 'lunch', recipe, takes: [], cooked: true },
  });
  await set(tomorrow, [other.id]);
  const morning = new Date();
  morning.setDate(morning.getDate() + 1);
  morning.setHours(8, 5, 0, 0);
  vi.useFakeTimers({ toFake: ['Date'], now: morning });
  await open('/dashboard');
  return dish;
}

test('a leftover that was not eaten is put into today, and back', async () => {
  const { name } = await swapLeftover();
  await shows(card.getByText('Still in the fridge?'));
  await mentions(/^1 serving, made yesterday\. Keeps until \w+\.$/);
  await press(`Eat it today: ${name}`, card);
  await mentions(`${name} is today's lunch.`);
  await gone(card.getByText('Still in the fridge?'));
  await shows(todaysMeals.getByText(name));
  await press('Undo', card);
  await shows(card.getByText('Still in the fridge?'));
  await gone(todaysMeals.getByText(name));
  await press(`Gone: ${name}`, card);
  await mentions(`${name}: gone.`);
  await open('/dashboard');
  await shows(todaysMeals);
  await gone(card);
});

test('a leftover is frozen, and eaten from the freezer without being cooked', async () => {
  const { name } = await swapLeftover();
  await press(`Freeze it: ${name}`, card);
  await mentions(`${name}: frozen.`);
  await open('/dashboard/pantry');
  await shows(frozen.getByText(name));
  await press(`Eat it today: ${name}`, frozen);
  await gone(frozen);
  await mentions(`${name} is today's lunch.`);
  await open('/dashboard');
  await shows(todaysMeals.getByText(name));
  await shows(todaysMeals.getByText('Made'));
  await gone(card);
  expect((await readRows('journal')).filter(({ kind }) => kind === 'leftover.settled')).toHaveLength(3);
});
