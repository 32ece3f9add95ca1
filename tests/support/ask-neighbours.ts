import { readConfig } from '../../server/base/config.ts';
import { createOpenAiCoach } from '../../server/coach/openai-compatible.ts';
import { openPostgres } from '../../server/database/open.ts';
import { isUnavailable } from '../../server/database/unavailable.ts';
import { createSmtpMailer } from '../../server/mail/smtp-mailer.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { catchLog } from './caught-log.ts';

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error.join(' '));
const { databaseUrl, smtp, ai } = config.value;
if (databaseUrl === null || smtp === null || ai === null) throw new Error('Name every neighbour.');
const { log, text } = catchLog();

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const reason = `${'code' in error ? error.code : ''} ${error.message}`;
  return isUnavailable(error) ? `unavailable: ${reason}` : reason;
};
const [database, mail, coach] = await Promise.all([
  openPostgres(databaseUrl, () => undefined).then(() => 'open', reasonOf),
  createSmtpMailer(smtp)
    .send({ to: 'ada@example.org', subject: 'Your code', text: 'It is 123456.' })
    .then((sent) => (sent.ok ? 'sent' : sent.error.reason)),
  createOpenAiCoach(ai, { log, metrics: createMetrics() }).reply(
    { day: null, logged: null, minor: false, figures: true },
    ['How much water?'],
  ),
]);
/** The outcome of one call to each service that the environment names, made as the server makes it. */
const asked = { database, mail, coach, log: text() };
export type Asked = typeof asked;
process.stdout.write(JSON.stringify(asked));
