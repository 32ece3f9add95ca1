import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeCycle, eraseCycle } from '../../../src/data/repositories/cycle.ts';
import { wakeWaiting } from '../../../src/data/repositories/outbox.ts';
import { writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { noteFlow } from '../../../src/domain/cycle/log.ts';
import { shareNotes } from '../../../src/features/cycle/share-notes.ts';
import { json } from '../data/scripted-fetch.ts';
import { type Harness, TODAY } from '../sync/harness.ts';
import { createAccount, notesOf, queue, share, uuids } from './account.ts';

// The account's last note of a day must be the member's last one, even if notes were refused, lost or delayed.

let account: ReturnType<typeof createAccount>;
beforeEach(() => {
  account = createAccount();
});
afterEach(() => account.end());

test('what waits in the queue stays on the screen and comes after what the account has', async () => {
  const phone = account.start('ana');
  const day = '2026-11-20';
  const reachable = phone.network.script.answer;
  await writeMemberSetting(phone.db, 'cycleShared', true);
  phone.network.script.answer = (request) =>
    request.init.method === 'GET' ? reachable(request) : json({ detail: 'Later.' }, 503);
  for (const flow of ['medium', 'heavy'] as const) {
    await changeCycle(phone.db, (held) => noteFlow(held, day, flow));
    await share(phone);
  }
  account.tell(day, 'light');
  await phone.sync.refresh('journal');
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'heavy' } });
  phone.network.script.answer = reachable;
  await wakeWaiting(phone.db);
  await phone.sync.sendNow();
  await phone.sync.refresh('journal');
  expect(account.flows()).toEqual(['light', 'medium', 'heavy']);
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'heavy' } });
});

test('notes that arrive while the account’s older ones are on their way here stay', async () => {
  const phone = account.start('ana');
  const day = '2026-11-20';
  const reachable = phone.network.script.answer;
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'medium'));
  phone.network.script.answer = () => json({ detail: 'Later.' }, 503);
  await share(phone);
  await phone.sync.sendNow();
  account.tell(day, 'light');
  let looks = 0;
  phone.network.script.answer = async (request) => {
    const answer = await reachable(request);
    if (request.init.method !== 'GET') return answer;
    looks += 1;
    if (looks > 1) return json({ detail: 'Later.' }, 503);
    await wakeWaiting(phone.db);
    await phone.sync.sendNow();
    return answer;
  };
  await phone.sync.refresh('journal');
  expect(await phone.db.outbox.count()).toBe(0);
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'medium' } });
});

test('a change whose answer was lost is known by what the account has, and comes before what was told later', async () => {
  const phone = account.start('ana');
  const day = '2026-11-20';
  const reachable = phone.network.script.answer;
  phone.network.script.answer = async (request) => {
    if (request.init.method === 'POST') await reachable(request);
    return json({ detail: 'Later.' }, 503);
  };
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
  await share(phone);
  await phone.sync.sendNow();
  expect(account.log).toHaveLength(1);
  expect(await phone.db.outbox.count()).toBe(1);
  phone.network.script.answer = reachable;
  await phone.sync.refresh('journal');
  expect(await phone.db.outbox.count()).toBe(0);
  account.tell(day, 'light');
  await phone.sync.refresh('journal');
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'light' } });
});

test('a refused note that is discarded, or withheld, leaves a newer one that was sent as it is', async () => {
  const phone = account.start('ana');
  const day = '2026-11-20';
  const reachable = phone.network.script.answer;
  phone.network.script.answer = () => json({ detail: 'Wrong.' }, 400);
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'light'));
  await share(phone);
  await phone.sync.sendNow();
  const [refused] = await phone.db.outbox.toArray();
  phone.network.script.answer = reachable;
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
  await share(phone);
  await phone.sync.sendNow();
  expect(await phone.sync.discard(refused?.id ?? '')).toEqual({ ok: true, value: true });
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'heavy' } });
  await share(phone);
  await phone.sync.sendNow();
  expect(account.flows()).toEqual(['heavy']);
});

