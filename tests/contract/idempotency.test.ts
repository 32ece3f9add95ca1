import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatMessages, idempotencyKeys } from '../../server/database/schema.ts';
import { sweep } from '../../server/sweep.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { makeProfile, photoFile, promote, rightRequests, uploadPhoto } from '../support/contract-requests.ts';
import { PREFERENCE } from '../support/questionnaire-records.ts';
import type { CallParts, TestMember } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';
import { waitingCoach } from '../support/waiting-coach.ts';

const KEY = 'b6f0c6a4-2f0e-4a4c-9a52-0d3c0f7c9b01';
const MINUTE = 60_000;

const server = await openTestServer();
let member: TestMember;
beforeEach(async () => {
  member = await server.signUpMember();
});

const keyed = (parts: CallParts, key = `"${KEY}"`): CallParts => ({
  ...parts,
  headers: { 'Idempotency-Key': key },
});
const ask = (member: TestMember, message = 'What is for dinner?', key?: string) =>
  server.call(
    endpoints.sendChat,
    keyed({ params: { id: member.id }, body: { message }, token: member.token }, key),
  );
const messagesOf = ({ id }: TestMember) => server.parts.db.$count(chatMessages, eq(chatMessages.userId, id));
const keysKept = () => server.parts.db.$count(idempotencyKeys);

const TAKES_KEY = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].takesKey);

it('is meant for every write of a member but those whose repeats do no harm', () => {
  const writes = (Object.values(endpoints) as readonly Endpoint[]).filter(
    ({ auth, method }) => auth === 'bearer' && (method === 'POST' || method === 'PUT'),
  );
  expect(writes.filter(({ takesKey }) => !takesKey).map(({ name }) => name)).toEqual([
    'listMembers',
    'updateMember',
    'restoreMember',
    'appendJournal',
    'rememberDevice',
    'endOneSession',
    'endOtherSessions',
    'makeCalendarFeed',
    'readRecipePage',
    'streamCoach',
    'putPushSubscription',
    'testPush',
    'createReportLink',
  ]);
});

it.each(TAKES_KEY)('%s answers a repeat with its first answer and keeps one', async (name) => {
  const entry: Endpoint = endpoints[name];
  const request = keyed(await rightRequests[name](server, member));
  const first = await server.call(entry, request);
  const text = await first.text();
  expect({ status: first.status, text }).toMatchObject({ status: 200 });
  expect(await keysKept()).toBe(1);
  // At once: a key that was claimed and never answered would be free again after a while.
  server.clock.advance(1000);
  const again = await server.call(entry, request);
  expect([again.status, await again.text()]).toEqual([200, text]);
  expect(again.headers.get('cache-control')).toBe('no-store');
  expect(await keysKept()).toBe(1);
});

