import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyAnswer, boundedText } from '../wire.ts';

const session = v.object({
  id: v.string(),
  /** The browser and its system at sign-in, in plain words: "Firefox on Android". */
  browser: v.string(),
  /** The instant of the sign-in, ISO 8601 in UTC. */
  signed_in_at: v.string(),
  /** The last day of use in UTC, YYYY-MM-DD. */
  used_on: v.string(),
  /** True if the session can be renewed without the password. */
  remembered: v.boolean(),
  /** True for the session of the token that this list was requested with. */
  current: v.boolean(),
});
export type ListedSession = v.InferOutput<typeof session>;

/** Lists the member's sign-ins that have not ended, newest first. */
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

/** Ends one session of the member. The answer is the same if it has ended already or belongs to somebody else. */
export const endOneSession = defineEndpoint({
  ...ending,
  name: 'endOneSession',
  path: '/django/ext/v1/session/end-one',
  body: v.object({ session: boundedText(64), password: currentPassword }),
});

/** Ends all of the member's sessions except the one of the token that is sent. */
export const endOtherSessions = defineEndpoint({
  ...ending,
  name: 'endOtherSessions',
  path: '/django/ext/v1/session/end-others',
  body: v.object({ password: currentPassword }),
});
