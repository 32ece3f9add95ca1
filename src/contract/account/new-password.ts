import * as v from 'valibot';
import { isCommonPassword } from '../../domain/common-passwords.ts';
import { passwordRule } from './credentials.ts';

/**
 * A password that is being chosen, at sign-up, reset and change alike. Beyond it the backend refuses passwords of a
 * list of leaks that is too large for a device; its sentence is shown beside the field.
 */
export const newPasswordRule = v.pipe(
  passwordRule,
  v.check((password) => !isCommonPassword(password), 'This password is too common.'),
);
