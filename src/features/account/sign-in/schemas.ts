import * as v from 'valibot';
import { emailRule, passwordRule, termsRule, usernameRule } from '../../../contract/account/credentials.ts';
import { newPasswordRule } from '../../../contract/account/new-password.ts';

export const signUpSchema = v.object({
  username: usernameRule,
  email: emailRule,
  password: newPasswordRule,
  terms: termsRule,
});

export const signInSchema = v.object({
  email: emailRule,
  password: passwordRule,
  keep: v.boolean(),
  shared: v.boolean(),
});

export const forgotSchema = v.object({ email: emailRule });

export const resetSchema = v.pipe(
  v.object({ password: newPasswordRule, password2: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['password2']],
      ({ password, password2 }) => password === password2,
      'Passwords do not match',
    ),
    ['password2'],
  ),
);
