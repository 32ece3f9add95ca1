import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { answer, hold, refused } from '../support/screen-calls.ts';
import { gone, mentions, press, shownText, shows, typeCode } from '../support/screen-steps.ts';

/** What members see where a backend knows only the calls of the specification, or cannot be reached. */

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY = { 'Total calorie': 1500, breakfast: { Porridge: 500 }, lunch: { Dal: 1000 } };
const PLAN = [{ meals: { Meal_plan: Object.fromEntries(WEEKDAYS.map((day) => [day, DAY])) } }];
const BUDGET = { calories_breakfast: 320, calories_breakfast_goal: 500, calories_lunch_goal: 1000 };

test('a dish without details opens the sample burrito bowl; Today and the plan count the same energy [2.36 2.54]', async () => {
  answer('/nutrition/meal/', { json: PLAN });
  answer('/today-nutrition-budget/', { json: BUDGET });
  await enter('Chervil');
  await open('/dashboard');
  await shownText('320 eaten');
  await open('/dashboard/diet-plan');
  await shows(page.getByLabelText('Calories: 320 of 1 500 kcal eaten'));
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

test.each([
  ['does not answer', () => hold('/nutrition/meal/')],
  [
    'cannot be reached',
    () => answer('/nutrition/meal/', () => Promise.reject(new TypeError('Failed to fetch'))),
  ],
  ['fails', () => answer('/nutrition/meal/', refused(502))],
])('without a copy of the plan both pages say so where the server %s', async (_, break_) => {
  break_();
  await enter('Chervil');
  for (const address of ['/dashboard/diet-plan', '/dashboard']) {
    await open(address);
    await mentions('Your plan could not be loaded. This device has no copy of it yet.');
    expect(page.getByText(/We are generating/).length).toBe(0);
  }
});

test('a reset is done by status 200 alone, and a refused password is explained beside its field [4.5]', async () => {
  const RESET = '/user/reset_password';
  answer('/user/forget_password', { json: { message: 'ok' } });
  answer(RESET, { status: 202, json: { message: 'Accepted' } });
  await open('/sign-in');
  await press('Forgot Password');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Email').fill('tansy@example.org');
  await press('Next', dialog);
  await shows(page.getByRole('dialog', { name: 'Enter your code' }));
  await typeCode('000000');
  await press('Continue', dialog);
  await page.getByLabelText('Password', { exact: true }).fill('Lovage-and-9-leaves');
  await page.getByLabelText('Confirm Password').fill('Lovage-and-9-leaves');
  await press('Reset Password');
  await mentions('Error! Please check your credentials');
  answer(RESET, { status: 400, json: { password: ['This password is too common.'] } });
  await press('Reset Password');
  await mentions('This password is too common.');
  answer(RESET, { json: { message: 'ok' } });
  await press('Reset Password');
  await shows(page.getByRole('button', { name: 'Login' }));
});
