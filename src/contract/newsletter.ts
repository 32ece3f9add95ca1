import * as v from 'valibot';
import { emailRule } from './credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import { wireTextOr } from './wire.ts';

/** Keeps an address for the newsletter; the answer is the same for one that is kept already. */
export const subscribeNewsletter = defineEndpoint({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/django/ext/v1/newsletter',
  auth: 'public',
  body: v.object({ email: emailRule }),
  answer: v.object({ detail: v.optional(wireTextOr(''), '') }),
  extension: 'newsletter',
});
