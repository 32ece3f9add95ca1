import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Asked } from './ask-neighbours.ts';
import { type Certified, createAuthority } from './certificates.ts';
import { startServerProcess } from './server-process.ts';
import { startTlsDatabase, startTlsMail, startTlsProvider } from './tls-neighbours.ts';

/** An address of this machine that is none of its loopback: for the server it is another machine's. */
export const ELSEWHERE = '0.0.0.0';
export const SECRET = 'a-word-for-neighbours-alone';
/** Words that only a neighbour who has proven its name may hear. */
export const SAID = /a-word|SORREL|\0sorrel|ada@|123456|water|Bearer|AUTH/i;

export const authority = createAuthority('Authority of this run');

/** Starts a database, a mail server and a provider, and asks them as a server does that trusts the authority. */
export const askAll = async (shown: Certified | null, encryptsAtOnce = false) => {
  const folder = mkdtempSync(join(tmpdir(), 'sorrel-tls-'));
  const authorityFile = join(folder, 'authority.pem');
  writeFileSync(authorityFile, authority.cert);
  const database = await startTlsDatabase(shown);
  const mail = await startTlsMail(shown, encryptsAtOnce);
  const provider = await startTlsProvider(shown);
  const neighbours = [database, mail, provider];
  try {
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
    return { asked: JSON.parse(ran.output()) as Asked, heard: neighbours.map((each) => each.heard()) };
  } finally {
    await Promise.all(neighbours.map((each) => each.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};
