import { expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { makeProfile, rightRequests } from '../support/contract-requests.ts';
import { rowsOf } from '../support/member-rows.ts';
import type { TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();

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

const liveFully = async (member: TestMember): Promise<void> => {
  for (const name of WRITES) {
    await server.call(endpoints[name], await rightRequests[name](server, member));
  }
  await server.settled();
};

it('gives strangers a thread id that looks the same for everybody', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  const threadOf = async (id: string) =>
    ((await (await server.call(endpoints.getThread, { params: { id } })).json()) as { thread: string })
      .thread;
  const threads = await Promise.all([first.id, second.id, 'nobody'].map(threadOf));
  for (const thread of threads) expect(thread).toMatch(/^thread_[0-9a-f]{32}$/);
  expect(new Set(threads).size).toBe(3);
  expect(await threadOf(first.id)).toBe(threads[0]);
});

it('erases everything of a member who deletes their account, and nothing of others', async () => {
  const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
  await liveFully(first);
  await makeProfile(server, second);
  await server.settled();
  const others = await rowsOf(server.parts.db, second.id);
  const response = await server.call(endpoints.deleteAccount, {
    params: { userId: first.id },
    token: first.token,
  });
  expect(response.status).toBe(200);
  expect(await rowsOf(server.parts.db, first.id)).toEqual([]);
  expect(await rowsOf(server.parts.db, second.id)).toEqual(others);
  const after = await server.call(endpoints.getProfile, { params: { userId: first.id }, token: first.token });
  expect(after.status).toBe(401);
});

/** Each of these adds something, as often as it is called. */
const ADDING: readonly EndpointName[] = ['sendChat', 'rememberDevice', 'createReportLink'];

it('keeps answering by the record: saving again replaces, never adds', async () => {
  const member = await server.signUpMember();
  await liveFully(member);
  const once = (await rowsOf(server.parts.db, member.id)).length;
  for (const name of WRITES.filter((one) => !ADDING.includes(one))) {
    await server.call(endpoints[name], await rightRequests[name](server, member));
  }
  await server.settled();
  expect(await rowsOf(server.parts.db, member.id)).toHaveLength(once);
});
