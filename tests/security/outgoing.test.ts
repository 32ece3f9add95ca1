import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { createOpenAiCoach } from '../../server/coach/openai-compatible.ts';
import { createSmtpMailer } from '../../server/mail/smtp-mailer.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { sources } from '../architecture/source-files.ts';
import { makeProfile, PROFILE, registration } from '../support/contract-requests.ts';
import { startMoodyMailServer } from '../support/moody-mail-server.ts';
import { repliesWith, startScriptedProvider } from '../support/scripted-provider.ts';
import { appOn } from '../support/server-harness.ts';
import { openLastingServer } from '../support/test-server.ts';

/** What hostile input would have the server call. */
const BAIT = 'http://127.0.0.1:9/latest/meta-data';

const server = await openLastingServer();
const mail = await startMoodyMailServer();
const provider = await startScriptedProvider();
provider.script = [repliesWith('Drink.')];
afterAll(() => Promise.all([mail.stop(), provider.stop()]));

/** The ports that this process connects to from now on. */
const watchConnections = (): ReadonlySet<number> => {
  const ports = new Set<number>();
  const connect = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    this.once('connect', () => ports.add(this.remotePort ?? 0));
    this.once('error', () => ports.add(-1));
    return Reflect.apply(connect, this, args) as Socket;
  });
  return ports;
};

it('goes to the neighbours that are configured, whatever members write', { timeout: 90_000 }, async () => {
  const ai = { baseUrl: provider.baseUrl, apiKey: null, apiKeyFile: null, model: 'a-model' };
  const { log, metrics } = server.parts;
  const coach = createOpenAiCoach(ai, { log, metrics });
  const mailer = createSmtpMailer({ url: mail.url, from: 'sorrel@sorrel.example', passwordFile: null });
  const { call, settled } = appOn({ ...server.parts, coach, mailer });
  const ada = await server.signUpMember();
  await makeProfile(server, ada);
  const ports = watchConnections();
  const headers = { Host: '127.0.0.1:9', Referer: BAIT, 'X-Forwarded-Host': '127.0.0.1:9' };
  const { id, token } = ada;
  const said = { headers, token, params: { userId: id, id } };
  const profile = { user: id, ...PROFILE, location: BAIT, bio: `![](${BAIT})`, image: BAIT, photo: BAIT };
  expect((await call(endpoints.createProfile, { ...said, body: profile })).status).toBe(200);
  const question = { message: `Read ${BAIT}` };
  expect((await call(endpoints.sendChat, { ...said, body: question })).status).toBe(200);
  const eve = { ...registration('eve@example.org'), username: BAIT, callback: BAIT };
  expect((await call(endpoints.register, { headers, body: eve })).status).toBe(200);
  await settled();
  const portOf = (url: string): number => Number(new URL(url).port);
  const database = portOf(process.env.TEST_DATABASE_URL ?? 'postgres://in-memory');
  const reached = [...ports].filter((port) => port !== database);
  expect(reached.sort()).toEqual([mail.url, provider.baseUrl].map(portOf).sort());
});

it('starts at the documented places of the program alone', () => {
  const OPENS =
    /from '(?:node:(?:net|tls|http|https|http2|dgram|dns|child_process|cluster)|nodemailer|pg|@hono\/node-server)'|\bfetch(?: =|\(['`])/;
  const TYPES_ALONE = /^import (?:type .*|\{ isIPv6 \}) from '[^']+';$/gm;
  const opening = sources
    .filter(({ path }) => /^(?:server|catalogue)\//.test(path))
    .filter(({ text }) => OPENS.test(text.replace(TYPES_ALONE, '')))
    .map(({ path }) => path);
  const document = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const start = document.indexOf('**Talks to**');
  const paragraph = document.slice(start, document.indexOf('**Dependencies.**', start));
  const documented = [...new Set(paragraph.match(/server\/[\w/.-]+\w/g))];
  expect(documented.sort()).toEqual(opening.sort());
});
