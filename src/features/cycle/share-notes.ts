import type { MemberDatabase } from '../../data/member-database.ts';
import { prepareSharing } from '../../data/repositories/cycle.ts';
import { stored } from '../../data/storage.ts';
import type { AppError } from '../../domain/app-error.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { Ids } from '../../sync/environment.ts';
import type { Sync } from '../../sync/sync.ts';

/** As many as one call takes. */
const MOST_OPERATIONS = 500;

/**
 * Queues what the member's account lacks of the notes, and notes it as sent in the same transaction. Two tabs
 * may queue the same change: it says the same twice.
 */
export const shareNotes = async (
  db: MemberDatabase,
  sync: Pick<Sync, 'run'>,
  ids: Ids,
  today: LocalDay,
): Promise<Result<void, AppError>> => {
  const read = await stored(db, () => prepareSharing(db, today));
  if (!read.ok) return read;
  if (!read.value.ok) return read.value;
  const { facts, write } = read.value.value;
  for (let at = 0; at < facts.length; at += MOST_OPERATIONS) {
    const operations = facts.slice(at, at + MOST_OPERATIONS).map((fact) => ({ ...fact, id: ids.next() }));
    const isLast = at + MOST_OPERATIONS >= facts.length;
    const queued = await sync.run({
      ...(isLast ? { write } : {}),
      intent: { kind: 'cycle.share', payload: { operations } },
    });
    if (!queued.ok) return queued;
  }
  return ok(undefined);
};
