import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { anyAnswer } from './wire.ts';

const call = { auth: 'bearer', extension: 'calendar', path: '/django/ext/v1/calendar', body: null } as const;

/** A path of the backend's own origin, so that no answer leads the member elsewhere. */
const feedPath = v.pipe(v.string(), v.regex(/^\/[\w-][\w./-]*\.ics$/));

/** Tells whether the member has a feed, and since when. It does not tell the address. */
export const getCalendarFeed = defineEndpoint({
  ...call,
  name: 'getCalendarFeed',
  method: 'GET',
  answer: v.object({ made_at: v.nullable(v.string()) }),
});

/**
 * Makes an address that a calendar can subscribe to without a token, in the place of the last one, which opens nothing
 * from then on. The address is told here and never again.
 */
export const makeCalendarFeed = defineEndpoint({
  ...call,
  name: 'makeCalendarFeed',
  method: 'POST',
  answer: v.object({ path: feedPath, made_at: v.string() }),
  // A kept answer would hold the secret in plain text.
  takesKey: false,
});

/** Ends the member's feed. Succeeds without one, too. */
export const deleteCalendarFeed = defineEndpoint({
  ...call,
  name: 'deleteCalendarFeed',
  method: 'DELETE',
  answer: anyAnswer,
});
