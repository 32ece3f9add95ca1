import { createHmac } from 'node:crypto';

/** A keyed hash, hexadecimal; each purpose is its own key, so no hash of one is worth anything to another. */
export type Keys = (purpose: 'thread' | 'rate-limit' | 'log', text: string) => string;

export const createKeys =
  (secret: string): Keys =>
  (purpose, text) => {
    const key = createHmac('sha256', secret).update(purpose).digest();
    return createHmac('sha256', key).update(text).digest('hex');
  };

/** True for an id as this server writes them. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** A version 4 UUID of 16 random bytes. */
export const uuidOf = (bytes: Uint8Array): string => {
  const hex = Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
};
