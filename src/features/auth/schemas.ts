import * as v from 'valibot';
import { isCommonPassword } from '../../domain/common-passwords.ts';
import { emailRule, passwordRule, termsRule, usernameRule } from '../../contract/credentials.ts';

/** A password that is being chosen: what the backend would refuse is said before it is sent. */
const newPasswordRule = v.pipe(
  passwordRule,
  v.check((password) => !isCommonPassword(password), 'This password is too common.'),
);

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
