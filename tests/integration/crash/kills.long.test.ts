import { it } from 'vitest';
import { openPostgres } from '../../../server/database/open.ts';
import { freePort } from '../../support/free-port.ts';
import { longScale } from '../../support/long-scale.ts';
import { startMoodyMailServer } from '../../support/moody-mail-server.ts';
import { createDatabase, startPostgres } from '../../support/postgres.ts';
import { testEmbeddedKills } from './embedded.ts';
import { testKills } from './test-kills.ts';

const PLAN = { kills: 10 * longScale, patient: true };

it('keeps what it acknowledged through many kills on the embedded database', async () => {
  await testEmbeddedKills(PLAN);
});

it('keeps what it acknowledged through many kills on a PostgreSQL server', async () => {
  const postgres = await startPostgres();
  const database = await createDatabase(postgres.url);
  const mail = await startMoodyMailServer();
  const port = await freePort();
  const subject = {
    environment: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret of this test alone, long enough',
      SMTP_URL: mail.url,
      MAIL_FROM: 'sorrel@sorrel.example',
    },
    codeFor: (email: string) =>
      mail.mails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? null,
  };
  const fail = (error: Error): never => {
    throw error;
  };
  try {
    await testKills(subject, PLAN, () => openPostgres(database.url, fail));
  } finally {
    await mail.stop();
    await database.drop();
    await postgres.stop();
  }
});
