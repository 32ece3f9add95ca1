import { Dexie } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_MODEL } from '../../domain/coach/model/model-choice.ts';
import { wakeNetworkFailures } from '../outbox/rows/outbox.ts';
import { MemberDatabase } from './member-database.ts';
import { abortOpenTransactions } from './open-transactions.ts';
import { changeMemberSetting, readMemberSetting, writeMemberSetting } from './settings.ts';
import { atomically, stored } from './storage.ts';

let db: MemberDatabase;

beforeEach(() => {
  db = new MemberDatabase('ana');
});

/** The database commits a transaction that has nothing left to do. */
const untilItCommits = (): Promise<void> =>
  new Promise((resolve) => {
    Dexie.currentTransaction.idbtrans.addEventListener('complete', () => resolve());
  });

test('what was committed before its end was heard of counts as kept', async () => {
  const kept = await atomically(db, async () => {
    await writeMemberSetting(db, 'workOffline', true);
    await untilItCommits();
    return 'done';
  });

  expect(kept).toEqual({ ok: true, value: 'done' });
  expect(await readMemberSetting(db, 'workOffline')).toBe(true);
});

test('what wants to go on after the commit is a failure', async () => {
  const kept = await atomically(db, async () => {
    await writeMemberSetting(db, 'workOffline', true);
    await untilItCommits();
    await writeMemberSetting(db, 'calm', true);
  });

  expect(kept).toMatchObject({ ok: false, error: { kind: 'storage' } });
  expect(await readMemberSetting(db, 'calm')).toBeNull();
});

test('what was under way when a page is left is undone, and the next page goes on', async () => {
  const next = new MemberDatabase('ana');
  let gone = false;
  let begun = (): void => undefined;
  const beginning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const stopped = atomically(db, async () => {
    await writeMemberSetting(db, 'workOffline', true);
    begun();
    while (!gone) await readMemberSetting(db, 'workOffline');
  });
  await beginning;

  expect(abortOpenTransactions()).toBe(true);
  gone = true;

  expect(await stopped).toEqual({ ok: false, error: { kind: 'storage', reason: 'AbortError' } });
  expect(await readMemberSetting(next, 'workOffline')).toBeNull();
  await writeMemberSetting(next, 'workOffline', false);
  expect(await readMemberSetting(next, 'workOffline')).toBe(false);
});

test('a disk that could not be read when the database was opened is a failure, and no longer once it can', async () => {
  (await new MemberDatabase('ana').open()).close();
  const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Internal error.', 'UnknownError');
  });
  const wake = () => stored(db, () => wakeNetworkFailures(db));

  expect(await wake()).toMatchObject({ ok: false, error: { kind: 'storage' } });
  broken.mockRestore();
  expect(await wake()).toEqual({ ok: true, value: undefined });
});

test('two changes of a setting at once are both kept', async () => {
  const allow = (some: 'weight' | 'health') =>
    changeMemberSetting(db, 'model', (before) => ({ ...NO_MODEL, ...before, [some]: true }));
  await Promise.all([allow('weight'), allow('health')]);
  expect(await readMemberSetting(db, 'model')).toEqual({ on: false, weight: true, health: true });
});
