import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { MemberDatabase, memberDatabaseName } from '../../../src/data/db/member-database.ts';
import { stored } from '../../../src/data/db/storage.ts';
import { readMessages } from '../../../src/data/repositories/messages.ts';
import { countUnsent, listOutbox } from '../../../src/data/repositories/outbox.ts';
import { FIRST_ATTEMPT_MS } from '../../../src/sync/sync.ts';
import { expectConsole } from '../../support/console.ts';
import { json } from '../data/scripted-fetch.ts';
import { createHarness, deleteDatabases, type Harness } from './harness.ts';
import { chat, lifestyle, wellness } from './samples.ts';

const open: Harness[] = [];

const start = (...args: Parameters<typeof createHarness>): Harness => {
  const harness = createHarness(...args);
  open.push(harness);
  return harness;
};

afterEach(async () => {
  await deleteDatabases(...open.splice(0).map(({ db }) => db));
});

class NextRelease extends MemberDatabase {
  constructor(memberId: string) {
    super(memberId);
    this.version(99).stores({ badges: 'key' });
  }
}

const full = () => new DOMException('full', 'QuotaExceededError');
const reply = () => json({ user: 'stored', message: 'ok' });
/** A request whose answer the test gives. */
const pending = () => {
  let answer = (_: Response): void => undefined;
  const promise = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (response: Response) => answer(response) };
};

test('what is entered after the engine dropped the connection is kept, sealed answers too', async () => {
  expectConsole(/Need to reopen db/);
  const harness = start(() => json({}, 503));
  await harness.sync.run(chat('one'));
  await harness.sync.sendNow();
  harness.db.backendDB().close();
  expect(await harness.sync.run(chat('two'))).toMatchObject({ ok: true });
  harness.db.close();
  expect(await harness.sync.run({ intent: wellness })).toMatchObject({ ok: true });
  expect(await stored(harness.db, () => countUnsent(harness.db))).toEqual({ ok: true, value: 3 });
});

test('a connection that fails with an unknown error is opened anew, once for all queries', async () => {
  const harness = start();
  await harness.sync.run(chat('one'));
  await harness.sync.sendNow();
  const opened = vi.spyOn(harness.db, 'open');
  let failures = 2;
  const query = async () => {
    failures -= 1;
    if (failures >= 0) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    return countUnsent(harness.db);
  };
  const results = await Promise.all([stored(harness.db, query), stored(harness.db, query)]);
  expect(results).toEqual([
    { ok: true, value: 1 },
    { ok: true, value: 1 },
  ]);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a message whose answer a full disk could not keep is not sent a second time', async () => {
  const harness = start(reply);
  const puts = vi.spyOn(harness.db.messages, 'put').mockRejectedValue(full());
  await harness.sync.run(chat('one'));
  await harness.sync.sendNow();
  expect(await listOutbox(harness.db)).toMatchObject([{ state: 'sending' }]);
  puts.mockRestore();
  harness.clock.advance(20_000);
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  expect(harness.calls().filter((call) => call.includes('chat'))).toHaveLength(1);
  expect((await readMessages(harness.db)).map(({ text }) => text)).toEqual(['one', 'ok']);
});

test('an answer that comes after the member’s data was removed brings nothing back', async () => {
  const { promise, answer } = pending();
  const harness = start(() => promise);
  const { memberId } = harness.db;
  const outcome = harness.sync.submit(chat('one'));
  await expect.poll(() => harness.network.requests).toHaveLength(1);
  await harness.device.wipe(memberId);
  harness.session.signOut();
  answer(reply());
  await harness.sync.sendNow();
  harness.clock.advance(FIRST_ATTEMPT_MS);
  await outcome;
  expect(await Dexie.getDatabaseNames()).not.toContain(memberDatabaseName(memberId));
});

test('rows of a newer version of the app are left alone and hold their lane, no other', async () => {
  const harness = start(reply);
  harness.session.expire(`token-${harness.db.memberId}`);
  await harness.sync.run(chat('from the next release'));
  await harness.sync.run(chat('after it'));
  await harness.sync.run({ intent: lifestyle('Friday') });
  const [first] = await listOutbox(harness.db);
  if (first === undefined) throw new Error('Nothing waits');
  const newer = { ...first, version: 2, kind: 'chat.send.with-picture' };
  await harness.db.outbox.put(newer as never);
  harness.session.signIn({ ...harness.session.current(), access: 'token' } as never);
  await harness.sync.sendNow();
  expect(await listOutbox(harness.db)).toMatchObject([newer, { state: 'waiting', attempts: 0 }]);
  expect(harness.calls()).toContain('POST /django/lifestyle/create');
});

test('an old worker and a new page share the database', async () => {
  const harness = start(() => json({}, 503));
  await harness.sync.run(chat('one'));
  await harness.sync.sendNow();
  // The next release opens it with a table more; the old one gives way, and works on what it knows.
  const next = new NextRelease(harness.db.memberId);
  await next.open();
  expect(await harness.sync.run(chat('two'))).toMatchObject({ ok: true });
  expect(await stored(harness.db, () => countUnsent(harness.db))).toEqual({ ok: true, value: 2 });
  expect(await next.table('badges').count()).toBe(0);
  next.close();
  const worker = new MemberDatabase(harness.db.memberId);
  expect(await countUnsent(worker)).toBe(2);
  worker.close();
});
