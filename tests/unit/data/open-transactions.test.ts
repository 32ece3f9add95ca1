import { beforeEach, expect, test } from 'vitest';
import { MemberDatabase } from '../../../src/data/db/member-database.ts';
import { abortOpenTransactions } from '../../../src/data/db/open-transactions.ts';
import { atomically } from '../../../src/data/db/storage.ts';
import { readMemberSetting, writeMemberSetting } from '../../../src/data/repositories/settings.ts';

let left: MemberDatabase;
let next: MemberDatabase;

beforeEach(() => {
  left = new MemberDatabase('ana');
  next = new MemberDatabase('ana');
});

test('what was under way when a page is left is undone, and the next page goes on', async () => {
  let gone = false;
  let begun = (): void => undefined;
  const beginning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const stopped = atomically(left, async () => {
    await writeMemberSetting(left, 'workOffline', true);
    begun();
    while (!gone) await readMemberSetting(left, 'workOffline');
  });
  await beginning;

  expect(abortOpenTransactions()).toBe(true);
  gone = true;

  expect(await stopped).toEqual({ ok: false, error: { kind: 'storage', reason: 'AbortError' } });
  expect(await readMemberSetting(next, 'workOffline')).toBeNull();
  await writeMemberSetting(next, 'workOffline', false);
  expect(await readMemberSetting(next, 'workOffline')).toBe(false);
});
