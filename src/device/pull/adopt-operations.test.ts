import { beforeEach, expect, test } from 'vitest';
import { TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { MemberDatabase } from '../db/member-database.ts';
import { writeMemberSetting } from '../db/settings.ts';
import { appendOperation } from '../journal/journal.ts';
import { operationsOf } from '../outbox/rows/logged-by-rows.ts';
import { listOutbox } from '../outbox/rows/outbox.ts';
import { adoptOperations } from './adopt-operations.ts';

let db: MemberDatabase;
beforeEach(() => {
  db = new MemberDatabase('ana');
});

test('what gives entries up is adopted apart from the entries that stand: those can be discarded', async () => {
  const water = (id: string) => ({ id, day: TODAY, kind: 'water.add', payload: { litres: 0.5 } }) as const;
  await appendOperation(db, water('a'));
  await appendOperation(db, { id: 'r', day: TODAY, kind: 'entry.retract', payload: { entry: 'x' } });
  await appendOperation(db, water('b'));
  await writeMemberSetting(db, 'journalStays', true);
  let ids = 0;
  await adoptOperations(db, () => `id-${++ids}`, 1);
  const rows = (await listOutbox(db)).map((row) => operationsOf(row).map(({ id }) => id));
  expect(rows).toEqual([['r'], ['a', 'b']]);
});
