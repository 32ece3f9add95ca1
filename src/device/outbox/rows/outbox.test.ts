import { expect, test } from 'vitest';
import { html, json, type SeenRequest, unreachable } from '../../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness, memberSession } from '../../../../tests/support/unit/sync-harness.ts';
import { chat, lifestyle, profileCreate, wellness } from '../../../../tests/support/unit/sync-samples.ts';
import { readMessages } from '../../rows/messages.ts';
import { countUnreadNotices } from '../../rows/notices.ts';
import { createLocalLocks } from '../drain/locks.ts';
import { countUnsent, listOutbox } from './outbox.ts';

const bodyOf = ({ init }: SeenRequest): unknown => JSON.parse(String(init.body));
const reply = () => json({ user: 'stored', message: 'ok' });
const states = async (harness: Harness) => (await listOutbox(harness.db)).map(({ state }) => state);
/** Runs a command without its background drain: the token comes back afterwards. */
const runOffline = async (harness: Harness, ...commands: Parameters<Harness['sync']['run']>[0][]) => {
  const member = harness.session.current();
  if (member === null) throw new Error('Nobody is signed in');
  harness.session.expire(member.access ?? '');
  for (const command of commands) await harness.sync.run(command);
  harness.session.signIn({
    ...memberSession(member.memberId, 'token'),
    extensions: member.extensions,
  } as never);
};

test('what waits is sent in order, once, and leaves with the answer that records it', async () => {
  const harness = createHarness(reply);
  await runOffline(harness, chat('one'), chat('two'));
  expect(await harness.sync.sendNow()).toEqual({ ok: true, value: 0 });
  expect(harness.network.requests.map(bodyOf)).toEqual([{ message: 'one' }, { message: 'two' }]);
  expect((await readMessages(harness.db)).map(({ text }) => text)).toEqual(['one', 'ok', 'two', 'ok']);
  await harness.sync.sendNow();
  expect(harness.network.requests).toHaveLength(2);
});

test('what waits names the member it belongs to and carries no token on the disk', async () => {
  const harness = createHarness(() => json({ id: 3 }));
  await runOffline(harness, { intent: profileCreate });
  expect(JSON.stringify(await listOutbox(harness.db))).not.toContain('token');
  await harness.sync.sendNow();
  const [request] = harness.network.requests;
  expect(request?.headers.Authorization).toBe('Bearer token');
  expect(request && bodyOf(request)).toMatchObject({ user: harness.db.memberId, name: 'Ana' });
});

test('what waits is sealed where it tells of health, and travels in the clear', async () => {
  const harness = createHarness(() => json({}));
  await runOffline(harness, { intent: wellness });
  const [row] = await listOutbox(harness.db);
  expect(row?.sealed).toBe(true);
  expect(JSON.stringify(row?.payload)).not.toContain('Diabetes');
  await harness.sync.sendNow();
  expect(harness.network.requests[0]?.init.body).toContain('Diabetes');
});

test('what waits is replaced by a newer answer to the same questionnaire', async () => {
  const harness = createHarness(() => json({}));
  await runOffline(
    harness,
    { intent: lifestyle('Friday') },
    { intent: wellness },
    { intent: lifestyle('Sunday') },
  );
  await harness.sync.sendNow();
  const sent = harness.network.requests.filter(({ url }) => url === '/django/lifestyle/create');
  expect(sent.map(bodyOf)).toEqual([expect.objectContaining({ shopping_day: 'Sunday' })]);
});

test('what waits never leaves with another member’s token', async () => {
  const harness = createHarness(reply);
  await runOffline(harness, chat('mine'));
  harness.session.signIn(memberSession('somebody-else') as never);
  await harness.sync.sendNow();
  expect(harness.network.requests).toEqual([]);
  expect(await countUnsent(harness.db)).toBe(1);
});

