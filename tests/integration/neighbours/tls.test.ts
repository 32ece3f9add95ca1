import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Asked } from '../../support/ask-neighbours.ts';
import { type Certified, createAuthority, selfSigned } from '../../support/certificates.ts';
import { startServerProcess } from '../../support/server-process.ts';
import {
  startTlsDatabase,
  startTlsMail,
  startTlsProvider,
  type TlsNeighbour,
} from '../../support/tls-neighbours.ts';

/** An address of this machine that is none of its loopback: for the server it is another machine's. */
const ELSEWHERE = '0.0.0.0';
const SECRET = 'a-word-for-neighbours-alone';
const SAID = /a-word|SORREL|\0sorrel|ada@|123456|water|Bearer|AUTH/i;

const authority = createAuthority('Authority of this run');
let folder: string;
let authorityFile: string;
const running: TlsNeighbour[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sorrel-tls-'));
  authorityFile = join(folder, 'authority.pem');
  writeFileSync(authorityFile, authority.cert);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts one of each, and asks them as a server does that trusts the authority. */
const askAll = async (shown: Certified | null, encryptsAtOnce = false) => {
  const database = await startTlsDatabase(shown);
  const mail = await startTlsMail(shown, encryptsAtOnce);
  const provider = await startTlsProvider(shown);
  running.push(database, mail, provider);
  const ran = startServerProcess(
    {
      DATABASE_URL: `postgres://sorrel:${SECRET}@${ELSEWHERE}:${database.port}/sorrel?sslmode=verify-full`,
      SESSION_SECRET: 'x'.repeat(32),
      PUBLIC_URL: 'https://sorrel.example',
      SMTP_URL: `${encryptsAtOnce ? 'smtps' : 'smtp'}://sorrel:${SECRET}@${ELSEWHERE}:${mail.port}`,
      MAIL_FROM: 'hello@sorrel.example',
      AI_BASE_URL: `https://${ELSEWHERE}:${provider.port}`,
      AI_API_KEY: SECRET,
      AI_MODEL: 'a-model',
      NODE_EXTRA_CA_CERTS: authorityFile,
    },
    'tests/support/ask-neighbours.ts',
  );
  expect({ code: await ran.ended, said: ran.output() }).toMatchObject({ code: 0 });
  return { asked: JSON.parse(ran.output()) as Asked, neighbours: [database, mail, provider] };
};

it.each([false, true])(
  'neighbours that prove their names are asked, encrypted at once: %s',
  async (atOnce) => {
    const { asked, neighbours } = await askAll(authority.certify(ELSEWHERE), atOnce);
    const [database, mail, provider] = neighbours.map((each) => each.heard());
    expect(asked).toMatchObject({ mail: 'sent', coach: 'Drink a glass of water.', log: '' });
    expect(asked.database).toContain('28P01');
    expect(database).toContain(SECRET);
    expect(mail).toContain(Buffer.from(`\0sorrel\0${SECRET}`).toString('base64'));
    expect(provider).toContain(`Bearer ${SECRET}`);
  },
);

it.each([
  ['vouch for themselves', selfSigned(ELSEWHERE), /^unavailable: DEPTH_ZERO_SELF_SIGNED_CERT/],
  [
    'prove another name',
    authority.certify('elsewhere.example'),
    /^unavailable: ERR_TLS_CERT_ALTNAME_INVALID/,
  ],
  [
    'are vouched for by a stranger',
    createAuthority('Stranger').certify(ELSEWHERE),
    /^unavailable: UNABLE_TO_VERIFY/,
  ],
  ['do not encrypt', null, /^unavailable: .*does not support SSL/],
])('neighbours that %s are told nothing', async (_, shown, reason) => {
  const { asked, neighbours } = await askAll(shown);
  expect(asked.database).toMatch(reason);
  expect(asked.mail).toMatch(/^(?:ESOCKET|ETLS)$/);
  expect(asked.coach).toContain('The AI coach cannot be reached just now');
  expect(asked.log).toContain('"msg":"AI provider failed"');
  expect(asked.log).not.toMatch(SAID);
  for (const neighbour of neighbours) expect(neighbour.heard()).not.toMatch(SAID);
});
