import { setTimeout } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { err, ok } from '../../src/terms/result.ts';
import type { SmtpConfig } from '../base/config.ts';
import { isLoopbackHost } from '../base/neighbours.ts';
import { readSecret } from '../base/secret-file.ts';
import type { Mailer } from './mailer.ts';

const SILENT_FOR_MS = 5_000;
/** Sooner than the app gives up waiting for an answer, however slowly the mail server talks. */
const ALTOGETHER_MS = 12_000;

const transportTo = (url: string) =>
  nodemailer.createTransport({
    url,
    // A mail server on another machine is told nothing before the connection is encrypted and its name proven.
    requireTLS: !isLoopbackHost(new URL(url).hostname),
    connectionTimeout: SILENT_FOR_MS,
    greetingTimeout: SILENT_FOR_MS,
    socketTimeout: SILENT_FOR_MS,
  });

const addressWith = (url: string, password: string): string => {
  const address = new URL(url);
  address.password = encodeURIComponent(password);
  return address.href;
};

export const createSmtpMailer = ({ url, from, passwordFile }: SmtpConfig): Mailer => ({
  send: async (mail) => {
    try {
      const address = passwordFile === null ? url : addressWith(url, await readSecret(passwordFile));
      const sent = transportTo(address).sendMail({ ...mail, from });
      return await Promise.race([
        sent.then(() => ok(null)),
        setTimeout(ALTOGETHER_MS, err({ reason: 'ETIMEDOUT' }), { ref: false }),
      ]);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      return err({ reason: code });
    }
  },
});
