import type { JsonWebKey, KeyObject } from 'node:crypto';
import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src/terms/result.ts';

/** The key by which push services know this server. All instances have the same. */
export interface PushKeys {
  /** An uncompressed P-256 point in base64url, as browsers take it. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const keyFile = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: coordinate,
});

const keysOf = (jwk: v.InferOutput<typeof keyFile>): PushKeys => ({
  publicKey: Buffer.concat([
    Buffer.from([4]),
    Buffer.from(jwk.x, 'base64url'),
    Buffer.from(jwk.y, 'base64url'),
  ]).toString('base64url'),
  privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
});

const newKey = (): JsonWebKey =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' });

export const createPushKeys = (): PushKeys => keysOf(v.parse(keyFile, newKey()));

/** Puts new keys where there are none. Of two instances that start at once the first one's count. */
const place = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.${randomUUID()}`;
  try {
    writeFileSync(beside, JSON.stringify(newKey(), null, 2), { mode: 0o600 });
    linkSync(beside, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(beside, { force: true });
  }
};

/** Reads the keys, made at the first start and readable by their owner only. The error is a sentence. */
export const readPushKeys = (path: string): Result<PushKeys, string> => {
  try {
    if (!existsSync(path)) place(path);
    return ok(keysOf(v.parse(keyFile, JSON.parse(readFileSync(path, 'utf8')))));
  } catch {
    return err(
      `The push keys in ${path} cannot be read or made. Put them back from a backup, or delete the file: then devices are reminded again once the app was opened on them.`,
    );
  }
};

const TOKEN_SECONDS = 12 * 60 * 60;
const HEADER = Buffer.from(JSON.stringify({ typ: 'JWT', alg: 'ES256' })).toString('base64url');

/** The header that proves to a push service who sends (RFC 8292), good for twelve hours. */
export const proofFor = (
  origin: string,
  { publicKey, privateKey }: PushKeys,
  contact: string,
  now: number,
): string => {
  const claims = { aud: origin, exp: Math.floor(now / 1000) + TOKEN_SECONDS, sub: contact };
  const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
};
