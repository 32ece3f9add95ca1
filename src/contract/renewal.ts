import { loginAnswer } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { anyAnswer } from './wire.ts';

/**
 * Silent renewal of a remembered device's session by a cookie that no script can read. The cookie lives
 * under these paths alone and changes at every renewal; a copy that comes back after it was changed ends
 * the device's renewals for good.
 */
const deviceCall = {
  method: 'POST',
  body: null,
  extension: 'renewal',
  credentials: 'same-origin',
} as const;

/**
 * Remembers this device for the token's member: the answer sets the cookie. Only within five minutes of the sign-in
 * that gave the token, and one device for each sign-in; 403 later.
 */
export const rememberDevice = defineEndpoint({
  ...deviceCall,
  name: 'rememberDevice',
  path: '/django/ext/v1/session/remember',
  auth: 'bearer',
  answer: anyAnswer,
  takesKey: false,
});

/**
 * A new session for the member whose cookie this is, and the next cookie; 401 where it is no longer good, with the
 * code `session_ended` where it was ended before its time.
 */
export const renewSession = defineEndpoint({
  ...deviceCall,
  name: 'renewSession',
  path: '/django/ext/v1/session/renew',
  auth: 'public',
  answer: loginAnswer,
});

/** Ends this device's renewals and takes the cookie away; right without a cookie as well. */
export const forgetDevice = defineEndpoint({
  ...deviceCall,
  name: 'forgetDevice',
  path: '/django/ext/v1/session/forget',
  auth: 'public',
  answer: anyAnswer,
});
