import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { promote } from '../support/contract-requests.ts';
import { PASSWORD, type TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();

const ORIGIN = { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' };

const logIn = async ({ email }: TestMember): Promise<string> => {
  const answer = await server.call(endpoints.login, { body: { email, password: PASSWORD } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { access: string }).access;
};
const remember = async (token: string): Promise<string> => {
  const headers = { ...ORIGIN, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: '{}' };
  const answer = await server.request('/django/ext/v1/session/remember', init);
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};
const opens = async (token: string): Promise<boolean> =>
  (await server.call(endpoints.pullJournal, { query: { after: '0' }, token })).status === 200;
const renews = async (cookie: string): Promise<boolean> => {
  const headers = { ...ORIGIN, Cookie: cookie, 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: '{}' };
  return (await server.request('/django/ext/v1/session/renew', init)).status === 200;
};

/** Two sessions, and a device that is remembered. */
const signInTwice = async (member: TestMember) => {
  const tokens = [member.token, await logIn(member)];
  const cookie = await remember(member.token);
  return async (): Promise<readonly boolean[]> => [
    ...(await Promise.all(tokens.map(opens))),
    await renews(cookie),
  ];
};

it('staff end all sessions of a member, for good: closing and opening the account again is enough', async () => {
  const admin = await server.signUpMember('admin');
  await promote(server, admin, true);
  const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  const [ofAda, ofBob] = [await signInTwice(ada), await signInTwice(bob)];
  const parts = { params: { memberId: ada.id }, token: admin.token };
  expect((await server.call(endpoints.deleteMember, parts)).status).toBe(200);
  expect((await server.call(endpoints.restoreMember, parts)).status).toBe(200);
  expect(await ofAda()).toEqual([false, false, false]);
  expect(await ofBob()).toEqual([true, true, true]);
  expect(await opens(await logIn(ada))).toBe(true);
});

it('whoever runs the server ends all sessions of everybody, with the statement that is written down', async () => {
  const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  const [ofAda, ofBob] = [await signInTwice(ada), await signInTwice(bob)];
  const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, statements = ''] = /end them all \(`([^`]+)`\)/.exec(operations) ?? [];
  for (const statement of statements.split(';').filter((text) => text.trim() !== '')) {
    await server.parts.db.execute(sql.raw(statement));
  }
  expect([...(await ofAda()), ...(await ofBob())]).toEqual(Array.from({ length: 6 }, () => false));
  expect(await opens(await logIn(ada))).toBe(true);
});
