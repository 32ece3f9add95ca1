import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { makeProfile, rightRequests } from '../support/contract-requests.ts';
import { startTestServer, type TestMember, type TestServer } from '../support/server-harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const WRITES: readonly EndpointName[] = [
  'createProfile',
  'saveProfile',
  'uploadPhoto',
  'createLifestyle',
  'createPreference',
  'addWellness',
  'putPlanInputs',
  'sendChat',
  'appendJournal',
  'rememberDevice',
  'makeCalendarFeed',
  'putPushSubscription',
  'createReportLink',
  'getBudget',
];

/** They name no member: whoever's token it is acts on their own. */
const OWN: readonly EndpointName[] = [
  'appendJournal',
  'pullJournal',
  'rememberDevice',
  'listSessions',
  'endOneSession',
  'endOtherSessions',
  'getCalendarFeed',
  'makeCalendarFeed',
  'deleteCalendarFeed',
  'readRecipePage',
  'lookUpBarcode',
  'getPushKey',
  'putPushSubscription',
  'deletePushSubscription',
  'testPush',
  'listReportLinks',
  'createReportLink',
  'revokeReportLink',
];

const liveFully = async (member: TestMember): Promise<void> => {
  for (const name of WRITES) {
    await server.call(endpoints[name], await rightRequests[name](server, member));
  }
  await server.settled();
};

/** Every row of every table that names a member. */
const rowsOf = async (id: string): Promise<readonly unknown[]> => {
  const { rows: tables } = (await server.parts.db.execute(
    sql`select table_name as name, column_name as "column" from information_schema.columns
        where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))
        order by 1`,
  )) as unknown as { rows: readonly { name: string; column: string }[] };
  const found: unknown[] = [];
  for (const { name, column } of tables) {
    const query = sql`select * from ${sql.identifier(name)} where ${sql.identifier(column)} = ${id}`;
    const { rows } = (await server.parts.db.execute(query)) as unknown as { rows: readonly object[] };
    found.push(...rows.map((row) => ({ table: name, ...row })));
  }
  return found;
};

it('lets a second member reach and change nothing of the first [6.4]', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  await liveFully(first);
  const before = await rowsOf(first.id);
  expect(before.length).toBeGreaterThan(WRITES.length);

  const closed = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].auth === 'bearer',
  );
  const prepared = await Promise.all(
    closed
      .filter((name) => name !== 'deleteAccount')
      .map(async (name) => [name, await rightRequests[name](server, first)] as const),
  );
  await server.settled();
  const state = await rowsOf(first.id);
  for (const [name, request] of [...prepared, ['deleteAccount', { params: { userId: first.id } }] as const]) {
    const response = await server.call(endpoints[name], { ...request, token: second.token });
    const status = OWN.includes(name as EndpointName) ? 200 : 403;
    expect({ name, status: response.status }).toEqual({ name, status });
  }
  await server.settled();
  expect(await rowsOf(first.id)).toEqual(state);
});

it('gives strangers a thread id that looks the same for everybody and opens nothing', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  await server.call(endpoints.sendChat, await rightRequests.sendChat(server, first));
  const threadOf = async (id: string) =>
    ((await (await server.call(endpoints.getThread, { params: { id } })).json()) as { thread: string })
      .thread;
  const threads = await Promise.all([first.id, second.id, 'nobody'].map(threadOf));
  for (const thread of threads) expect(thread).toMatch(/^thread_[0-9a-f]{32}$/);
  expect(new Set(threads).size).toBe(3);
  expect(await threadOf(first.id)).toBe(threads[0]);

  const read = (thread: string, token?: string) =>
    server.call(endpoints.getThreadMessages, { params: { thread }, token });
  expect((await read(threads[0] ?? '')).status).toBe(401);
  expect((await read(threads[0] ?? '', second.token)).status).toBe(403);
  const own = (await (await read(threads[0] ?? '', first.token)).json()) as { data: readonly object[] };
  expect(own.data).toHaveLength(2);
});

it('erases everything of a member who deletes their account, and nothing of others', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  await liveFully(first);
  await makeProfile(server, second);
  await server.settled();
  const others = await rowsOf(second.id);
  const response = await server.call(endpoints.deleteAccount, {
    params: { userId: first.id },
    token: first.token,
  });
  expect(response.status).toBe(200);
  expect(await rowsOf(first.id)).toEqual([]);
  expect(await rowsOf(second.id)).toEqual(others);
  const after = await server.call(endpoints.getProfile, { params: { userId: first.id }, token: first.token });
  expect(after.status).toBe(401);
});

/** Each of these adds something, as often as it is called. */
const ADDING: readonly EndpointName[] = ['sendChat', 'rememberDevice', 'createReportLink'];

it('keeps answering by the record: saving again replaces, never adds', async () => {
  const member = await server.signUpMember();
  await liveFully(member);
  const once = (await rowsOf(member.id)).length;
  for (const name of WRITES.filter((one) => !ADDING.includes(one))) {
    await server.call(endpoints[name], await rightRequests[name](server, member));
  }
  await server.settled();
  expect(await rowsOf(member.id)).toHaveLength(once);
});
