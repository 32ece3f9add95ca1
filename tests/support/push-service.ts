import { createHash, webcrypto } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { createPushKeys, type PushKeys } from '../../server/push/push-keys.ts';
import { createPushSender } from '../../server/push/push-sender.ts';
import { createAuthority } from './certificates.ts';
import { listening } from './listening.ts';
import { PUBLIC_ADDRESS } from './recipe-site.ts';

const { subtle } = webcrypto;
export const PUSH_HOST = 'push.example.net';

/** The keys of a browser, and how it reads what is sent to it: by RFC 8291 with WebCrypto, not by the server's code. */
export const createBrowser = async () => {
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  const secret = webcrypto.getRandomValues(new Uint8Array(16));
  const derive = async (input: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) => {
    const key = await subtle.importKey('raw', input, 'HKDF', false, ['deriveBits']);
    return new Uint8Array(
      await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8),
    );
  };
  const infoOf = (name: string): Uint8Array => new TextEncoder().encode(`Content-Encoding: ${name}\0`);
  return {
    p256dh: Buffer.from(own).toString('base64url'),
    auth: Buffer.from(secret).toString('base64url'),
    read: async (body: Buffer): Promise<string> => {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const server = body.subarray(21, 21 + idLength);
      const theirs = await subtle.importKey('raw', server, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
      const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, server]);
      const input = await derive(new Uint8Array(shared), secret, info, 32);
      const key = await derive(input, salt, infoOf('aes128gcm'), 16);
      const iv = await derive(input, salt, infoOf('nonce'), 12);
      const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
      const plain = Buffer.from(
        await subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.subarray(21 + idLength)),
      );
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
};
export type TestBrowser = Awaited<ReturnType<typeof createBrowser>>;

/** True if the header proves that the holder of the keys sends to `origin`, and that the proof is still good. */
export const provesSender = async (
  { publicKey }: PushKeys,
  header: string,
  origin: string,
  now: number,
): Promise<boolean> => {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const verifier = await subtle.importKey(
    'raw',
    Buffer.from(publicKey, 'base64url'),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  const isSigned = await subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifier,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${head}.${claims}`),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const seconds = exp - now / 1000;
  return (
    key === publicKey &&
    isSigned &&
    aud === origin &&
    seconds > 0 &&
    seconds <= 86_400 &&
    /^mailto:/.test(sub)
  );
};

/** A push service on this machine, which answers as the real ones do (RFC 8030). */
export const startPushService = async (clock: () => number) => {
  const received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] =
    [];
  /** The status of the next answers, by path; 201 where nothing is set. */
  const answers = new Map<string, number>();
  /** The addresses that a name has; public ones unless others are set. */
  const names = new Map<string, readonly string[]>();
  const authority = createAuthority('Test push');
  const server = https.createServer(authority.certify(PUSH_HOST), (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.statusCode = answers.get(path) ?? 201;
      if (response.statusCode === 429) response.setHeader('Retry-After', '120');
      response.setHeader(
        'Location',
        `https://${PUSH_HOST}/m/${createHash('sha256').update(path).digest('hex')}`,
      );
      response.end();
    });
  });
  const { port, stop } = await listening(server);
  const keys = createPushKeys();
  /** Sends to this service, whatever name of the public web an endpoint has. */
  const push = createPushSender({
    keys,
    contact: 'mailto:sorrel@sorrel.example',
    web: {
      resolve: async (host) => names.get(host) ?? [PUBLIC_ADDRESS],
      dial: () => ({ host: '127.0.0.1', port }),
      ca: authority.cert,
    },
    clock,
    log: { warn: () => undefined },
  });
  return { push, keys, received, answers, names, stop };
};
export type PushService = Awaited<ReturnType<typeof startPushService>>;
