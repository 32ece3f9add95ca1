import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createOpenAiCoach } from '../../../server/coach/openai-compatible.ts';
import { openPostgres } from '../../../server/database/open.ts';
import { createSmtpMailer } from '../../../server/mail/smtp-mailer.ts';
import { createMetrics } from '../../../server/metrics/metrics.ts';
import { catchLog } from '../../support/caught-log.ts';
import { createAuthority } from '../../support/certificates.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import {
  startTlsDatabase,
  startTlsMail,
  startTlsProvider,
  type TlsNeighbour,
} from '../../support/tls-neighbours.ts';

const LETTER = { to: 'ada@example.org', subject: 'Your code', text: 'It is 123456.' };
const FACTS = { day: null, logged: null, minor: false, figures: true };
const QUESTION = ['How much water?'];

const folder = temporaryFolder('credentials');
const running: TlsNeighbour[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});

const keep = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

it('shows a database the certificate that lies there at each connection', async () => {
  const authority = createAuthority('Authority of this run');
  const database = await startTlsDatabase(authority.certify('127.0.0.1'));
  running.push(database);
  const authorityFile = keep('authority.pem', authority.cert);
  const connect = async (name: string): Promise<void> => {
    const { cert, key } = authority.certify(name);
    const files = `sslcert=${keep('own.pem', cert)}&sslkey=${keep('own.key', key)}&sslrootcert=${authorityFile}`;
    const url = `postgres://sorrel:x@127.0.0.1:${database.port}/sorrel?sslmode=verify-full&${files}`;
    await expect(openPostgres(url, () => undefined)).rejects.toThrow('Refused now');
  };
  await connect('sorrel-today');
  await connect('sorrel-tomorrow');
  expect(database.callers).toEqual(['sorrel-today', 'sorrel-tomorrow']);
});

it('tells a mail server the password that lies there at each letter', async () => {
  const mail = await startTlsMail(null);
  running.push(mail);
  const passwordFile = join(folder, 'mail-password');
  const mailer = createSmtpMailer({
    url: `smtp://sorrel@127.0.0.1:${mail.port}`,
    from: 'a@b.example',
    passwordFile,
  });
  expect(await mailer.send(LETTER)).toEqual({ ok: false, error: { reason: 'ENOENT' } });
  for (const password of ['of-today', 'of:tomorrow/100%']) {
    keep('mail-password', `${password}\n`);
    expect((await mailer.send(LETTER)).ok).toBe(true);
    expect(mail.heard()).toContain(Buffer.from(`\0sorrel\0${password}`).toString('base64'));
  }
});

it('asks the coach with the key that lies there at each question', async () => {
  const provider = await startTlsProvider(null);
  running.push(provider);
  const { log, text } = catchLog();
  const apiKeyFile = join(folder, 'coach-key');
  const ai = { baseUrl: `http://127.0.0.1:${provider.port}`, apiKey: null, apiKeyFile, model: 'a-model' };
  const coach = createOpenAiCoach(ai, { log, metrics: createMetrics() });
  expect(await coach.reply(FACTS, QUESTION)).toContain('cannot be reached');
  for (const key of ['of-today', 'of-tomorrow']) {
    keep('coach-key', `${key}\n`);
    await coach.reply(FACTS, QUESTION);
    expect(provider.heard()).toContain(`Bearer ${key}\r\n`);
  }
  expect(text()).not.toContain('of-');
});
