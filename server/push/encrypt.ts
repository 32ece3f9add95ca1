import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription in base64url: a P-256 point, and 16 bytes that both sides know. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** The longest that every push service takes. */
const RECORD_BYTES = 4096;
/** Every message is as long as every other: its length tells the push service nothing. */
const PLAIN_BYTES = 256;
const LAST_RECORD = 2;

const bytesOf = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');
const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
const infoOf = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`);

/** True for an uncompressed point of P-256 in base64url. */
export const isPublicKey = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(bytesOf(p256dh), CURVE);
    return bytesOf(p256dh).length === POINT_BYTES;
  } catch {
    return false;
  }
};

/** Random values of one message. A test gives those of the example in RFC 8291. */
export interface MessageSecrets {
  /** A P-256 private key. */
  readonly privateKey: Buffer | null;
  readonly salt: Buffer;
}

const freshSecrets = (): MessageSecrets => ({ privateKey: null, salt: randomBytes(SALT_BYTES) });

/**
 * Encrypts a message for one browser by RFC 8291, as one `aes128gcm` record of RFC 8188, padded to `length` bytes.
 * Throws for keys that `isPublicKey` refuses.
 */
export const encryptMessage = (
  text: string,
  { p256dh, auth }: BrowserKeys,
  length: number = PLAIN_BYTES,
  { privateKey, salt }: MessageSecrets = freshSecrets(),
): Buffer => {
  const own = createECDH(CURVE);
  if (privateKey === null) own.generateKeys();
  else own.setPrivateKey(privateKey);
  const browserKey = bytesOf(p256dh);
  const ownKey = own.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const input = hkdf(own.computeSecret(browserKey), bytesOf(auth), keyInfo, 32);
  const key = hkdf(input, salt, infoOf('aes128gcm'), KEY_BYTES);
  const nonce = hkdf(input, salt, infoOf('nonce'), NONCE_BYTES);

  const message = Buffer.from(text);
  const padding = Buffer.alloc(Math.max(0, length - message.length));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([message, Buffer.from([LAST_RECORD]), padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(SALT_BYTES + 5);
  salt.copy(head);
  head.writeUInt32BE(RECORD_BYTES, SALT_BYTES);
  head.writeUInt8(POINT_BYTES, SALT_BYTES + 4);
  return Buffer.concat([head, ownKey, sealed]);
};
