import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seal } from '../../../src/data/db/sealing.ts';
import { ONLY } from '../../../src/data/db/stored-rows.ts';
import { readLocalOnly } from '../../../src/data/local-only.ts';
import { changeCycle, eraseCycle, openHeld } from '../../../src/data/repositories/cycle.ts';
import { readMemberSetting, writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { noteFlow } from '../../../src/domain/cycle/log.ts';
import { endSharing } from '../../../src/sync/outbox/cycle-notes.ts';
import { json, unreachable } from '../data/scripted-fetch.ts';
import type { Harness } from '../sync/harness.ts';
import { createAccount, notesOf, queue, share } from './account.ts';
import { noteSymptoms } from './note-symptoms.ts';

let account: ReturnType<typeof createAccount>;
beforeEach(() => {
  account = createAccount();
});
afterEach(() => account.end());
const day = '2026-11-20';

test('a note queued and delivered during a look is not undone by the older page', async () => {
  const phone = account.start('ana');
  const reachable = phone.network.script.answer;
  await writeMemberSetting(phone.db, 'cycleShared', true);
  account.tell(day, 'light');
  let looks = 0;
  phone.network.script.answer = async (request) => {
    if (request.init.method !== 'GET' || !request.url.includes('/journal')) return reachable(request);
    looks += 1;
    if (looks > 1) return json({ detail: 'Later.' }, 503);
    const answer = await reachable(request);
    // The answer is on its way.
    await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
    await queue(phone);
    await phone.sync.sendNow();
    return answer;
  };
  await phone.sync.refresh('journal');
  expect(account.flows()).toEqual(['light', 'heavy']);
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'heavy' } });
});

test('a symptom noted after such a look goes to the account with those before it', async () => {
  const phone = account.start('ana');
  const reachable = phone.network.script.answer;
  await writeMemberSetting(phone.db, 'cycleShared', true);
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
  let looks = 0;
  phone.network.script.answer = async (request) => {
    if (request.init.method !== 'GET' || !request.url.includes('/journal')) return reachable(request);
    looks += 1;
    if (looks > 1) return json({ detail: 'Later.' }, 503);
    const answer = await reachable(request);
    await changeCycle(phone.db, (held) => noteSymptoms(held, day, ['cramps']));
    await queue(phone);
    await phone.sync.sendNow();
    return answer;
  };
  await queue(phone);
  await phone.sync.sendNow();
  await expect.poll(() => account.log.length).toBe(2);
  await phone.sync.refresh('journal');
  await changeCycle(phone.db, (held) =>
    noteSymptoms(held, day, [...(held.days[day]?.symptoms ?? []), 'headache']),
  );
  phone.network.script.answer = reachable;
  await queue(phone);
  await phone.sync.sendNow();
  await phone.sync.refresh('journal');
  expect(account.log.at(-1)?.payload.symptoms).toBe('cramps,headache');
});

const leaveAndComeBack = async (phone: Harness) => {
  expect(await phone.device.keepUnsentOnly(phone.db.memberId)).toMatchObject({ ok: true });
  const back = account.start('ana');
  await back.db.settings.where('key').equals('left').delete();
  return back;
};

/** A phone with notes to share, to which the server said no. */
const phoneAnswered = async (status: number) => {
  const phone = account.start('ana');
  phone.network.script.answer = () => json({ detail: 'No.' }, status);
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
  await share(phone);
  await phone.sync.sendNow();
  return phone;
};

test('a refused change of the notes that was kept over a logout is sent by Try again', async () => {
  const back = await leaveAndComeBack(await phoneAnswered(400));
  const [row] = await back.db.outbox.toArray();
  expect(row).toMatchObject({ state: 'refused' });
  await back.sync.retry(row?.id ?? '');
  await back.sync.sendNow();
  expect(account.flows()).toEqual(['heavy']);
});

test('notes that are still sent after a logout count as shared', async () => {
  const back = await leaveAndComeBack(await phoneAnswered(503));
  const shared = await readMemberSetting(back.db, 'cycleShared');
  await back.db.outbox.toCollection().modify({ nextAt: 0 });
  await back.sync.sendNow();
  expect([shared, account.flows()]).not.toEqual([null, ['heavy']]);
});

/** The note reaches the account, the answer does not reach the device, and from then on the notes stay here. */
const endWhileOnItsWay = async (phone: Harness) => {
  const reachable = phone.network.script.answer;
  phone.network.script.answer = async (request) => {
    if (request.init.method === 'POST') await reachable(request);
    return json({ detail: 'Later.' }, 503);
  };
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'light'));
  await share(phone);
  await phone.sync.sendNow();
  await endSharing(phone.db);
  phone.network.script.answer = reachable;
  // The device hears of its own note alone...
  await phone.sync.refresh('journal');
  // ...and of the newer one of another device with the next look.
  account.tell(day, 'heavy');
  await phone.sync.refresh('journal');
};

test('what reached the account unheard is followed by what another device said later, in a later page', async () => {
  const phone = account.start('ana');
  await endWhileOnItsWay(phone);
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'heavy' } });
});

test('what another device said later is not told over when the notes are shared again', async () => {
  const phone = account.start('ana');
  await endWhileOnItsWay(phone);
  await share(phone);
  await phone.sync.sendNow();
  expect(account.flows()).toEqual(['light', 'heavy']);
});

