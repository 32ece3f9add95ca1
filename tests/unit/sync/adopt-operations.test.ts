import { beforeEach, expect, test } from 'vitest';
import { MemberDatabase } from '../../../src/device/db/member-database.ts';
import { writeMemberSetting } from '../../../src/device/db/settings.ts';
import { appendOperation } from '../../../src/device/journal/journal.ts';
import { runCommand } from '../../../src/device/outbox/drain/command.ts';
import { operationsOf } from '../../../src/device/outbox/rows/logged-by-rows.ts';
import { listOutbox } from '../../../src/device/outbox/rows/outbox.ts';
import { adoptOperations } from '../../../src/device/pull/adopt-operations.ts';
import { TODAY } from './harness.ts';

let db: MemberDatabase;
beforeEach(() => {
  db = new MemberDatabase('ana');
});

test('operations are adopted also behind cycle notes that wait', async () => {
  const share = { intent: { kind: 'cycle.share', payload: { operations: [] } } } as const;
  await runCommand(db, share, { id: 'id-2', now: 1, travels: true });
  await writeMemberSetting(db, 'journalStays', true);
  expect(await adoptOperations(db, () => 'id-3', 1)).toMatchObject({ ok: true });
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
