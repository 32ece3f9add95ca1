/**
 * A key pair whose private half is wrapped by a PIN or by a secret of the device's own lock. The public half seals what
 * the next unlock gives back. Neither the PIN nor the secret is kept.
 */
export interface UnlockKey {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iv: Uint8Array<ArrayBuffer>;
  /** Rounds of PBKDF2, for a PIN. */
  readonly rounds: number;
  readonly wrapped: ArrayBuffer;
  readonly seals: CryptoKey;
}

export type UnlockSecret =
  | { readonly kind: 'pin'; readonly pin: string }
  /** 32 bytes that the authenticator makes once the person has shown who they are. */
  | { readonly kind: 'device'; readonly bytes: Uint8Array<ArrayBuffer> };

/** As OWASP asks for with SHA-256 (2023): about half a second on a phone. */
const PIN_ROUNDS = 600_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const PAIR = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const FORMAT = 'pkcs8';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const wrappingKey = async (
  secret: UnlockSecret,
  { salt, rounds }: Pick<UnlockKey, 'salt' | 'rounds'>,
): Promise<CryptoKey> => {
  const [bytes, how] =
    secret.kind === 'pin'
      ? [bytesOf(secret.pin), { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }]
      : [secret.bytes, { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf('Sorrel unlock') }];
  const base = await crypto.subtle.importKey('raw', bytes, how.name, false, ['deriveKey']);
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, [
    'wrapKey',
    'unwrapKey',
  ]);
};

/** The member's id is part of what is proven, so that a key which is put into another member's rows opens nothing. */
const wrapping = (iv: Uint8Array<ArrayBuffer>, memberId: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(memberId),
});

/** A new pair. `rounds` is lower in tests alone. */
export const makeUnlockKey = async (
  secret: UnlockSecret,
  memberId: string,
  rounds = PIN_ROUNDS,
): Promise<UnlockKey> => {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const pair = await crypto.subtle.generateKey(
    { ...PAIR, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const key = await wrappingKey(secret, { salt, rounds });
  const wrapped = await crypto.subtle.wrapKey(FORMAT, pair.privateKey, key, wrapping(iv, memberId));
  return { salt, iv, rounds, wrapped, seals: pair.publicKey };
};

/** The private half, which cannot be taken out; null for a wrong secret or another member. */
export const openUnlockKey = async (
  { wrapped, iv, ...made }: UnlockKey,
  secret: UnlockSecret,
  memberId: string,
): Promise<CryptoKey | null> => {
  const key = await wrappingKey(secret, made);
  try {
    return await crypto.subtle.unwrapKey(FORMAT, wrapped, key, wrapping(iv, memberId), PAIR, false, [
      'decrypt',
    ]);
  } catch {
    return null;
  }
};

/** Seals a short text for the next unlock; null where it is longer than the key can take (190 bytes). */
export const sealForUnlock = async ({ seals }: UnlockKey, text: string): Promise<ArrayBuffer | null> => {
  try {
    return await crypto.subtle.encrypt(PAIR, seals, bytesOf(text));
  } catch {
    return null;
  }
};

/** The text; null where it was sealed for another key. */
export const openSealedForUnlock = async (key: CryptoKey, sealed: ArrayBuffer): Promise<string | null> => {
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(PAIR, key, sealed));
  } catch {
    return null;
  }
};
