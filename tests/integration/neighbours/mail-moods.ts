import { afterAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../../server/mail/smtp-mailer.ts';
import { accountCalls } from '../../support/account-calls.ts';
import { catchLog } from '../../support/caught-log.ts';
import { type Mood, startMoodyMailServer } from '../../support/moody-mail-server.ts';
import { appOn } from '../../support/server-harness.ts';
import { openTestServer } from '../../support/test-server.ts';

const SORRY = 'We could not send the email just now. Please try again in a few minutes.';
const MINUTE_MS = 61_000;
/** More than an hour has codes for one address. */
const TRIES = 6;
const EMAIL = 'ada@example.org';

/** Each mood: the product says so, keeps what it has, and goes on by itself once the mail server is well. */
export const testMailMoods = async (moods: readonly Mood[], tries = TRIES): Promise<void> => {
  const mail = await startMoodyMailServer();
  afterAll(() => mail.stop());
  const server = await openTestServer();
  const mailer = createSmtpMailer({ url: mail.url, from: 'sorrel@sorrel.example', passwordFile: null });
  const open = () => {
    const { log, text } = catchLog();
    const app = appOn({ ...server.parts, mailer, log });
    return { ...app, ...accountCalls({ ...server, ...app }), text };
  };

  describe.each(moods)('a mail server that %s', (mood) => {
    it('is told of, and uses up nothing', async () => {
      const { register, settled, text, verify } = open();
      mail.mood = mood;
      for (let tried = 0; tried < tries; tried += 1) {
        const answer = await register(EMAIL);
        await settled();
        expect(answer.status).toBe(503);
        expect(await answer.json()).toEqual({ detail: SORRY });
        server.clock.advance(MINUTE_MS);
      }
      expect(text()).toContain('"msg":"mail could not be sent"');
      // Not as a part of a drawn id.
      expect(text()).not.toMatch(/\bada\b/);

      mail.mood = 'well';
      const again = await register(EMAIL);
      expect(again.status).toBe(200);
      const otp = /\b\d{6}\b/.exec(mail.mails.at(-1)?.text ?? '')?.[0];
      const verified = await verify(EMAIL, otp ?? '');
      expect(verified.status).toBe(200);
      await expect.poll(() => mail.connections()).toBe(0);
    });

    it('tells nobody who has an account', async () => {
      const { forget, settled } = open();
      const { email } = await server.signUpMember();
      mail.mood = mood;
      const answers = [email, 'nobody@example.org'].map(async (each) => (await forget(each)).text());
      const [known, unknown] = await Promise.all(answers);
      await settled();
      expect(known).toBe(unknown);
    });
  });
};
