import { beforeEach, expect, test } from 'vitest';
import { noteSymptoms } from '../../../tests/support/unit/note-symptoms.ts';
import { json } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, type Harness } from '../../../tests/support/unit/sync-harness.ts';
import { EMPTY_CYCLE_LOG, noteFlow } from '../../domain/body/cycle/log.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { destroyKeys, seal } from '../db/sealing.ts';
import { ONLY } from '../db/stored-rows.ts';
import { createDevice, type Device } from '../session/device.ts';
import { changeCycle, eraseCycle, hasAccountNotes, isCycleHereOnly, readCycle } from './cycle.ts';

let device: Device;
let db: MemberDatabase;
/** An account with what it holds, and a phone of its member. */
let account: object[];
let phone: Harness;

beforeEach(() => {
  device = createDevice();
  db = device.open('ana');
  account = [];
  phone = createHarness(
    ({ url }) => {
      const after = Number(new URL(url, 'http://test').searchParams.get('after'));
      return json({ operations: account.slice(after), more: false });
    },
    { extensions: ['journal'] },
  );
});

test('notes come back as they were written; without any there is an empty log of 28 and 5 days [3.17]', async () => {
  expect(await readCycle(db)).toEqual({ ok: true, value: EMPTY_CYCLE_LOG });
  const kept = await changeCycle(db, (log) =>
    noteSymptoms(noteFlow(log, '2026-03-01', 'heavy'), '2026-03-01', ['cramps']),
  );
  expect(kept).toMatchObject({ ok: true });
  expect(await readCycle(db)).toEqual(kept);
});

test('changes made at the same time are all kept', async () => {
  const days = Array.from({ length: 8 }, (_, at) => `2026-03-0${at + 1}`);
  await Promise.all(days.map((day) => changeCycle(db, (log) => noteFlow(log, day, 'light'))));
  const read = await readCycle(db);
  expect(read.ok && Object.keys(read.value.days).sort()).toEqual(days);
});

test('what lies on the disk names no day and no symptom', async () => {
  await changeCycle(db, (log) => noteSymptoms(log, '2026-03-01', ['cramps']));
  const rows = await db.cycle.toArray();
  const text = JSON.stringify(rows, (_key, value) =>
    value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
  );
  expect(text).toContain('only');
  expect(text).not.toMatch(/2026|cramps/);
});

test('unreadable notes are left alone until they are erased', async () => {
  await changeCycle(db, (log) => noteFlow(log, '2026-03-01', 'light'));
  await destroyKeys(db);
  expect(await changeCycle(db, (log) => log)).toMatchObject({ ok: false, error: { kind: 'storage' } });
  await eraseCycle(db);
  expect(await readCycle(db)).toEqual({ ok: true, value: EMPTY_CYCLE_LOG });
});

const DAY = '2026-11-20';
const note = (flow: unknown, day = DAY) => ({
  day,
  kind: 'cycle.day',
  payload: { flow, symptoms: '', before: '' },
});
const tell = (...told: object[]): void => {
  const placed = told.map((operation, at) => ({ ...operation, seq: account.length + at + 1 }));
  account.push(...placed.map((operation) => ({ id: crypto.randomUUID(), ...operation })));
};
const look = () => phone.sync.refresh('journal');
const flows = async () => {
  const read = await readCycle(phone.db);
  return (
    read.ok &&
    Object.entries(read.value.days)
      .map(([day, { flow }]) => [day, flow])
      .sort()
  );
};
test('notes that an earlier release shared come to each device of the member, and never lie in the plain journal', async () => {
  tell(note('light'), note('heavy'), { day: DAY, kind: 'cycle.moods', payload: {} });
  await look();
  expect(await flows()).toEqual([[DAY, 'heavy']]);
  expect(await hasAccountNotes(phone.db)).toBe(true);
  expect(await isCycleHereOnly(phone.db)).toBe(false);
  expect(await phone.db.journal.count()).toBe(0);
  expect(JSON.stringify(await phone.db.cycle.toArray())).not.toContain(DAY);
});

test('notes that an earlier release shared are left out where they make no sense', async () => {
  tell(note('heavy', '2026-02-30'), note('torrential'), note('light', '2026-11-19'));
  tell({ day: DAY, kind: 'cycle.lengths', payload: { cycle: 1_000_000, period: 5 } });
  await look();
  expect(await readCycle(phone.db)).toMatchObject({ value: { cycleLength: 28 } });
  expect(await flows()).toEqual([['2026-11-19', 'light']]);
});

test('notes that an earlier release shared come again after a fresh start', async () => {
  tell(note('light'));
  await look();
  await eraseCycle(phone.db);
  expect(await flows()).toEqual([]);
  await look();
  expect(await flows()).toEqual([[DAY, 'light']]);
});

test('notes that an earlier release shared change nothing where the notes of this device cannot be opened, and the rest of the page is stored', async () => {
  await changeCycle(phone.db, (log) => noteFlow(log, DAY, 'light'));
  const before = await phone.db.cycle.toArray();
  await destroyKeys(phone.db);
  tell(note('heavy'), { day: DAY, kind: 'water.add', payload: { litres: 1 } });
  await look();
  expect(await phone.db.cycle.toArray()).toEqual(before);
  expect(await phone.db.journal.count()).toBe(1);
});

test.each([
  ['had reached the account', { heardOf: true, takenBack: false }, 'heavy', false],
  ['were still queued', { heardOf: false, takenBack: false }, 'light', true],
  ['were refused', { heardOf: true, takenBack: true }, 'light', true],
])(
  'notes that an earlier release shared and that %s open, and follow the account or stay',
  async (_, source, flow, isHereOnly) => {
    const log = noteFlow(EMPTY_CYCLE_LOG, DAY, 'light');
    const sources = { [DAY]: { id: 'one', ...source } };
    const sealed = await seal(phone.db, { ...log, sent: log, sources });
    await phone.db.cycle.put({ key: ONLY, log: sealed, revision: 3 });
    expect(await readCycle(phone.db)).toEqual({ ok: true, value: log });
    expect(await isCycleHereOnly(phone.db)).toBe(isHereOnly);
    // The member opens the page and changes another day first.
    await changeCycle(phone.db, (held) => noteFlow(held, '2026-11-21', 'light'));
    tell(note('heavy'));
    await look();
    expect(await flows()).toEqual([
      [DAY, flow],
      ['2026-11-21', 'light'],
    ]);
  },
);
