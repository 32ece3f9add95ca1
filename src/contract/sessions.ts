import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { anyAnswer, boundedText } from './wire.ts';

const session = v.object({
  id: v.string(),
  /** The browser and its system at sign-in, in plain words: "Firefox on Android". */
  browser: v.string(),
  /** When the password was given: an instant in UTC. */
  signed_in_at: v.string(),
  /** The last day of use, in UTC. */
  used_on: v.string(),
  /** Whether it renews itself without the password. */
  remembered: v.boolean(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
});
export type ListedSession = v.InferOutput<typeof session>;

/** Lists the member's sign-ins that still open something, newest first. */
export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/django/ext/v1/session/list',
  auth: 'bearer',
  body: null,
  answer: v.object({ sessions: v.array(session) }),
  extension: 'sessions',
});

const ending = {
  method: 'POST',
  auth: 'bearer',
  answer: anyAnswer,
  extension: 'sessions',
  takesKey: false,
} as const;
const currentPassword = boundedText(200);

/** Ends one of the token's member's sessions. Answers alike for one that is over, or not theirs. */
export const endOneSession = defineEndpoint({
  ...ending,
  name: 'endOneSession',
  path: '/django/ext/v1/session/end-one',
  body: v.object({ session: boundedText(64), password: currentPassword }),
});

/** Ends all of the member's sessions but the one that asks. */
export const endOtherSessions = defineEndpoint({
  ...ending,
  name: 'endOtherSessions',
  path: '/django/ext/v1/session/end-others',
  body: v.object({ password: currentPassword }),
});
