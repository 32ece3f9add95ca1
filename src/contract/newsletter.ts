import * as v from 'valibot';
import { emailRule } from './account/credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import { wireTextOr } from './wire.ts';

/** Subscribes an address to the newsletter. The answer does not tell whether it was subscribed before. */
export const subscribeNewsletter = defineEndpoint({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/django/ext/v1/newsletter',
  auth: 'public',
  body: v.object({ email: emailRule }),
  answer: v.object({ detail: v.optional(wireTextOr(''), '') }),
  extension: 'newsletter',
});
