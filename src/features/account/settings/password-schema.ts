import * as v from 'valibot';
import { newPasswordRule } from '../../../contract/account/new-password.ts';
import { notices } from '../../../domain/error-catalogue.ts';

/** The new password follows the rules of sign-up; all three are required. */
export const passwordChangeSchema = v.pipe(
  v.object({
    password: v.pipe(v.string(), v.nonEmpty('Current password is required')),
    newPassword: v.pipe(v.string(), v.nonEmpty('New password is required'), newPasswordRule),
    confirmation: v.pipe(v.string(), v.nonEmpty('Please confirm your new password')),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmation']],
      ({ newPassword, confirmation }) => newPassword === confirmation,
      notices.passwordsDiffer,
    ),
    ['confirmation'],
  ),
);

export const currentPasswordSchema = v.object({
  password: v.pipe(v.string(), v.nonEmpty('Current password is required')),
});
