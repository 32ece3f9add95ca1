import { defineEndpoint } from '../endpoint.ts';
import { anyAnswer } from '../wire.ts';
import { loginAnswer } from './auth.ts';

/**
 * Renews a remembered device's session by a cookie that no script can read. Browsers send it to these paths only, and
 * every renewal replaces it. If a replaced cookie is used again, somebody copied it, so the device's renewals end.
 */
const deviceCall = {
  method: 'POST',
  body: null,
  extension: 'renewal',
  credentials: 'same-origin',
} as const;

/**
 * Remembers this device for the token's member: the answer sets the cookie. It works within five minutes of the sign-in
 * that gave the token, for one device for each sign-in; after that the answer is 403.
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
 * Answers a new session for the member of the cookie, and sets the next cookie. A cookie that is no longer valid gets
 * 401, with the code `session_ended` if the session was ended before it would have expired.
 */
export const renewSession = defineEndpoint({
  ...deviceCall,
  name: 'renewSession',
  path: '/django/ext/v1/session/renew',
  auth: 'public',
  answer: loginAnswer,
});

/** Ends this device's renewals and deletes the cookie. Succeeds without a cookie, too. */
export const forgetDevice = defineEndpoint({
  ...deviceCall,
  name: 'forgetDevice',
  path: '/django/ext/v1/session/forget',
  auth: 'public',
  answer: anyAnswer,
});
