import type { DeviceLock } from '../../device/ports/device-lock.ts';

/** WebAuthn with the authenticator of the device itself. Its PRF extension gives out the secret. */

/** Each credential answers it with bytes of its own, so it may be known. */
const QUESTION = new TextEncoder().encode('Sorrel opens a locked device: 1.');
const CHALLENGE_BYTES = 32;
const ES256 = -7;
const RS256 = -257;

const prf = { eval: { first: QUESTION } };

/** No server looks at the answer: the secret alone counts. */
const challenge = () => crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES));

const secretOf = (credential: PublicKeyCredential): Uint8Array<ArrayBuffer> | null => {
  const first = credential.getClientExtensionResults().prf?.results?.first;
  if (first === undefined) return null;
  return ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer as ArrayBuffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first);
};

/** Null where the person or the browser said no. */
const answered = async (asking: Promise<Credential | null>): Promise<PublicKeyCredential | null> => {
  try {
    return (await asking) as PublicKeyCredential | null;
  } catch {
    return null;
  }
};

const ask = async (credentialId: ArrayBuffer): Promise<Uint8Array<ArrayBuffer> | null> => {
  const credential = await answered(
    navigator.credentials.get({
      publicKey: {
        challenge: challenge(),
        allowCredentials: [{ type: 'public-key', id: credentialId, transports: ['internal'] }],
        userVerification: 'required',
        extensions: { prf },
      },
    }),
  );
  return credential === null ? null : secretOf(credential);
};

export const browserDeviceLock: DeviceLock = {
  available: async () =>
    'PublicKeyCredential' in window &&
    (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()),
  make: async ({ memberId, name }) => {
    const made = await answered(
      navigator.credentials.create({
        publicKey: {
          challenge: challenge(),
          rp: { name: 'Sorrel' },
          user: { id: new TextEncoder().encode(memberId), name, displayName: name },
          pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key', alg })),
          authenticatorSelection: {
            authenticatorAttachment: 'platform',
            residentKey: 'required',
            userVerification: 'required',
          },
          extensions: { prf },
        },
      }),
    );
    if (made === null) return 'refused';
    if (made.getClientExtensionResults().prf?.enabled !== true) return 'no-secret';
    // Some give the secret out only once they are asked for it.
    const bytes = secretOf(made) ?? (await ask(made.rawId));
    return bytes === null ? 'refused' : { credentialId: made.rawId, bytes };
  },
  ask,
};
