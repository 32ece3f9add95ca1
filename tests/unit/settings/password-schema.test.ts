import { describe, expect, test } from 'vitest';
import { passwordChangeSchema } from '../../../src/features/settings/password-schema.ts';
import { validateWith } from '../../../src/ui/form/validate.ts';

const validate = validateWith(passwordChangeSchema);
const RIGHT = { password: 'whatever', newPassword: 'Lovage-and-8', confirmation: 'Lovage-and-8' };

describe('changing the password', () => {
  test('needs all three [5.9]', () => {
    expect(validate({ password: '', newPassword: '', confirmation: '' })).toEqual({
      password: 'Current password is required',
      newPassword: 'New password is required',
      confirmation: 'Please confirm your new password',
    });
    expect(validate(RIGHT)).toEqual({});
  });

  test('says when the two differ [5.9 8.9]', () => {
    expect(validate({ ...RIGHT, confirmation: 'Lovage-and-9' })).toEqual({
      confirmation: 'New password and confirmation do not match',
    });
  });

  test.each([
    ['Ab-1', 'Password is 8 characters minimum'],
    ['UPPER-CASE-1', 'Password should have at least one lowercase character'],
    ['lower-case-1', 'Password should have at least one uppercase character'],
    ['No-digits-here', 'Password should have at least one numeric character'],
    ['Nothing5pecial', 'Password should have at least one special character'],
  ])('checks the new one by the rules of sign-up: %s', (newPassword, message) => {
    expect(validate({ ...RIGHT, newPassword, confirmation: newPassword }).newPassword).toBe(message);
  });

  test('takes the current one as it is, however old its rules', () => {
    expect(validate({ ...RIGHT, password: 'x' })).toEqual({});
  });
});
