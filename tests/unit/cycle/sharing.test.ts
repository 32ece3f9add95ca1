import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { changeCycle, readCycle } from '../../../src/data/repositories/cycle.ts';
import { noteFlow, noteSymptoms } from '../../../src/domain/cycle/log.ts';
import { shareNotes } from '../../../src/features/cycle/share-notes.ts';
import { json } from '../data/scripted-fetch.ts';
import { createHarness, deleteDatabases, type Harness, TODAY } from '../sync/harness.ts';

interface WireOperation {
  readonly id: string;
  readonly day: string;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
}

const open: Harness[] = [];
let log: (WireOperation & { readonly seq: number })[] = [];

/** A device of the member's account, which keeps the journal of all of them. */
const start = (member: string): Harness => {
  const harness = createHarness(
    ({ url, init }) => {
      if (!url.includes('/journal')) return json({ detail: 'Not found.' }, 404);
      if (init.method === 'GET') {
        const after = Number(new URL(url, 'http://test').searchParams.get('after'));
        return json({ operations: log.filter(({ seq }) => seq > after), more: false });
      }
      const { operations } = JSON.parse(String(init.body)) as { operations: WireOperation[] };
      const placed = operations.map((operation, at) => ({ ...operation, seq: log.length + at + 1 }));
      log = [...log, ...placed];
      return json({ accepted: placed.map(({ id, seq }) => ({ id, seq })) });
    },
    { member, extensions: ['journal'] },
  );
  open.push(harness);
  return harness;
};

let ids = 0;
const uuids = { next: () => `10000000-0000-4000-8000-${String(++ids).padStart(12, '0')}` };
const share = (device: Harness) => shareNotes(device.db, device.sync, uuids, TODAY);
const notesOf = async ({ db }: Harness) => {
  const read = await readCycle(db);
  return read.ok ? read.value.days : null;
};

afterEach(async () => {
  log = [];
  await deleteDatabases(...open.splice(0).flatMap(({ db, device }) => [db, device.settings]));
});

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

  log = [
    {
      id: uuids.next(),
      day: TODAY,
      kind: 'cycle.day',
      payload: { flow: 'light', symptoms: '', before: '' },
      seq: 1,
    },
  ];
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
