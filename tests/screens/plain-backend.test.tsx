import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { answer, hold, withoutExtensions } from '../support/screen-calls.ts';
import { gone, mentions, press, shownText, shows } from '../support/screen-steps.ts';

/** What members see where a backend knows only the calls of the specification, or cannot be reached. */

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY = { 'Total calorie': 1500, breakfast: { Porridge: 500 }, lunch: { Dal: 1000 } };
const PLAN = [{ meals: { Meal_plan: Object.fromEntries(WEEKDAYS.map((day) => [day, DAY])) } }];
const BUDGET = { calories_breakfast: 320, calories_breakfast_goal: 500, calories_lunch_goal: 1000 };

test('a dish without details opens the sample burrito bowl; Today and the plan count the same energy [2.57]', async () => {
  withoutExtensions();
  answer('/nutrition/meal/', { json: PLAN });
  answer('/today-nutrition-budget/', { json: BUDGET });
  await enter('Chervil');
  await open('/dashboard');
  await shownText('320 eaten');
  await open('/dashboard/diet-plan');
  await shows(page.getByLabelText(/^Calories: 320 of 1.500 kcal eaten$/));
  await page
    .getByRole('button', { name: /^Lunch/ })
    .first()
    .click();
  await press('Dal');
  const dialog = page.getByRole('dialog', { name: 'Sample: burrito bowl' });
  await shows(dialog.getByText('560 kcal, 82 g carbs, 18 g protein, 18 g fat'));
  await press('Close', dialog);
  await gone(dialog);
});

const saysThatNoPlanIsHere = async (address: string): Promise<void> => {
  await open(address);
  await mentions('Your plan could not be loaded. This device has no copy of it yet.');
  expect(page.getByText(/We are generating/).length).toBe(0);
};

test('without a copy of the plan both pages say so where the server cannot be reached', async () => {
  answer('/nutrition/meal/', () => Promise.reject(new TypeError('Failed to fetch')));
  await enter('Chervil');
  await saysThatNoPlanIsHere('/dashboard/diet-plan');
  await saysThatNoPlanIsHere('/dashboard');
});

test('so does the plan’s page after the four seconds in which a server should answer', async () => {
  hold('/nutrition/meal/');
  await enter('Chervil');
  await saysThatNoPlanIsHere('/dashboard/diet-plan');
});
