import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { watchCalls } from '../support/screen-calls.ts';
import { mentions, press, shows } from '../support/screen-steps.ts';

test('time to cook, variety and dislikes are sent once they were chosen, and stay', async () => {
  await enter('Vera');
  const calls = watchCalls();
  const sent = () =>
    calls.flatMap(({ path, body }) => {
      const { cooking_limits, variety, small_budget, mild, cuisines_out } = Object(body);
      return path.includes('/plan-inputs/')
        ? [{ cooking_limits, variety, small_budget, mild, cuisines_out }]
        : [];
    });
  await open('/dashboard/safety');
  const lunch = page.getByRole('combobox', { name: 'Lunch, Monday to Friday', exact: true });
  await shows(lunch);
  await press('Save');
  await mentions('Saved. Your plan is being made to fit.');
  expect(sent()).toEqual([{}]);

  await mentions(/Until you choose a time, lunch from Monday to Friday is a leftover/);
  await lunch.selectOptions('10 min');
  await page
    .getByRole('combobox', { name: 'Dinner, Monday to Friday, until it is on the table' })
    .selectOptions('30 min');
  await mentions(/^About 14 dishes/);
  await page.getByText('Simple', { exact: true }).click();
  await mentions(/^About 12 dishes/);
  await page.getByText('A small budget', { exact: true }).click();
  for (const cuisine of ['Thai', 'Indian', 'Thai']) await page.getByText(cuisine, { exact: true }).click();
  await press('Save');
  const anyTime = { breakfast: null, lunch: null, dinner: null };
  await expect.poll(sent).toEqual([
    {},
    {
      cooking_limits: {
        weekdays: { ...anyTime, lunch: 10 },
        weekend: anyTime,
        ready: { weekdays: { ...anyTime, dinner: 30 }, weekend: anyTime },
      },
      variety: 'simple',
      small_budget: true,
      cuisines_out: ['Indian'],
    },
  ]);
  await open('/dashboard/safety');
  await expect.element(lunch).toHaveValue('10');
  await expect.element(page.getByRole('radio', { name: 'Simple' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'A small budget' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Not spicy' })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Indian' })).toBeChecked();
});
