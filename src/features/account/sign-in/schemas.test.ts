import { expect, it } from 'vitest';
import { validateWith } from '../../../ui/form/validate.ts';
import { resetSchema, signInSchema, signUpSchema } from './schemas.ts';

const right = { username: 'robin', email: 'robin@example.org', password: 'Lovage-7', terms: true };
const faults = (change: object) => validateWith(signUpSchema)({ ...right, ...change });

it.each([
  [{ username: '' }, { username: 'Username is required' }],
  [{ username: 'ab' }, { username: 'Username must be 3 characters minimum' }],
  [{ username: 'ro bin' }, { username: 'Username should not contain spaces' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'robin@' }, { email: 'Please provide a valid email' }],
  [{ password: 'Ab1-' }, { password: 'Password is 8 characters minimum' }],
  [{ password: 'LOVAGE-7' }, { password: 'Password should have at least one lowercase character' }],
  [{ password: 'lovage-7' }, { password: 'Password should have at least one uppercase character' }],
  [{ password: 'Lovage--' }, { password: 'Password should have at least one numeric character' }],
  [{ password: 'Lovage77' }, { password: 'Password should have at least one special character' }],
  [{ terms: false }, { terms: 'Please agree to our terms of use and privacy policy to continue' }],
])('the sign-up form refuses %o with its sentence [5.1 5.2 5.3 5.5 9.4]', (change, sentences) => {
  expect(faults(change)).toEqual(sentences);
});

it('asks the same of the password at sign-in', () => {
  const typed = { email: 'robin@example.org', password: 'short', keep: false, shared: false };
  expect(validateWith(signInSchema)(typed)).toEqual({
    password: 'Password is 8 characters minimum',
  });
});

const check = validateWith(resetSchema);

it('the reset form tells that the passwords differ, also while the first is not right yet [5.4]', () => {
  expect(check({ password: 'Lovage-7', password2: 'Lovage-8' })).toEqual({
    password2: 'Passwords do not match',
  });
  expect(check({ password: 'short', password2: '' })).toEqual({
    password: 'Password is 8 characters minimum',
    password2: 'Passwords do not match',
  });
});
