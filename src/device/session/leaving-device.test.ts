import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import type { JournalOperation } from '../../terms/journal.ts';
import { memberDatabaseName } from '../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { atomically, stored } from '../db/storage.ts';
import { appendOperation, readJournalDay } from '../journal/journal.ts';
import { readDraft, saveDraft } from '../rows/drafts.ts';
import { createDevice } from './device.ts';

// After a sign-out, a late answer, a draft or another tab that missed it must not write to the device.

const DAY = '2026-11-21';
const drink: JournalOperation = { id: 'a', day: DAY, kind: 'water.add', payload: { litres: 1 } };
const closed = { error: { kind: 'storage', reason: 'DatabaseClosedError' } };

/** As a later version of the app, or a broken disk, may leave it: nothing of it is known here. */
const written = (memberId: string, version: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(memberDatabaseName(memberId), version);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });

const names = (): Promise<string[]> => Dexie.getDatabaseNames();

test('once what is unsent is all that is kept, an answer that comes late is not kept', async () => {
  const device = createDevice();
  const asked = device.open('ana');
  await appendOperation(asked, drink);
  await device.keepUnsentOnly('ana');
  const answered = await atomically(asked, () => writeMemberSetting(asked, 'units', 'imperial'));
  expect(answered).toMatchObject(closed);
  const left = createDevice().open('ana');
  expect(await readMemberSetting(left, 'units')).toBeNull();
  expect(await readJournalDay(left, DAY)).toHaveLength(1);
});

test('once what is unsent is all that is kept, a write that waits behind the removal is not kept', async () => {
  const device = createDevice();
  const db = device.open('ana');
  await db.open();
  const leaving = device.keepUnsentOnly('ana');
  const late = stored(db, () => saveDraft(db, 'wellness', 'Diabetes', 1));
  await Promise.all([leaving, late]);
  expect(await readDraft(createDevice().open('ana'), 'wellness')).toEqual({ ok: true, value: null });
});

test('once what is unsent is all that is kept, nothing of another tab that has not heard of it yet is kept', async () => {
  const other = createDevice();
  const asked = other.open('ana');
  await appendOperation(asked, drink);
  await createDevice().keepUnsentOnly('ana');
  const late = [
    await stored(asked, () => saveDraft(asked, 'wellness', 'Diabetes', 1)),
    await atomically(asked, () => writeMemberSetting(asked, 'units', 'imperial')),
  ];
  expect(late).toMatchObject([closed, closed]);
  const left = createDevice().open('ana');
  expect(await readDraft(left, 'wellness')).toEqual({ ok: true, value: null });
  expect(await readMemberSetting(left, 'units')).toBeNull();
  await writeMemberSetting(left, 'left', false);
  const back = other.open('ana');
  await saveDraft(back, 'wellness', 'Diabetes', 1);
  expect(await readDraft(back, 'wellness')).toEqual({ ok: true, value: 'Diabetes' });
});

test('a disk that was full until everything else went still learns that the member left', async () => {
  const device = createDevice();
  const db = device.open('ana');
  await appendOperation(db, drink);
  await saveDraft(db, 'wellness', 'Diabetes', 1);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await device.keepUnsentOnly('ana')).toEqual({ ok: true, value: undefined });
  const left = createDevice().open('ana');
  expect(await readMemberSetting(left, 'left')).toBe(true);
  expect(await readDraft(left, 'wellness')).toEqual({ ok: true, value: null });
});

test('a disk that stays full forgets nothing of what the next try has to keep', async () => {
  const device = createDevice();
  await writeMemberSetting(device.open('ana'), 'journalStays', true);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await device.keepUnsentOnly('ana')).toMatchObject({ ok: false });
  put.mockRestore();
  expect(await device.keepUnsentOnly('ana')).toMatchObject({ ok: true });
  expect(await readMemberSetting(createDevice().open('ana'), 'journalStays')).toBe(true);
});

test('while the member’s data is being removed another tab that asks for it does not bring the database back', async () => {
  let leaving = false;
  const other = createDevice(() => leaving);
  await appendOperation(other.open('ana'), drink);
  leaving = true;
  await createDevice(() => leaving).wipe('ana');
  const again = other.open('ana');
  expect(await stored(again, () => appendOperation(again, drink))).toMatchObject(closed);
  expect(await names()).not.toContain(memberDatabaseName('ana'));
  leaving = false;
  expect(await readJournalDay(other.open('ana'), DAY)).toEqual([]);
});

test('while the member’s data is being removed a tab that starts meanwhile does not bring it back either', async () => {
  const leaving = createDevice();
  await appendOperation(leaving.open('ana'), drink);
  let isSigningOut = true;
  const starting = createDevice(() => isSigningOut);
  const asked = starting.open('ana');
  await leaving.wipe('ana');
  expect(await stored(asked, () => appendOperation(asked, drink))).toMatchObject(closed);
  expect(await names()).not.toContain(memberDatabaseName('ana'));
  isSigningOut = false;
  await appendOperation(starting.open('ana'), drink);
  expect(await names()).toContain(memberDatabaseName('ana'));
});

test('while the member’s data is being removed a database that cannot be opened is deleted all the same', async () => {
  const device = createDevice();
  await written('ana', 9_000);
  expect(await device.wipe('ana')).toEqual({ ok: true, value: undefined });
  expect(await names()).not.toContain(memberDatabaseName('ana'));
});
