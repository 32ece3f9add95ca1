import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../support/screen.tsx';
import { answer, cutNetwork, restoreNetwork, watchCalls } from '../support/screen-calls.ts';
import { mentions, press, sentTo, shows, typeCode } from '../support/screen-steps.ts';

/** What signing up and choosing a new password read of the backend's answers. */

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

test('a registration keeps the id of its answer, and the code goes to the address that was typed [3.6]', async () => {
  const REGISTER = '/django/api/register';
  const email = 'robin@example.org';
  answer(REGISTER, {
    status: 201,
    json: { id: 77, email, otp_verification: true, isRegisterComplete: false },
  });
  const calls = watchCalls();
  await open('/sign-up');
  await page.getByLabelText('Username').fill('Robin');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabelText('Password', { exact: true }).fill('Lovage-and-7-leaves');
  await page.getByRole('checkbox').click();
  await press('Continue');
  expect(await sentTo(calls, REGISTER)).toMatchObject({
    isClient: true,
    isSuperAdmin: false,
    isAdmin: false,
  });
  await shows(page.getByRole('dialog').getByText(/rob\*\*@/));
  expect(sessionStorage.getItem('sign_up_id')).toBe('77');
});

test('without a network the form stays and is sent by itself when it is back', async () => {
  const REGISTER = '/django/api/register';
  await open('/sign-up');
  await page.getByLabelText('Username').fill('Robin');
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.org');
  await page.getByLabelText('Password', { exact: true }).fill('Lovage-and-7-leaves');
  await page.getByRole('checkbox').click();
  cutNetwork();
  await press('Continue');
  await mentions(/^No connection\./);
  expect(page.getByRole('dialog').length).toBe(0);
  answer(REGISTER, { status: 201, json: { id: 78, email: 'robin@example.org', otp_verification: true } });
  restoreNetwork();
  await shows(page.getByRole('dialog').getByText(/rob\*\*@/));
});
