import type { IncomingMessage } from 'node:http';
import { addAbortSignal, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { err, ok, type Result } from '../../src/terms/result.ts';

/** As sent, and as unpacked. */
const PAGE_BYTES_MAX = 3_000_000;
const TYPES = new Set(['text/html', 'application/xhtml+xml', 'application/json', 'application/ld+json']);
const UNPACKERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;
const META_BYTES = 2048;

type Fault = 'not-a-page' | 'too-large';

/** The body, unpacked. One encoding at most: nobody packs a page twice. */
const bodyOf = (response: IncomingMessage): Readable | null => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  if (!Object.hasOwn(UNPACKERS, encoding)) return null;
  const unpacker = UNPACKERS[encoding as keyof typeof UNPACKERS]();
  // The reader of the unpacked side sees the failure.
  return pipeline(response, unpacker, () => undefined);
};

const decoderOf = (charset: string | undefined): TextDecoder => {
  try {
    return new TextDecoder(charset ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
};

/** The text of bytes by the character set that the answer names, or the page's own beginning. */
const decode = (bytes: Buffer, contentType: string): string => {
  const named = /;\s?charset="?([\w:-]{1,40})/i.exec(contentType)?.[1];
  const head = bytes.subarray(0, META_BYTES).toString('latin1');
  const isUtf8 = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
  const charset = isUtf8
    ? 'utf-8'
    : (named ?? /<meta[^<>]{0,100}?charset=["']?([\w:-]{1,40})/i.exec(head)?.[1]);
  return decoderOf(charset).decode(bytes);
};

/**
 * Reads an answer's body as text if it is a web page or JSON, and no longer than `PAGE_BYTES_MAX` packed and unpacked.
 * Rejects if the signal is aborted or the body is broken.
 */
export const readPageText = async (
  response: IncomingMessage,
  signal: AbortSignal,
): Promise<Result<string, Fault>> => {
  const contentType = response.headers['content-type'] ?? '';
  if (!TYPES.has(contentType.split(';')[0]?.trim().toLowerCase() ?? '')) return err('not-a-page');
  if (Number(response.headers['content-length'] ?? 0) > PAGE_BYTES_MAX) return err('too-large');
  const body = bodyOf(response);
  if (body === null) return err('not-a-page');
  let packed = 0;
  if (body !== response) {
    response.on('data', (part: Buffer) => {
      packed += part.length;
      if (packed > PAGE_BYTES_MAX) response.destroy();
    });
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of addAbortSignal(signal, body)) {
      parts.push(part as Buffer);
      size += (part as Buffer).length;
      if (size > PAGE_BYTES_MAX) return err('too-large');
    }
  } catch (error) {
    if (packed > PAGE_BYTES_MAX) return err('too-large');
    throw error;
  }
  return ok(decode(Buffer.concat(parts), contentType));
};
