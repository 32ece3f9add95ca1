import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../../server/mail/smtp-mailer.ts';
import { accountCalls } from '../../support/account-calls.ts';
import { type CaughtLog, catchLog } from '../../support/caught-log.ts';
import { type Mood, type MoodyMailServer, startMoodyMailServer } from '../../support/moody-mail-server.ts';
import { appOn, startTestServer, type TestServer } from '../../support/server-harness.ts';

const SORRY = 'We could not send the email just now. Please try again in a few minutes.';
const MINUTE_MS = 61_000;
/** More than an hour has codes for one address. */
const TRIES = 6;
const EMAIL = 'ada@example.org';

/** Each mood: the product says so, keeps what it has, and goes on by itself once the mail server is well. */
export const testMailMoods = (moods: readonly Mood[], tries = TRIES): void => {
  let server: TestServer;
  let mail: MoodyMailServer;
  let caught: CaughtLog;
  let calls: ReturnType<typeof accountCalls>;
  let settled: () => Promise<void>;
  beforeAll(async () => {
    mail = await startMoodyMailServer();
    server = await startTestServer();
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });
  beforeEach(async () => {
    await server.reset();
    caught = catchLog();
    const mailer = createSmtpMailer({ url: mail.url, from: 'sorrel@sorrel.example', passwordFile: null });
    const app = appOn({ ...server.parts, mailer, log: caught.log });
    calls = accountCalls({ ...server, ...app });
    settled = app.settled;
  });

  describe.each(moods)('a mail server that %s', (mood) => {
    it('is told of, and uses up nothing', async () => {
      mail.mood = mood;
      for (let tried = 0; tried < tries; tried += 1) {
        const answer = await calls.register(EMAIL);
        await settled();
        expect(answer.status).toBe(503);
        expect(await answer.json()).toEqual({ detail: SORRY });
        server.clock.advance(MINUTE_MS);
      }
      expect(caught.text()).toContain('"msg":"mail could not be sent"');
      // Not as a part of a drawn id.
      expect(caught.text()).not.toMatch(/\bada\b/);

      mail.mood = 'well';
      const again = await calls.register(EMAIL);
      expect(again.status).toBe(200);
      const otp = /\b\d{6}\b/.exec(mail.mails.at(-1)?.text ?? '')?.[0];
      const verified = await calls.verify(EMAIL, otp ?? '');
      expect(verified.status).toBe(200);
      await expect.poll(() => mail.connections()).toBe(0);
    });

    it('tells nobody who has an account', async () => {
      const { email } = await server.signUpMember();
      mail.mood = mood;
      const answers = [email, 'nobody@example.org'].map(async (each) => (await calls.forget(each)).text());
      const [known, unknown] = await Promise.all(answers);
      await settled();
      expect(known).toBe(unknown);
    });
  });
};
