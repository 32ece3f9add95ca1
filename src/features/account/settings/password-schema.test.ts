import { expect, test } from 'vitest';
import { validateWith } from '../../../ui/form/validate.ts';
import { passwordChangeSchema } from './password-schema.ts';

const validate = validateWith(passwordChangeSchema);
const RIGHT = { password: 'whatever', newPassword: 'Lovage-and-8', confirmation: 'Lovage-and-8' };

test('changing the password needs all three [5.9]', () => {
  expect(validate({ password: '', newPassword: '', confirmation: '' })).toEqual({
    password: 'Current password is required',
    newPassword: 'New password is required',
    confirmation: 'Please confirm your new password',
  });
  expect(validate(RIGHT)).toEqual({});
});

test('changing the password says when the two differ [5.9 8.9]', () => {
  expect(validate({ ...RIGHT, confirmation: 'Lovage-and-9' })).toEqual({
    confirmation: 'New password and confirmation do not match',
  });
});

test('changing the password checks the new one by the rules of sign-up', () => {
  expect(validate({ ...RIGHT, newPassword: 'No-digits-here' }).newPassword).toBe(
    'Password should have at least one numeric character',
  );
});

test('changing the password takes the current one as it is, however old its rules', () => {
  expect(validate({ ...RIGHT, password: 'x' })).toEqual({});
});