describe('a key', () => {
  it('makes one effect, in quotes or bare, whatever happens in between', async () => {
    const first = await (await ask(member)).text();
    expect(await (await ask(member, undefined, KEY.toUpperCase())).text()).toBe(first);
    expect(await messagesOf(member)).toBe(2);
    await ask(member, undefined, 'b6f0c6a4-2f0e-4a4c-9a52-0d3c0f7c9b02');
    expect(await messagesOf(member)).toBe(4);
  });

  it('belongs to one request: another body or another path is refused', async () => {
    await makeProfile(server, member);
    await ask(member);
    const other = await ask(member, 'What is for lunch?');
    expect([other.status, await other.json()]).toEqual([
      422,
      { detail: 'This Idempotency-Key was used for another request.' },
    ]);
    const elsewhere = await rightRequests.saveProfile(server, member);
    expect((await server.call(endpoints.saveProfile, keyed(elsewhere))).status).toBe(422);
    expect(await messagesOf(member)).toBe(2);
  });

  it('knows a form by its fields, and JSON in whatever order its keys come', async () => {
    await makeProfile(server, member);
    const sendPhoto = (photo: Blob) => uploadPhoto(server, member, photo, { 'Idempotency-Key': `"${KEY}"` });
    const url = async (answer: Response) => ((await answer.json()) as { photo_url: string }).photo_url;
    const photo = await photoFile();
    expect(await url(await sendPhoto(photo))).toBe(await url(await sendPhoto(photo)));
    expect((await sendPhoto(new Blob(['other'], { type: 'image/png' }))).status).toBe(422);

    const body = Object.entries({ user: member.id, ...PREFERENCE });
    const sendAnswers = (entries: readonly (readonly [string, unknown])[]) =>
      server.call(
        endpoints.createPreference,
        keyed({ body: Object.fromEntries(entries), token: member.token }, KEY.replace('b6', 'c6')),
      );
    expect((await sendAnswers(body)).status).toBe(200);
    expect((await sendAnswers(body.toReversed())).status).toBe(200);
  });

  it('belongs to one member', async () => {
    const [first, second] = [await server.signUpMember('first'), await server.signUpMember('second')];
    await ask(first);
    expect((await ask(second, 'Something of my own')).status).toBe(200);
    expect([await messagesOf(first), await messagesOf(second)]).toEqual([2, 2]);
  });

  it.each(['', 'x', '""', `"${KEY}`, `${KEY}0`])('is refused as %j', async (key) => {
    expect((await ask(member, undefined, key)).status).toBe(400);
    expect(await messagesOf(member)).toBe(0);
  });

  it('may be used again where the request was refused', async () => {
    const staff = await server.signUpMember('staff');
    await promote(server, staff);
    const closed = await server.signUpMember('closed');
    const on = { params: { memberId: closed.id }, token: staff.token };
    await server.call(endpoints.deleteMember, on);
    const edit = keyed({ ...on, body: { name: 'closed', membership: 'proFit', address: '' } });
    expect((await server.call(endpoints.updateMember, edit)).status).toBe(409);
    expect(await keysKept()).toBe(0);
    await server.call(endpoints.restoreMember, on);
    expect((await server.call(endpoints.updateMember, edit)).status).toBe(200);
  });

  it('may be used again where the server failed', async () => {
    const { coach } = server.parts;
    Object.assign(server.parts, { coach: { reply: () => Promise.reject(new Error('no coach')) } });
    expect((await ask(member)).status).toBe(500);
    expect([await messagesOf(member), await keysKept()]).toEqual([0, 0]);
    Object.assign(server.parts, { coach });
    expect((await ask(member)).status).toBe(200);
    expect(await messagesOf(member)).toBe(2);
  });

  it('is forgotten after thirty days, and with its member', async () => {
    await ask(member);
    server.clock.advance(30 * 86_400_000);
    await sweep(server.parts);
    expect(await keysKept()).toBe(1);
    server.clock.advance(MINUTE);
    await sweep(server.parts);
    expect(await keysKept()).toBe(0);
    const other = await server.signUpMember('other');
    await ask(other);
    await server.call(endpoints.deleteAccount, { params: { userId: other.id }, token: other.token });
    expect(await keysKept()).toBe(0);
  });

  it.each([
    ['a bounded number', 20_000, '{}'],
    ['a bounded number of long answers', 400, `"${'x'.repeat(60_000)}"`],
  ])('is one of %s', async (_, most, long) => {
    await ask(member);
    await server.parts.db.execute(sql`
      insert into idempotency_keys (user_id, key, fingerprint, claim, claimed_until, answer, created_at)
      select ${member.id}, gen_random_uuid(), '', gen_random_uuid(), now(), ${long}, now()
      from generate_series(2, ${most}::int)`);
    const refused = await ask(member, undefined, KEY.replace('b6', 'c6'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await ask(member)).status).toBe(200);
  });
});

it('two requests with one key at once have one effect', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(member)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(await messagesOf(member)).toBe(2);
});

it('two requests with one key wait for the first', async () => {
  const slow = waitingCoach(server);
  const first = ask(member);
  await slow.asked(1);
  const second = await ask(member);
  expect([second.status, second.headers.get('retry-after')]).toEqual([409, '1']);
  expect((await ask(member, 'Something else')).status).toBe(422);
  slow.reply(0, 'Dal.');
  expect(await (await first).json()).toEqual({ message: 'Dal.' });
  expect(await (await ask(member)).json()).toEqual({ message: 'Dal.' });
  expect(await messagesOf(member)).toBe(2);
});

it('two requests with one key do not wait for one that died; should it live on, it has no effect', async () => {
  const slow = waitingCoach(server);
  const first = ask(member);
  await slow.asked(1);
  server.clock.advance(30_001);
  const second = ask(member);
  await slow.asked(2);
  slow.reply(1, 'The second reply.');
  expect(await (await second).json()).toEqual({ message: 'The second reply.' });
  slow.reply(0, 'The first reply.');
  expect((await first).status).toBe(409);
  expect(await (await ask(member)).json()).toEqual({ message: 'The second reply.' });
  expect(await messagesOf(member)).toBe(2);
});
