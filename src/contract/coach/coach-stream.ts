import * as v from 'valibot';
import { END_REASONS, STREAM_FAILURES } from '../../domain/coach/model/stream-events.ts';
import {
  CALL_ID_MAX,
  STREAM_ARGUMENTS_MAX,
  STREAM_CALLS_MAX,
  STREAM_MESSAGE_LENGTH_MAX,
  STREAM_MESSAGES_MAX,
  TOOL_NAME,
} from '../../domain/coach/model/stream-request.ts';
import { COACH_TOOL_NAMES } from '../../domain/coach/model/tool-names.ts';
import { defineEventEndpoint } from '../endpoint.ts';
import { boundedText } from '../wire.ts';

/** 24 messages of 4 000 characters, most of them of one byte. */
const BODY_BYTES_MAX = 128 * 1024;

const content = boundedText(STREAM_MESSAGE_LENGTH_MAX);
const callId = v.pipe(boundedText(CALL_ID_MAX), v.nonEmpty());
const call = v.object({
  id: callId,
  name: v.pipe(v.string(), v.regex(TOOL_NAME)),
  arguments: boundedText(STREAM_ARGUMENTS_MAX),
});
const message = v.union([
  v.object({ role: v.literal('user'), content: v.pipe(content, v.nonEmpty()) }),
  v.object({
    role: v.literal('assistant'),
    content,
    calls: v.pipe(v.array(call), v.maxLength(STREAM_CALLS_MAX)),
  }),
  v.object({ role: v.literal('tool'), call: callId, content }),
]);

const event = v.union([
  v.object({ type: v.literal('text'), delta: v.string() }),
  v.object({
    type: v.literal('call'),
    id: v.string(),
    name: v.picklist(COACH_TOOL_NAMES),
    arguments: v.string(),
  }),
  v.object({ type: v.literal('dropped'), id: v.string(), name: v.string() }),
  v.object({ type: v.literal('end'), reason: v.picklist(END_REASONS) }),
  v.object({ type: v.literal('failed'), kind: v.picklist(STREAM_FAILURES) }),
]);

/**
 * Has a model take one turn. `messages` is the newest exchange, oldest first: it ends with what the member wrote, or
 * with the results of the tools that the turn before called. `tools` names those that the device offers; `weight` only
 * if the member agreed. The backend adds its instructions and the descriptions of the tools, and knows nothing else of
 * the member. 400 with a sentence for messages that no model can go on from; 429 beyond 60 questions an hour.
 */
export const streamCoach = defineEventEndpoint({
  name: 'streamCoach',
  method: 'POST',
  path: '/django/ext/v1/coach/{userId}/stream',
  owner: { in: 'path', key: 'userId' },
  body: v.object({
    messages: v.pipe(v.array(message), v.minLength(1), v.maxLength(STREAM_MESSAGES_MAX)),
    tools: v.pipe(v.array(v.picklist(COACH_TOOL_NAMES)), v.maxLength(COACH_TOOL_NAMES.length)),
  }),
  answer: event,
  extension: 'coach-stream',
  maxBytes: BODY_BYTES_MAX,
});
