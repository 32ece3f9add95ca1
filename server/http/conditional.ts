import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { acceptsBrotli, brotliOf } from './encoding.ts';

const TAG_LENGTH = 22;

/** A tag of the content, whatever its encoding: hence weak. */
export const entityTag = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, TAG_LENGTH)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True if the caller says that it has this very content. */
export const hasCopy = (c: Context, etag: string): boolean => {
  const named = c.req.header('if-none-match');
  return named?.split(',').some((tag) => opaque(tag) === opaque(etag)) === true;
};

/** The answer of a read, as it is sent. */
export interface ReadAnswer {
  /** JSON. */
  readonly body: string;
  readonly etag: string;
  /** Compressed when it is first asked for, and never again. */
  readonly brotli: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

export const readAnswer = (value: unknown): ReadAnswer => {
  const body = JSON.stringify(value);
  let brotli: ReturnType<typeof brotliOf> | null = null;
  return {
    body,
    etag: entityTag(body),
    brotli: () => {
      brotli ??= brotliOf(body);
      return brotli;
    },
  };
};

/** Nothing more than its tag where the caller has it already. Headers as a record cost the least. */
export const sendRead = async (c: Context, { body, etag, brotli }: ReadAnswer): Promise<Response> => {
  const headers = { 'Cache-Control': 'no-store', ETag: etag };
  if (hasCopy(c, etag)) return new Response(null, { status: 304, headers });
  const json = { ...headers, Vary: 'Accept-Encoding', 'Content-Type': 'application/json' };
  const compressed = acceptsBrotli(c) ? await brotli() : null;
  return compressed === null
    ? new Response(body, { headers: json })
    : new Response(compressed, { headers: { ...json, 'Content-Encoding': 'br' } });
};
