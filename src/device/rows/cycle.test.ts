import { beforeEach, expect, test } from 'vitest';
import { noteSymptoms } from '../../../tests/support/unit/note-symptoms.ts';
import { EMPTY_CYCLE_LOG, noteFlow } from '../../domain/body/cycle/log.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { destroyKeys } from '../db/sealing.ts';
import { createDevice, type Device } from '../session/device.ts';
import { changeCycle, eraseCycle, readCycle } from './cycle.ts';

let device: Device;
let db: MemberDatabase;

beforeEach(() => {
  device = createDevice();
  db = device.open('ana');
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
