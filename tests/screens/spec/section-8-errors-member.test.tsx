import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enter, open, path } from '../../support/screen.tsx';
import { answer, hold, letThrough, refused } from '../../support/screen-calls.ts';
import { alarm, gone, hasValue, lookAgain, press, shows, status } from '../../support/screen-steps.ts';

/** The error catalogue of everything a member does: the server answers each failure, the page says its sentence. */

const openAsMember = async (address: string): Promise<void> => {
  await enter('Verbena');
  await open(address);
};

const buttonIs = async (name: string, state: 'enabled' | 'disabled'): Promise<void> => {
  const button = expect.element(page.getByRole('button', { name, exact: true }));
  await (state === 'enabled' ? button.toBeEnabled() : button.toBeDisabled());
};

test('chat: a question that is refused keeps its text and says so, and so does a history that cannot be read [8.8]', async () => {
  answer('/v1/threads/', refused(500));
  answer('/chat/', refused(403));
  await openAsMember('/dashboard/ai-chat');
  await shows(page.getByText('Earlier messages could not be loaded.'));
  await page.getByPlaceholder('Enter your question...').fill('Is basil a vegetable?');
  await userEvent.keyboard('{Enter}');
  const own = page.getByRole('listitem').filter({ hasText: 'Is basil a vegetable?' });
  await shows(own.getByText('Your message could not be sent. It is saved here. Please try again.'));
  letThrough('/chat/');
  await own.getByRole('button', { name: 'Try again' }).click();
  await shows(page.getByRole('listitem').filter({ hasText: 'Coach: ' }));
});

const PLAN = '/nutrition/meal/';

test('overview and plan: a failed load says that a copy is on the screen [8.14]', async () => {
  await openAsMember('/dashboard/diet-plan');
  await shows(page.getByRole('tab', { name: 'Today' }));
  await open('/dashboard');
  const breakfast = page.getByRole('img', { name: /^Breakfast: \d+ \/ [1-9]\d* Cal$/ });
  await shows(breakfast);
  answer(PLAN, refused(500));
  const failed = page.getByText("Today's figures could not be refreshed. You see the last copy.");
  // A refresh that was under way may still have been answered.
  await expect
    .poll(() => {
      lookAgain();
      return failed.length;
    })
    .toBe(1);
  await shows(breakfast);
  await open('/dashboard/diet-plan');
  await status('Your plan could not be refreshed. You see the last copy.');
  await shows(page.getByRole('button', { name: /^Breakfast/ }));
});

test('overview and plan: a failed load says that this device has no copy [8.14]', async () => {
  answer(PLAN, refused(500));
  await openAsMember('/dashboard');
  await status("Today's figures could not be loaded. This device has no copy of them yet.");
  await open('/dashboard/diet-plan');
  await status('Your plan could not be loaded. This device has no copy of it yet.');
});

test('preference: a failed save stays on the screen with every answer and says so [8.16]', async () => {
  await openAsMember('/dashboard/preference3');
  answer('/preference/create', refused(400));
  const weakness = page.getByLabelText('Food Weakness', { exact: true });
  await weakness.selectOptions('Yoghurt');
  await press('Save');
  await alarm('Your preferences could not be sent. They are saved here. Please try again.');
  await hasValue(weakness, 'Yoghurt');
  expect(path()).toBe('/dashboard/preference3');
});

test('wellness: saving shows, ends with a failure that is told, and keeps the answer [4.17 8.17]', async () => {
  await openAsMember('/dashboard/other-issues');
  const release = hold('/add_wellness', refused(400));
  await page.getByLabelText('Other Health Issues').selectOptions('Fever');
  await press('Save');
  await buttonIs('Submitting...', 'disabled');
  release();
  await alarm('Your answers could not be sent. They are saved here. Please try again.');
  await buttonIs('Save', 'enabled');
  await hasValue(page.getByLabelText('Other Health Issues'), 'Fever');
});

test('profile creation: a failure stops the loading mark, keeps everything and says so [4.17 8.18]', async () => {
  await openAsMember('/target');
  const release = hold('/user/create/profile/', refused(400));
  const target = page.getByLabelText('Target weight', { exact: true });
  await target.fill('61.5');
  await press('Save');
  const loading = page.getByRole('status').getByLabelText('Saving your profile');
  await shows(loading);
  release();
  await alarm('Your profile could not be saved. Everything you chose is still here. Please try again.');
  await gone(loading);
  await buttonIs('Save', 'enabled');
  await hasValue(target, '61.5');
  expect(path()).toBe('/target');
});
