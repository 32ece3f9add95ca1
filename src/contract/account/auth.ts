import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyAnswer, boundedText, wireId, wireTextOr } from '../wire.ts';
import { emailRule, otpRule, passwordRule, usernameRule } from './credentials.ts';

/** True only for `true`; anything else, or nothing, counts as false. */
const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((input) => input === true),
  ),
  false,
);

/** The answer to a sign-in or a session renewal. `access` is the bearer token. */
export const loginAnswer = v.object({
  id: wireId,
  access: v.pipe(v.string(), v.minLength(1)),
  membership_type: v.optional(wireTextOr('free'), 'free'),
  username: v.optional(v.nullable(v.string())),
  isClient: v.optional(v.nullable(v.boolean())),
  extensions: v.optional(v.array(v.string()), []),
});

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/django/api/login',
  auth: 'public',
  body: v.object({ email: emailRule, password: boundedText(200) }),
  answer: loginAnswer,
});

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/django/api/register',
  auth: 'public',
  body: v.object({
    username: usernameRule,
    email: emailRule,
    password: passwordRule,
    isClient: v.boolean(),
    isSuperAdmin: v.boolean(),
    isAdmin: v.boolean(),
  }),
  answer: v.object({
    id: wireId,
    email: v.optional(wireTextOr(''), ''),
    otp_verification: flag,
    isRegisterComplete: flag,
  }),
});

export const forgetPassword = defineEndpoint({
  name: 'forgetPassword',
  method: 'POST',
  path: '/django/api/user/forget_password',
  auth: 'public',
  body: v.object({ email: emailRule }),
  answer: anyAnswer,
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/django/api/user/reset_password',
  auth: 'public',
  success: 200,
  body: v.object({ email: emailRule, otp: otpRule, password: passwordRule, password2: boundedText(200) }),
  answer: anyAnswer,
});

export const resendOtp = defineEndpoint({
  name: 'resendOtp',
  method: 'POST',
  path: '/django/api/resend_otp/',
  auth: 'public',
  body: v.object({ email: emailRule }),
  answer: anyAnswer,
});

export const verifyOtp = defineEndpoint({
  name: 'verifyOtp',
  method: 'PUT',
  path: '/django/api/verify_otp/{email}/',
  auth: 'public',
  body: v.object({ otp: otpRule }),
  answer: anyAnswer,
});

export const updatePassword = defineEndpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/django/api/user/update_password',
  auth: 'public',
  body: v.object({ user_id: boundedText(64), password: boundedText(200), new_password: passwordRule }),
  answer: anyAnswer,
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/django/api/delete_account/{userId}/',
  auth: 'bearer',
  owner: { in: 'path', key: 'userId' },
  body: null,
  answer: anyAnswer,
});

/**
 * Ends the session of a token: every token and cookie of the same sign-in stops working; the member's other sessions go
 * on. `access` is the token, or its SHA-256 in hexadecimal: a device that is offline stores only the hash until it can
 * call. A token that has ended already gets the same answer.
 */
export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'POST',
  path: '/django/ext/v1/session/end',
  auth: 'public',
  body: v.object({ access: boundedText(200) }),
  answer: anyAnswer,
  extension: 'sign-out',
});
