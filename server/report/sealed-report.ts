import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { WireReport } from '../../src/contract/report.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The secret of a link seals one report only, so the nonce may follow from it as the key does. */
const keyOf = (secret: string): readonly [key: Buffer, nonce: Buffer] => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'sorrel report', KEY_BYTES + NONCE_BYTES));
  return [bytes.subarray(0, KEY_BYTES), bytes.subarray(KEY_BYTES)];
};

/** Encrypts a report with the secret of its link, which the server does not keep. */
export const sealReport = (secret: string, report: WireReport): Uint8Array => {
  const cipher = createCipheriv(ALGORITHM, ...keyOf(secret));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(report)), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]);
};

/** Throws for bytes that this secret did not seal. */
export const openReport = (secret: string, bytes: Uint8Array): WireReport => {
  const decipher = createDecipheriv(ALGORITHM, ...keyOf(secret));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const opened = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(opened.toString('utf8')) as WireReport;
};