test.each([
  ['no network', unreachable],
  ['a 500 page', () => html(500)],
  ['503', () => json({}, 503)],
  ['408', () => json({}, 408)],
  ['425', () => json({}, 425)],
])('a failed attempt for %s is repeated later, with the same intent', async (_, failure) => {
  const harness = createHarness(failure);
  await runOffline(harness, chat('one'));
  await harness.sync.sendNow();
  expect(await listOutbox(harness.db)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  harness.network.script.answer = reply;
  await harness.sync.sendNow();
  expect(harness.network.requests).toHaveLength(1);
  harness.clock.advance(2_000);
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  expect(harness.network.requests.map(bodyOf)).toEqual([{ message: 'one' }, { message: 'one' }]);
});

test('a failed attempt holds its own lane back and no other', async () => {
  const harness = createHarness(({ url }) => (url.includes('chat') ? html(502) : json({ id: 3 })));
  await runOffline(harness, chat('one'), chat('two'), { intent: profileCreate });
  await harness.sync.sendNow();
  expect(harness.calls().filter((call) => call.includes('chat'))).toHaveLength(1);
  expect((await listOutbox(harness.db)).map(({ kind }) => kind)).toEqual(['chat.send', 'chat.send']);
});

test('a failed attempt for a dead token waits for sign-in, attempts unchanged', async () => {
  const harness = createHarness(() => json({ code: 'token_not_valid' }, 401));
  await runOffline(harness, chat('one'), chat('two'), { intent: lifestyle('Friday') });
  await harness.sync.sendNow();
  const chats = (await listOutbox(harness.db)).filter(({ lane }) => lane === 'chat');
  expect(chats).toMatchObject([
    { state: 'waiting', attempts: 0 },
    { state: 'waiting', attempts: 0 },
  ]);
  const asked = harness.network.requests.length;
  await harness.sync.sendNow();
  expect(harness.network.requests).toHaveLength(asked);
  harness.network.script.answer = reply;
  harness.session.signIn(memberSession(harness.db.memberId, 'fresh') as never);
  await harness.sync.sendNow();
  expect(await countUnsent(harness.db)).toBe(0);
});

test.each([
  ['400', () => json({ message: ['Too long.'] }, 400)],
  ['403', () => json({}, 403)],
  ['409', () => json({ detail: 'exists' }, 409)],
])('a failed attempt with %s is kept, shown and announced, and the lane goes on', async (_, failure) => {
  const harness = createHarness((request) =>
    String(request.init.body).includes('bad') ? failure() : reply(),
  );
  await runOffline(harness, chat('bad'), chat('good'));
  await harness.sync.sendNow();
  expect(await states(harness)).toEqual(['refused']);
  expect((await readMessages(harness.db)).map(({ text }) => text)).toEqual(['good', 'ok']);
  expect(await countUnreadNotices(harness.db)).toBe(1);
});

test('a lost answer sends the intent again under the same key where the backend knows keys', async () => {
  let committed = 0;
  const harness = createHarness(
    () => {
      committed += 1;
      return committed === 1 ? unreachable() : reply();
    },
    { extensions: ['idempotency'] },
  );
  await runOffline(harness, chat('one'));
  await harness.sync.sendNow();
  harness.clock.advance(2_000);
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  const keys = harness.network.requests.map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^"[0-9a-f-]{36}"$/);
});

/** A device that opens after another realm of it died while it sent; `options` are those of the one that opens. */
const crashed = async (options: Parameters<typeof createHarness>[1] = {}): Promise<Harness> => {
  const harness = createHarness(reply);
  await runOffline(harness, chat('one'));
  const [row] = await listOutbox(harness.db);
  if (row === undefined) throw new Error('Nothing waits');
  await harness.db.outbox.put({ ...row, state: 'sending', leaseUntil: harness.clock.now() + 20_000 });
  harness.db.close();
  // The clock of the dead one stands still, so nothing of it wakes.
  return createHarness(reply, { member: harness.db.memberId, ...options });
};
const LOCKS_OF_ALL_TABS = { ...createLocalLocks(), acrossTabs: true };

test('a device that died while sending leaves the row alone while its request may still be under way', async () => {
  const harness = await crashed();
  await harness.sync.sendNow();
  expect(harness.network.requests).toEqual([]);
});

test.each<[sends: string, requests: number, extensions: readonly string[]]>([
  ['sends the row at once where its lock is free and a key makes a second copy harmless', 1, ['idempotency']],
  ['leaves the row alone where its lock is free and a second copy would be one more message', 0, []],
])('a device that died while sending %s', async (_, requests, extensions) => {
  const harness = await crashed({ extensions, parts: { locks: LOCKS_OF_ALL_TABS } });
  await harness.sync.sendNow();
  expect(harness.network.requests).toHaveLength(requests);
  expect(await countUnsent(harness.db)).toBe(1 - requests);
});

test('a device that died while sending sends the row although the clock was set back by a day', async () => {
  const harness = await crashed();
  harness.clock.setNow(harness.clock.now() - 86_400_000);
  await harness.sync.sendNow();
  expect(await countUnsent(harness.db)).toBe(0);
});
