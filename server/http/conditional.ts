import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { encodeBody } from './encoding.ts';

const TAG_LENGTH = 22;

/** Of a content, whatever its encoding: hence weak. */
export const entityTag = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, TAG_LENGTH)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the caller says that it has this very content. */
export const hasCopy = (c: Context, etag: string): boolean => {
  const named = c.req.header('if-none-match');
  return named?.split(',').some((tag) => opaque(tag) === opaque(etag)) === true;
};

/** What a read found, as JSON; nothing more than its tag where the caller has it already. */
export const answerRead = (c: Context, value: unknown): Response => {
  const body = JSON.stringify(value);
  const etag = entityTag(body);
  c.header('ETag', etag);
  if (hasCopy(c, etag)) return c.body(null, 304);
  return c.body(encodeBody(c, body), 200, { 'Content-Type': 'application/json' });
};