test('a refused note that an older one came after is sent when it is tried again', async () => {
  const phone = account.start('ana');
  const day = '2026-11-20';
  const reachable = phone.network.script.answer;
  phone.network.script.answer = () => json({ detail: 'Wrong.' }, 400);
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
  await share(phone);
  await phone.sync.sendNow();
  const [refused] = await phone.db.outbox.toArray();
  phone.network.script.answer = reachable;
  account.tell(day, 'light');
  await phone.sync.refresh('journal');
  await phone.sync.retry(refused?.id ?? '');
  await phone.sync.sendNow();
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'heavy' } });
  expect(account.flows()).toEqual(['light', 'heavy']);
});

test('a tab that was stopped before it queued its notes queues those of now', async () => {
  const phone = account.start('ana');
  const day = '2026-11-20';
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'light'));
  await writeMemberSetting(phone.db, 'cycleShared', true);
  const run: Harness['sync']['run'] = async (command) => {
    if (account.log.length === 0) {
      await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
      await queue(phone);
      await phone.sync.sendNow();
    }
    return phone.sync.run(command);
  };
  expect(await shareNotes(phone.db, { run }, uuids, TODAY)).toMatchObject({ ok: true });
  await phone.sync.sendNow();
  await phone.sync.refresh('journal');
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'heavy' } });
  expect(account.flows()).toEqual(['heavy']);
});

test('of two tabs that look at the account, the slower one takes nothing back', async () => {
  const tab = account.start('ana');
  const day = '2026-11-20';
  account.tell(day, 'light');
  const reachable = tab.network.script.answer;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isFirst = true;
  tab.network.script.answer = async (request) => {
    const answer = await reachable(request);
    if (isFirst) {
      isFirst = false;
      await held;
    }
    return answer;
  };
  const slow = tab.sync.refresh('journal');
  await expect.poll(() => isFirst).toBe(false);
  account.tell(day, 'heavy');
  await account.start('ana').sync.refresh('journal');
  letGo();
  await slow;
  expect(await notesOf(tab)).toMatchObject({ [day]: { flow: 'heavy' } });
});

test('an impossible day is not taken over; after a fresh start the account’s notes come again', async () => {
  const phone = account.start('ana');
  account.tell('2026-02-30', 'heavy');
  account.tell('2026-11-20', 'light');
  await phone.sync.refresh('journal');
  expect(await notesOf(phone)).toEqual({ '2026-11-20': expect.objectContaining({ flow: 'light' }) });
  await eraseCycle(phone.db);
  expect(await notesOf(phone)).toEqual({});
  await phone.sync.refresh('journal');
  expect(await notesOf(phone)).toMatchObject({ '2026-11-20': { flow: 'light' } });
});

test('refused notes that are sent again leave out what newer ones took the place of', async () => {
  const phone = account.start('ana');
  const reachable = phone.network.script.answer;
  phone.network.script.answer = () => json({ detail: 'Wrong.' }, 400);
  await changeCycle(phone.db, (held) =>
    noteFlow(noteFlow(held, '2026-11-19', 'medium'), '2026-11-20', 'heavy'),
  );
  await share(phone);
  await phone.sync.sendNow();
  const [refused] = await phone.db.outbox.toArray();
  expect(refused).toMatchObject({ state: 'refused' });
  phone.network.script.answer = reachable;
  await changeCycle(phone.db, (held) => noteFlow(held, '2026-11-20', 'light'));
  await share(phone);
  await phone.sync.sendNow();
  await phone.sync.retry(refused?.id ?? '');
  await phone.sync.sendNow();
  expect(account.log.map(({ day, payload }) => [day, payload.flow])).toEqual([
    ['2026-11-20', 'light'],
    ['2026-11-19', 'medium'],
  ]);
  expect(await phone.db.outbox.count()).toBe(0);
});

test('refused notes of which nothing is so any more are not sent again', async () => {
  const phone = account.start('ana');
  const reachable = phone.network.script.answer;
  phone.network.script.answer = () => json({ detail: 'Wrong.' }, 400);
  await changeCycle(phone.db, (held) => noteFlow(held, '2026-11-20', 'heavy'));
  await share(phone);
  await phone.sync.sendNow();
  const [refused] = await phone.db.outbox.toArray();
  phone.network.script.answer = reachable;
  await changeCycle(phone.db, (held) => noteFlow(held, '2026-11-20', 'light'));
  await share(phone);
  await phone.sync.sendNow();
  await phone.sync.retry(refused?.id ?? '');
  expect(await phone.db.outbox.count()).toBe(0);
  expect(account.flows()).toEqual(['light']);
});
