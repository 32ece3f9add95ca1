import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeCycle, isCycleUnshared } from '../../../src/data/repositories/cycle.ts';
import { wakeWaiting } from '../../../src/data/repositories/outbox.ts';
import { readMemberSetting, writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { noteFlow } from '../../../src/domain/cycle/log.ts';
import { endSharing } from '../../../src/sync/outbox/cycle-notes.ts';
import { json } from '../data/scripted-fetch.ts';
import { type Harness, TODAY } from '../sync/harness.ts';
import { createAccount, notesOf, queue, share } from './account.ts';
import { noteSymptoms } from './note-symptoms.ts';

let { log, start, tell, end } = createAccount();
beforeEach(() => {
  ({ log, start, tell, end } = createAccount());
});
afterEach(() => end());

test('notes reach another device of the member, and go out once', async () => {
  const phone = start('ana');
  await changeCycle(phone.db, (held) => noteFlow(held, '2026-11-20', 'heavy'));
  await share(phone);
  await phone.sync.sendNow();
  await share(phone);
  await phone.sync.sendNow();
  expect(log.map(({ day, kind, payload }) => ({ day, kind, payload }))).toEqual([
    { day: '2026-11-20', kind: 'cycle.day', payload: { flow: 'heavy', symptoms: '', before: '' } },
  ]);

  const tablet = start('ana-on-another-device');
  await tablet.sync.refresh('journal');
  expect(await notesOf(tablet)).toEqual(await notesOf(phone));
});

test('on their way and on arrival they are never plain', async () => {
  const phone = start('ana');
  await changeCycle(phone.db, (held) => noteSymptoms(held, '2026-11-20', ['cramps']));
  phone.network.script.answer = () => json({ detail: 'Later.' }, 503);
  await share(phone);
  const [row] = await phone.db.outbox.toArray();
  expect(row).toMatchObject({ kind: 'cycle.share', sealed: true });
  expect(JSON.stringify(row)).not.toContain('cramps');

  tell(TODAY, 'light');
  const tablet = start('ana-on-another-device');
  await tablet.sync.refresh('journal');
  expect(await notesOf(tablet)).toMatchObject({ [TODAY]: { flow: 'light' } });
  expect(await tablet.db.journal.count()).toBe(0);
});

test('nothing goes out unless it is asked for', async () => {
  const phone = start('ana');
  await changeCycle(phone.db, (held) => noteFlow(held, '2026-11-20', 'heavy'));
  await phone.sync.sendNow();
  expect(log).toEqual([]);
});

/** Three days are noted where there is no signal, a change for each. */
const noteThreeDays = async (phone: Harness): Promise<void> => {
  phone.network.script.answer = () => json({ detail: 'Later.' }, 503);
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20'] as const) {
    await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
    await share(phone);
  }
  expect(await phone.db.outbox.count()).toBe(3);
};

test('once they stay on the device, nothing that waits goes out, and all of it does when they are shared again', async () => {
  const phone = start('ana');
  const reachable = phone.network.script.answer;
  await noteThreeDays(phone);
  const noted = await notesOf(phone);
  expect(await endSharing(phone.db)).toMatchObject({ ok: true });
  phone.network.script.answer = reachable;
  await phone.sync.sendNow();
  expect(log).toEqual([]);
  expect(await notesOf(phone)).toEqual(noted);
  expect(await readMemberSetting(phone.db, 'cycleShared')).toBe(false);
  await share(phone);
  await phone.sync.sendNow();
  expect(log.map(({ day }) => day)).toEqual(Object.keys(noted ?? {}));
});

test('once they stay on the device, nothing goes out, also where the app ends before the queue is empty', async (context) => {
  const phone = start('ana');
  const reachable = phone.network.script.answer;
  await noteThreeDays(phone);
  const died = vi.spyOn(phone.db.cycle, 'get').mockRejectedValue(new DOMException('Gone.', 'AbortError'));
  context.onTestFinished(() => died.mockRestore());
  expect(await endSharing(phone.db)).toMatchObject({ ok: false });
  died.mockRestore();
  phone.network.script.answer = reachable;
  await wakeWaiting(phone.db);
  await phone.sync.sendNow();
  expect(log).toEqual([]);
  expect(await readMemberSetting(phone.db, 'cycleShared')).toBe(false);
  const [row] = await phone.db.outbox.toArray();
  await phone.sync.retry(row?.id ?? '');
  await phone.sync.sendNow();
  expect(log).toEqual([]);
  expect(await phone.db.outbox.count()).toBe(0);
});

test('a day that was emptied and never sent stays so, and is told once they are shared again', async () => {
  const phone = start('ana');
  const day = '2026-11-20';
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
  await share(phone);
  await phone.sync.sendNow();
  const reachable = phone.network.script.answer;
  phone.network.script.answer = () => json({ detail: 'Later.' }, 503);
  await changeCycle(phone.db, (held) => noteFlow(held, day, null));
  await share(phone);
  await endSharing(phone.db);
  expect(await isCycleUnshared(phone.db)).toBe(true);
  phone.network.script.answer = reachable;
  await phone.sync.refresh('journal');
  expect(await notesOf(phone)).toEqual({});
  await share(phone);
  await phone.sync.sendNow();
  expect(log.map(({ payload }) => payload.flow)).toEqual(['heavy', null]);
});

test('notes that a tab is about to queue while another ends the sharing are not queued', async () => {
  const phone = start('ana');
  await changeCycle(phone.db, (held) => noteFlow(held, '2026-11-20', 'heavy'));
  await writeMemberSetting(phone.db, 'cycleShared', true);
  await endSharing(phone.db);
  expect(await queue(phone)).toMatchObject({ ok: false });
  expect(await phone.db.outbox.count()).toBe(0);
  await share(phone);
  await phone.sync.sendNow();
  expect(log).toHaveLength(1);
});

test('one change of them that is discarded takes the others out of the queue', async () => {
  const phone = start('ana');
  await noteThreeDays(phone);
  const [row] = await phone.db.outbox.toArray();
  await phone.db.outbox.toCollection().modify({ state: 'refused' });
  expect(await phone.sync.discard(row?.id ?? '')).toEqual({ ok: true, value: true });
  expect(await phone.db.outbox.count()).toBe(0);
});

test('what two devices noted of one day ends as the account ordered it', async () => {
  const phone = start('ana');
  const tablet = start('ana-on-another-device');
  await changeCycle(phone.db, (held) => noteFlow(held, TODAY, 'light'));
  await changeCycle(tablet.db, (held) => noteFlow(held, TODAY, 'heavy'));
  await share(phone);
  await phone.sync.sendNow();
  await tablet.sync.refresh('journal');
  expect(await notesOf(tablet)).toMatchObject({ [TODAY]: { flow: 'heavy' } });
  await share(tablet);
  await tablet.sync.sendNow();
  for (const device of [phone, tablet]) {
    await device.sync.refresh('journal');
    expect(await notesOf(device)).toMatchObject({ [TODAY]: { flow: 'heavy' } });
  }
});
