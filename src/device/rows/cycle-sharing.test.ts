import { beforeEach, expect, test, vi } from 'vitest';
import { createAccount, notesOf, share } from '../../../tests/support/unit/cycle-account.ts';
import { noteSymptoms } from '../../../tests/support/unit/note-symptoms.ts';
import { json } from '../../../tests/support/unit/scripted-fetch.ts';
import { type Harness, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { type Flow, noteFlow } from '../../domain/body/cycle/log.ts';
import { seal } from '../db/sealing.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { ONLY } from '../db/stored-rows.ts';
import { endSharing } from '../outbox/drain/cycle-notes.ts';
import { wakeWaiting } from '../outbox/rows/outbox.ts';
import { changeCycle, eraseCycle, openHeld } from './cycle.ts';

// Named cases. sharing-model.test.ts proves the order of notes under random steps of two devices.

const DAY = '2026-11-20';

let account: ReturnType<typeof createAccount>;
let phone: Harness;
let reachable: Harness['network']['script']['answer'];
beforeEach(() => {
  account = createAccount();
  phone = account.start('ana');
  reachable = phone.network.script.answer;
});

const note = (flow: Flow | null, day = DAY) => changeCycle(phone.db, (held) => noteFlow(held, day, flow));
const send = async (): Promise<void> => {
  await share(phone);
  await phone.sync.sendNow();
};
const look = () => phone.sync.refresh('journal');
const flowHere = async () => (await notesOf(phone))?.[DAY]?.flow ?? null;
const answerChanges = (status: number): void => {
  phone.network.script.answer = (request) =>
    request.init.method === 'POST' ? json({ detail: 'No.' }, status) : reachable(request);
};
const reach = (): Promise<void> => {
  phone.network.script.answer = reachable;
  return wakeWaiting(phone.db);
};
const rowIn = async ({ db }: Harness) => {
  const [row] = await db.outbox.toArray();
  if (row === undefined) throw new Error('Nothing is queued');
  return row;
};
const refuse = async (flow: Flow) => {
  answerChanges(400);
  await note(flow);
  await send();
  const row = await rowIn(phone);
  expect(row.state).toBe('refused');
  return row;
};

test('notes reach another device of the member, and go out once', async () => {
  await note('heavy');
  await send();
  await send();
  expect(account.log.map(({ day, kind, payload }) => ({ day, kind, payload }))).toEqual([
    { day: DAY, kind: 'cycle.day', payload: { flow: 'heavy', symptoms: '', before: '' } },
  ]);

  const tablet = account.start('ana-on-another-device');
  await tablet.sync.refresh('journal');
  expect(await notesOf(tablet)).toEqual(await notesOf(phone));
});

test('on their way and on arrival they are never plain', async () => {
  await changeCycle(phone.db, (held) => noteSymptoms(held, DAY, ['cramps']));
  answerChanges(503);
  await share(phone);
  const row = await rowIn(phone);
  expect(row).toMatchObject({ kind: 'cycle.share', sealed: true });
  expect(JSON.stringify(row)).not.toContain('cramps');

  account.tell(TODAY, 'light');
  const tablet = account.start('ana-on-another-device');
  await tablet.sync.refresh('journal');
  expect(await notesOf(tablet)).toMatchObject({ [TODAY]: { flow: 'light' } });
  expect(await tablet.db.journal.count()).toBe(0);
});

test('nothing goes out unless it is asked for', async () => {
  await note('heavy');
  await phone.sync.sendNow();
  expect(account.log).toEqual([]);
});

/** Three days are noted where there is no signal, a change for each. */
const noteThreeDays = async (): Promise<void> => {
  answerChanges(503);
  for (const day of ['2026-11-18', '2026-11-19', DAY]) {
    await note('heavy', day);
    await share(phone);
  }
  expect(await phone.db.outbox.count()).toBe(3);
};

test('once they stay on the device, nothing that waits goes out, and all of it does when they are shared again', async () => {
  await noteThreeDays();
  const noted = await notesOf(phone);
  expect(await endSharing(phone.db)).toMatchObject({ ok: true });
  await reach();
  await phone.sync.sendNow();
  expect(account.log).toEqual([]);
  expect(await notesOf(phone)).toEqual(noted);
  expect(await readMemberSetting(phone.db, 'cycleShared')).toBe(false);
  await send();
  expect(account.log.map(({ day }) => day)).toEqual(Object.keys(noted ?? {}));
});

test('once they stay on the device, nothing goes out, also where the app ends before the queue is empty', async () => {
  await noteThreeDays();
  const died = vi.spyOn(phone.db.cycle, 'get').mockRejectedValue(new DOMException('Gone.', 'AbortError'));
  expect(await endSharing(phone.db)).toMatchObject({ ok: false });
  died.mockRestore();
  await reach();
  await phone.sync.sendNow();
  expect(await readMemberSetting(phone.db, 'cycleShared')).toBe(false);
  await phone.sync.retry((await rowIn(phone)).id);
  await phone.sync.sendNow();
  expect(account.log).toEqual([]);
  expect(await phone.db.outbox.count()).toBe(0);
});

test('an impossible day is not taken over; after a fresh start the account’s notes come again', async () => {
  account.tell('2026-02-30', 'heavy');
  account.tell(DAY, 'light');
  await look();
  expect(await notesOf(phone)).toEqual({ [DAY]: expect.objectContaining({ flow: 'light' }) });
  await eraseCycle(phone.db);
  expect(await notesOf(phone)).toEqual({});
  await look();
  expect(await flowHere()).toBe('light');
});

test('a refused change of the notes that was kept over a sign-out is sent by Try again', async () => {
  await refuse('heavy');
  expect(await phone.device.keepUnsentOnly(phone.db.memberId)).toMatchObject({ ok: true });
  const back = account.start('ana');
  await writeMemberSetting(back.db, 'left', false);
  await back.sync.retry((await rowIn(back)).id);
  await back.sync.sendNow();
  expect(account.flows()).toEqual(['heavy']);
});

test('notes do not count as told where the session lost the journal before they were queued', async () => {
  await note('light');
  const session = phone.session.current();
  if (session === null || session.access === null) throw new Error('No session.');
  const { access } = session;
  phone.session.signIn({ ...session, access, extensions: [] });
  await share(phone);
  phone.session.signIn({ ...session, access });
  await send();
  expect(account.flows()).toEqual(['light']);
});

/** Writes the row as an earlier release did: its sources do not tell what the account had by then. */
const writeAsBefore = async (): Promise<void> => {
  const row = await phone.db.cycle.get(ONLY);
  const held = await openHeld(phone.db, row);
  if (row === undefined || !held.ok) throw new Error('No notes.');
  const { log, sent, sources } = held.value;
  const before = Object.fromEntries(
    Object.entries(sources).map(([subject, { id, takenBack }]) => [subject, { id, takenBack }]),
  );
  await phone.db.cycle.put({ ...row, log: await seal(phone.db, { ...log, sent, sources: before }) });
};

test('a note that was refused before an update is not lost to an older one of another device', async () => {
  const refused = await refuse('heavy');
  await writeAsBefore();
  account.tell(DAY, 'light');
  await look();
  expect(await flowHere()).toBe('heavy');
  await reach();
  await phone.sync.retry(refused.id);
  await phone.sync.sendNow();
  expect(account.flows()).toEqual(['light', 'heavy']);
});