test('after a fresh start, an emptied day that waited and is discarded hides nothing that the account has', async () => {
  const phone = account.start('ana');
  const reachable = phone.network.script.answer;
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'light'));
  await share(phone);
  await phone.sync.sendNow();
  phone.network.script.answer = () => json({ detail: 'Later.' }, 503);
  await changeCycle(phone.db, (held) => noteFlow(held, day, null));
  await queue(phone);
  await eraseCycle(phone.db);
  const [row] = await phone.db.outbox.toArray();
  await phone.sync.discard(row?.id ?? '');
  phone.network.script.answer = reachable;
  await phone.sync.refresh('journal');
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'light' } });
});

test('notes that nothing is queued of do not count as told', async () => {
  // The session lost the journal between the page's look at it and the queue.
  const phone = account.start('ana');
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'light'));
  await writeMemberSetting(phone.db, 'cycleShared', true);
  const session = phone.session.current();
  if (session === null || session.access === null) throw new Error('No session.');
  phone.session.signIn({ ...session, access: session.access, extensions: [] });
  await queue(phone);
  phone.session.signIn({ ...session, access: session.access });
  await queue(phone);
  await phone.sync.sendNow();
  expect(account.flows()).toEqual(['light']);
});

test('after a fresh start, Try again does not tell an older refused note over a newer one that was delivered', async () => {
  const phone = account.start('ana');
  const reachable = phone.network.script.answer;
  phone.network.script.answer = (request) =>
    request.init.method === 'POST' ? json({ detail: 'Wrong.' }, 400) : reachable(request);
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'light'));
  await share(phone);
  await phone.sync.sendNow();
  const [row] = await phone.db.outbox.toArray();
  expect(row).toMatchObject({ state: 'refused' });
  phone.network.script.answer = reachable;
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
  await queue(phone);
  await phone.sync.sendNow();
  expect(account.flows()).toEqual(['heavy']);
  await phone.sync.refresh('journal');
  // Start afresh, and Try again, before a look at the account succeeds.
  phone.network.script.answer = () => unreachable();
  await eraseCycle(phone.db);
  await phone.sync.retry(row?.id ?? '');
  phone.network.script.answer = reachable;
  await phone.db.outbox.toCollection().modify({ nextAt: 0 });
  await phone.sync.sendNow();
  await phone.sync.refresh('journal');
  expect(account.flows()).toEqual(['heavy']);
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'heavy' } });
});

/** The row as the release before wrote it: sources say nothing of `heardOf`. */
const asOfBefore = async (phone: Harness) => {
  const row = await phone.db.cycle.get(ONLY);
  const held = await openHeld(phone.db, row);
  if (row === undefined || !held.ok) throw new Error('No notes.');
  const { log, sent, sources } = held.value;
  const before = Object.fromEntries(
    Object.entries(sources).map(([subject, { id, takenBack }]) => [subject, { id, takenBack }]),
  );
  await phone.db.cycle.put({ ...row, log: await seal(phone.db, { ...log, sent, sources: before }) });
};

/** A heavy day that an earlier build queued, and whose calls are answered with `status`. */
const queuedBefore = async (status: number) => {
  const phone = account.start('ana');
  const reachable = phone.network.script.answer;
  phone.network.script.answer = (request) =>
    request.init.method === 'POST' ? json({ detail: 'Not now.' }, status) : reachable(request);
  await changeCycle(phone.db, (held) => noteFlow(held, day, 'heavy'));
  await share(phone);
  await phone.sync.sendNow();
  await asOfBefore(phone);
  const reach = (): void => {
    phone.network.script.answer = reachable;
  };
  return { phone, reach };
};

test('a note that was refused before the update is not lost to an older one of another device', async () => {
  const { phone, reach } = await queuedBefore(400);
  account.tell(day, 'light');
  reach();
  await phone.sync.refresh('journal');
  const shown = (await notesOf(phone))?.[day]?.flow;
  const [row] = await phone.db.outbox.toArray();
  expect(row).toMatchObject({ state: 'refused' });
  await phone.sync.retry(row?.id ?? '');
  await phone.sync.sendNow();
  await phone.sync.refresh('journal');
  expect([shown, account.flows()]).toEqual(['heavy', ['light', 'heavy']]);
});

test('a note that waited over the update is not undone on the screen, and editing on keeps it', async () => {
  const { phone, reach } = await queuedBefore(503);
  account.tell(day, 'light');
  await phone.sync.refresh('journal');
  await changeCycle(phone.db, (held) => noteSymptoms(held, day, ['cramps']));
  await queue(phone);
  reach();
  await phone.db.outbox.toCollection().modify({ nextAt: 0 });
  await phone.sync.sendNow();
  await phone.sync.refresh('journal');
  expect(await notesOf(phone)).toMatchObject({ [day]: { flow: 'heavy', symptoms: ['cramps'] } });
});

test('a note that waited over the update and then stays here is this device’s alone', async () => {
  const { phone, reach } = await queuedBefore(503);
  await endSharing(phone.db);
  expect(await readLocalOnly(phone.db)).toMatchObject({ cycleNotes: true });
  reach();
  await share(phone);
  await phone.sync.sendNow();
  expect(account.flows()).toEqual(['heavy']);
});
