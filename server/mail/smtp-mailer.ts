import nodemailer from 'nodemailer';
import { err, ok } from '../../src/domain/result.ts';
import type { SmtpConfig } from '../config.ts';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

export const createSmtpMailer = ({ url, from }: SmtpConfig): Mailer => {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ ...mail, from });
        return ok(null);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        return err({ reason: code });
      }
    },
  };
};
