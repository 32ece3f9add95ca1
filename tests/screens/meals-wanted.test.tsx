import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { cutNetwork, restoreNetwork, watchCalls } from '../support/screen-calls.ts';
import { gone, mentions, press, shows } from '../support/screen-steps.ts';

const meat = page.getByRole('group', { name: 'Meals with meat a week' });
const fish = page.getByRole('group', { name: 'Meals with fish a week' });
const holds = async (meatMeals: number, fishMeals: number): Promise<void> => {
  await shows(meat.getByText(String(meatMeals), { exact: true }));
  await shows(fish.getByText(String(fishMeals), { exact: true }));
};

test('meals with meat and fish are sent once they were set, and stay, without a network too', async () => {
  await enter('Flora', { diet_type: 'full_non_vegetarian' });
  const calls = watchCalls();
  const sent = () =>
    calls.flatMap(({ path, body }) => (path.includes('/plan-inputs/') ? [Object(body).meals_wanted] : []));
  await open('/dashboard/safety');
  await holds(5, 2);
  await press('Save');
  await mentions('Saved. Your plan is being made to fit.');
  expect(sent()).toEqual([undefined]);

  cutNetwork();
  for (let meals = 6; meals <= 13; meals += 1) await press('More', meat);
  await holds(13, 1);
  await press('More', fish);
  await holds(12, 2);
  await press('Save');
  await mentions('Saved, will be sent');
  await open('/dashboard/safety');
  await holds(12, 2);

  restoreNetwork();
  await expect.poll(sent).toEqual([undefined, { meat: 12, fish: 2 }]);
});

test('a vegetarian is not asked about them', async () => {
  await enter('Vera');
  await open('/dashboard/safety');
  await shows(page.getByRole('group', { name: 'Allergies' }));
  await gone(meat);
});
