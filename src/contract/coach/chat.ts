import * as v from 'valibot';
import { CHAT_MESSAGE_MAX } from '../../domain/constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText, wireId, wireNumberOr } from '../wire.ts';

export const getThread = defineEndpoint({
  name: 'getThread',
  method: 'GET',
  path: '/django/{id}/thread',
  auth: 'public',
  body: null,
  answer: v.object({ thread: wireId }),
});

const threadMessage = v.object({
  id: wireId,
  role: v.picklist(['user', 'assistant']),
  content: v.pipe(v.array(v.looseObject({ text: v.object({ value: v.string() }) })), v.minLength(1)),
  created_at: wireNumberOr(0),
});

/** `data` may come in any order (the hosted API sent the newest first). Sort it by `created_at`, seconds since 1970. */
export const getThreadMessages = defineEndpoint({
  name: 'getThreadMessages',
  method: 'GET',
  path: '/v1/threads/{thread}/messages',
  origin: 'ai',
  auth: 'bearer',
  owner: { in: 'path', key: 'thread' },
  body: null,
  answer: v.object({ data: v.array(threadMessage) }),
});

/** UTF-16 code units. */
export const REPLY_MAX = 8000;

/**
 * `reply` is the extension `coach-reply`: the answer that the device has shown already. The backend keeps it in the
 * thread as its own answer and asks nobody.
 */
export const sendChat = defineEndpoint({
  name: 'sendChat',
  method: 'POST',
  path: '/django/assistant/{id}/chat/',
  auth: 'bearer',
  owner: { in: 'path', key: 'id' },
  body: v.object({
    message: v.pipe(boundedText(CHAT_MESSAGE_MAX), v.trim(), v.nonEmpty('Please write a message')),
    reply: v.optional(v.pipe(boundedText(REPLY_MAX), v.trim(), v.nonEmpty())),
  }),
  answer: v.object({ message: v.string() }),
});
