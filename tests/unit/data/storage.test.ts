import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MemberDatabase, memberDatabaseName } from '../../../src/data/db/member-database.ts';
import { atomically } from '../../../src/data/db/storage.ts';
import { readMemberSetting, writeMemberSetting } from '../../../src/data/repositories/settings.ts';

let db: MemberDatabase;

beforeEach(() => {
  db = new MemberDatabase('ana');
});

afterEach(async () => {
  db.close();
  await Dexie.delete(memberDatabaseName('ana'));
});

/** Long enough for the database to commit what has nothing left to do. */
const whileItCommits = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('what was committed before its end was heard of counts as kept', async () => {
  const kept = await atomically(db, async () => {
    await writeMemberSetting(db, 'workOffline', true);
    await whileItCommits();
    return 'done';
  });

  expect(kept).toEqual({ ok: true, value: 'done' });
  expect(await readMemberSetting(db, 'workOffline')).toBe(true);
});

test('what wants to go on after the commit is a failure', async () => {
  const kept = await atomically(db, async () => {
    await writeMemberSetting(db, 'workOffline', true);
    await whileItCommits();
    await writeMemberSetting(db, 'calm', true);
  });

  expect(kept).toMatchObject({ ok: false, error: { kind: 'storage' } });
  expect(await readMemberSetting(db, 'calm')).toBeNull();
});
