import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { readMemberSetting } from '../../../device/db/settings.ts';
import { stored } from '../../../device/db/storage.ts';
import type { Ids } from '../../../device/outbox/drain/environment.ts';
import { prepareSharing } from '../../../device/rows/cycle-sharing.ts';
import type { Sync } from '../../../device/sync/sync-port.ts';
import type { AppError } from '../../../terms/app-error.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { ok, type Result } from '../../../terms/result.ts';

/** Ends a transaction that would queue what must not be. */
const abort = (reason: string): never => {
  throw new DOMException(reason, 'AbortError');
};

/** Refuses notes which, as another tab has it, stay on this device, or are another's. */
const mustBeShared = async (queue: MemberDatabase, { memberId }: MemberDatabase): Promise<void> => {
  if (queue.memberId !== memberId || (await readMemberSetting(queue, 'cycleShared')) !== true)
    abort('The notes stay on this device.');
};

/**
 * Queues what the member's account lacks of the notes, and notes it as sent in the same transaction. Two tabs
 * may queue the same change: it says the same twice. Where the notes changed meanwhile they are read again: queued
 * then, the older ones would come after the newer. `storage` also where sharing ends meanwhile.
 */
export const shareNotes = async (
  db: MemberDatabase,
  sync: Pick<Sync, 'run'>,
  ids: Ids,
  today: LocalDay,
): Promise<Result<void, AppError>> => {
  for (;;) {
    const read = await stored(db, () => prepareSharing(db, today, ids.next));
    if (!read.ok) return read;
    if (!read.value.ok) return read.value;
    const { operations, write } = read.value.value;
    if (operations.length === 0) return ok(undefined);
    let changed = false;
    const queued = await sync.run({
      write: async (queue, sentAs) => {
        if (sentAs === null) abort('The backend keeps no notes.');
        await mustBeShared(queue, db);
        changed = !(await write());
        if (changed) abort('The notes have changed.');
      },
      intent: { kind: 'cycle.share', payload: { operations } },
    });
    if (!queued.ok && !changed) return queued;
  }
};
