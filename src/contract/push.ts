import * as v from 'valibot';
import { PUSH_KINDS } from '../domain/reminders/kinds.ts';
import { defineEndpoint } from './endpoint.ts';
import { anyAnswer, boundedText } from './wire.ts';

/** The largest number of reminders of one device. */
const PUSH_REMINDERS_MAX = 20;
const ENDPOINT_MAX = 1000;
const PUSH_BYTES_MAX = 8 * 1024;

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
/** 1 is Monday, 7 is Sunday. */
const weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

const reminder = v.object({
  kind: v.picklist(PUSH_KINDS),
  /** Minutes since midnight by the member's own clock. */
  minute: minuteOfDay,
  days: v.pipe(v.array(weekday), v.minLength(1), v.maxLength(7)),
});

const call = { auth: 'bearer', extension: 'push' } as const;

/** The public key that the browser subscribes with: an uncompressed P-256 point in base64url (RFC 8292). */
export const getPushKey = defineEndpoint({
  ...call,
  name: 'getPushKey',
  method: 'GET',
  path: '/django/ext/v1/push/key',
  body: null,
  answer: v.object({ public_key: v.string() }),
});

/**
 * Stores where and when to remind this device, in the place of what was stored for it. It belongs to the sign-in of
 * the token and ends with it. 400 for an address that is not a push service of the public web, for a key that is none
 * and for an unknown time zone.
 */
export const putPushSubscription = defineEndpoint({
  ...call,
  name: 'putPushSubscription',
  method: 'PUT',
  path: '/django/ext/v1/push/subscription',
  body: v.object({
    /** As the browser gave it: an address of its push service, and the two keys in base64url. */
    endpoint: v.pipe(boundedText(ENDPOINT_MAX), v.regex(/^https:\/\/[!-~]+$/)),
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
    /** By the IANA database: `Europe/Lisbon`. */
    time_zone: boundedText(64),
    /** Hours without reminders, perhaps over midnight; null for none. */
    quiet: v.nullable(v.object({ from: minuteOfDay, to: minuteOfDay })),
    reminders: v.pipe(v.array(reminder), v.maxLength(PUSH_REMINDERS_MAX)),
  }),
  answer: anyAnswer,
  maxBytes: PUSH_BYTES_MAX,
  takesKey: false,
});

/** Ends the reminders of the token's sign-in. Succeeds without any, too. */
export const deletePushSubscription = defineEndpoint({
  ...call,
  name: 'deletePushSubscription',
  method: 'DELETE',
  path: '/django/ext/v1/push/subscription',
  body: null,
  answer: anyAnswer,
});

/**
 * Sends a test to the device of the token's sign-in at once. `sent` is false where the push service did not take it;
 * `none` is true where there is no subscription any more.
 */
export const testPush = defineEndpoint({
  ...call,
  name: 'testPush',
  method: 'POST',
  path: '/django/ext/v1/push/test',
  body: null,
  answer: v.object({ sent: v.boolean(), none: v.boolean() }),
  takesKey: false,
});
