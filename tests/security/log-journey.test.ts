import { expect, it } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { answerOf } from '../support/answer-of.ts';
import { catchLog } from '../support/caught-log.ts';
import { rightRequests } from '../support/contract-requests.ts';
import { PASSWORD, type TestMember } from '../support/server-harness.ts';
import { openLastingServer } from '../support/test-server.ts';

const SETTINGS = { publicUrl: null, backends: [], staticDir: null, devPages: false };
/** What no line may hold of these answers: whoever has it knows or becomes somebody. */
const TELLING = new Set(['id', 'user', 'access', 'thread', 'photo_url', 'message', 'email', 'username']);

const server = await openLastingServer();

const tellingTexts = (value: unknown, into: Set<string>, key = ''): void => {
  if (typeof value === 'string' && value.length > 3 && TELLING.has(key)) into.add(value);
  else if (Array.isArray(value)) for (const item of value) tellingTexts(item, into, key);
  else if (value !== null && typeof value === 'object' && !(value instanceof Blob))
    for (const [name, item] of Object.entries(value)) tellingTexts(item, into, name);
};

/** Every call of the contract while mail and coach fail: right, without its token, and with a body of nonsense, through one log. */
const callEverything = async (secrets: Set<string>) => {
  const { log, lines } = catchLog();
  const failing = { reply: () => Promise.reject(new Error('What is for dinner? ada@example.org')) };
  const mailer = { send: async () => ({ ok: false, error: { reason: 'ECONNECTION' } }) as const };
  const app = createApp({ ...server.parts, log, coach: failing, mailer }, SETTINGS);
  const request = async (path: string, init: RequestInit) => app.hono.request(path, init);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    await server.settled();
    await server.reset();
    const member: TestMember = await server.signUpMember('ada');
    const prepared = await rightRequests[name](server, member);
    tellingTexts([member, prepared], secrets);
    secrets.add(member.token).add(PASSWORD);
    for (const mail of server.mails) secrets.add(/\b\d{6}\b/.exec(mail.text)?.[0] ?? mail.to);
    const entry = endpoints[name];
    const path = entry.path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(prepared.params?.[key] ?? 'none'),
    );
    const url = `${path}?${new URLSearchParams({ ...prepared.query, email: member.email })}`;
    const headers = { 'Content-Type': 'application/json', ...prepared.headers };
    const signed = { ...headers, Authorization: `Bearer ${prepared.token ?? member.token}` };
    const body = JSON.stringify(prepared.body ?? {});
    const method = entry.method;
    const withBody = method === 'GET' ? {} : { body };
    const answer = await request(url, { method, headers: signed, ...withBody });
    tellingTexts(await answerOf(entry, answer), secrets);
    await request(url, { method, headers, ...withBody });
    await request(url, { method, headers: signed, ...(method === 'GET' ? {} : { body: `${body}!` }) });
    await app.settled();
  }
  return lines;
};

it('no line of a whole journey, failures included, holds anything of whose it was', async () => {
  const secrets = new Set<string>();
  const lines = await callEverything(secrets);
  // A code has six digits, as many a moment and a drawn id have.
  const text = lines
    .map((line) => JSON.stringify({ ...JSON.parse(line), time: 0, id: '', pid: 0 }))
    .join('\n');
  expect(lines.length).toBeGreaterThan(Object.keys(endpoints).length * 3 - 1);
  expect(text).toContain('"msg":"request failed"');
  expect(text).toContain('"msg":"mail could not be sent"');
  expect(secrets.size).toBeGreaterThan(100);
  expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
  expect(lines.filter((line) => Object.keys(JSON.parse(line) as object).includes('id'))).toHaveLength(
    lines.filter((line) => line.includes('"route"')).length,
  );
  expect(text).not.toMatch(/@example|\bada\b/);
}, 120_000);
