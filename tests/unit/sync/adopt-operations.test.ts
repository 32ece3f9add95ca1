import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { MemberDatabase } from '../../../src/data/member-database.ts';
import { writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { adoptOperations } from '../../../src/sync/adopt-operations.ts';
import { runCommand } from '../../../src/sync/command.ts';
import { deleteDatabases } from './harness.ts';

const db = new MemberDatabase('ana');
afterEach(() => deleteDatabases(db));

test('operations are adopted also behind cycle notes that wait', async () => {
  const share = { intent: { kind: 'cycle.share', payload: { operations: [] } } } as const;
  await runCommand(db, share, { id: 'id-2', now: 1, travels: true });
  await writeMemberSetting(db, 'journalStays', true);
  expect(await adoptOperations(db, () => 'id-3', 1)).toMatchObject({ ok: true });
});
