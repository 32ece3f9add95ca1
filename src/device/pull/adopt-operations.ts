import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { atomically, stored } from '../db/storage.ts';
import { forgetSums, readUnsequenced } from '../journal/journal.ts';
import { queueOperations } from '../outbox/drain/queue-operations.ts';
import { operationsOf } from '../outbox/rows/logged-by-rows.ts';
import { listLane } from '../outbox/rows/outbox.ts';

/** Puts what was logged while the backend had no journal in the queue, now that it has one. */
export const adoptOperations = async (
  db: MemberDatabase,
  nextId: () => string,
  now: number,
): Promise<Result<void, AppError>> => {
  const stays = await stored(db, () => readMemberSetting(db, 'journalStays'));
  if (!stays.ok || stays.value !== true) return stays.ok ? ok(undefined) : stays;
  return atomically(db, async () => {
    const queued = new Set((await listLane(db, 'journal')).flatMap(operationsOf).map(({ id }) => id));
    const left = (await readUnsequenced(db)).filter(({ id }) => !queued.has(id));
    await queueOperations(db, left, nextId, now);
    await writeMemberSetting(db, 'journalStays', false);
    await forgetSums(db);
  });
};
