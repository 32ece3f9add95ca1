import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../../tests/support/console.ts';
import { createMemberServer } from '../../../tests/support/unit/member-server.ts';
import { json } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { chat, lifestyle, wellness } from '../../../tests/support/unit/sync-samples.ts';
import { foldDay } from '../../domain/food/journal/fold.ts';
import { readJournalDay } from '../journal/journal.ts';
import { countUnsent, listOutbox } from '../outbox/rows/outbox.ts';
import { readPlan } from '../plan/read/plan.ts';
import { readMessages } from '../rows/messages.ts';
import { stored } from './storage.ts';

const full = () => new DOMException('full', 'QuotaExceededError');
const reply = () => json({ user: 'stored', message: 'ok' });
test('what is entered after the engine dropped the connection is kept, sealed answers too', async () => {
  expectConsole(/Need to reopen db/);
  const harness = createHarness(() => json({}, 503));
  await harness.sync.run(chat('one'));
  await harness.sync.sendNow();
  harness.db.backendDB().close();
  expect(await harness.sync.run(chat('two'))).toMatchObject({ ok: true });
  harness.db.close();
  expect(await harness.sync.run({ intent: wellness })).toMatchObject({ ok: true });
  expect(await stored(harness.db, () => countUnsent(harness.db))).toEqual({ ok: true, value: 3 });
});

test('a message whose answer a full disk could not keep is not sent a second time', async () => {
  const harness = createHarness(reply);
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

test('rows of a newer version of the app are left alone and hold their lane, no other', async () => {
  const harness = createHarness(reply);
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

test('a full disk leaves the copy that is here, and stores nothing of what is entered then', async () => {
  const server = createMemberServer();
  const harness = createHarness(server.answer, { extensions: ['journal'] });
  const tick = (ticked: boolean) =>
    harness.sync.record({ kind: 'shopping.tick', day: TODAY, payload: { item: 'Grains/Rice', ticked } });
  await harness.sync.prefetch();
  await tick(true);
  await expect.poll(() => countUnsent(harness.db)).toBe(0);
  const puts = vi.spyOn(harness.db.plan, 'put').mockRejectedValue(full());
  expect(await harness.sync.refresh('plan')).toMatchObject({ error: { reason: 'QuotaExceededError' } });
  // A full disk may be found out when a transaction is committed.
  const commits = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function abort(
    this: IDBTransaction,
  ) {
    this.abort();
  });
  expect(await tick(false)).toMatchObject({ error: { kind: 'storage' } });
  puts.mockRestore();
  commits.mockRestore();
  expect((await readPlan(harness.db))?.plan.shopping).toHaveLength(1);
  expect([...foldDay(await readJournalDay(harness.db, TODAY)).ticks]).toEqual(['Grains/Rice']);
  expect(await countUnsent(harness.db)).toBe(0);
});
