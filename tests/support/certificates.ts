import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate and its key, both PEM. */
export interface Certified {
  readonly cert: string;
  readonly key: string;
}

export interface Authority extends Certified {
  /** For a server or a client: an IP address, or a host's name. */
  certify(name: string): Certified;
}

const DAY_MS = 86_400_000;

const lengthOf = (size: number): readonly number[] => {
  if (size < 0x80) return [size];
  const bytes = size > 0xff ? [size >> 8, size & 0xff] : [size];
  return [0x80 | bytes.length, ...bytes];
};
/** A value of ASN.1 in its distinguished encoding. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const octets = (content: Uint8Array): Buffer => der(0x04, content);
const bits = (content: Uint8Array): Buffer => der(0x03, Buffer.from([0]), content);
const YES = Buffer.from([0x01, 0x01, 0xff]);

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const nameOf = (name: string): Buffer =>
  sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
const timeOf = (at: number): Buffer =>
  der(0x18, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')}`));
const extension = (id: string, value: Buffer, critical = false): Buffer =>
  sequence(oid(id), ...(critical ? [YES] : []), octets(value));

const IS_AUTHORITY = extension('551d13', sequence(YES), true);
const alternativeName = (name: string): Buffer => {
  const isAddress = /^\d+(\.\d+){3}$/.test(name);
  const value = isAddress
    ? der(0x87, Buffer.from(name.split('.').map(Number)))
    : der(0x82, Buffer.from(name));
  return extension('551d11', sequence(value));
};

interface Wanted {
  readonly subject: string;
  readonly issuer: string;
  readonly signer: KeyObject;
  readonly publicKey: KeyObject;
  readonly extensions: Buffer;
}

const issue = ({ subject, issuer, signer, publicKey, extensions }: Wanted): string => {
  const now = Date.now();
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    sequence(timeOf(now - DAY_MS), timeOf(now + DAY_MS)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extensions)),
  );
  const whole = sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, signer)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
};

const makeKeys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { publicKey, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
};

/** An authority of this run alone, and what it certifies for a day. */
export const createAuthority = (name: string): Authority => {
  const own = makeKeys();
  const signer = createPrivateKey(own.key);
  const { publicKey } = own;
  return {
    key: own.key,
    cert: issue({ subject: name, issuer: name, signer, publicKey, extensions: IS_AUTHORITY }),
    certify: (subject) => {
      const { key, publicKey: certified } = makeKeys();
      const extensions = alternativeName(subject);
      return { key, cert: issue({ subject, issuer: name, signer, publicKey: certified, extensions }) };
    },
  };
};

/** A certificate that nobody but its own server vouches for. */
export const selfSigned = (subject: string): Certified => {
  const { key, publicKey } = makeKeys();
  const extensions = alternativeName(subject);
  return {
    key,
    cert: issue({ subject, issuer: subject, signer: createPrivateKey(key), publicKey, extensions }),
  };
};
