import type { OutboxRow } from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { readNewest } from '../data/repositories/cycle-sharing.ts';
import { findUnsent, replaceRow, retryRow } from '../data/repositories/unsent.ts';
import { removeRows } from '../data/repositories/outbox.ts';
import { readMemberSetting } from '../data/repositories/settings.ts';
import { seal } from '../data/sealing.ts';
import { atomically, stored } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import { ok, type Result } from '../domain/result.ts';
import { endSharing } from './end-sharing.ts';
import { readIntent } from './read-intent.ts';

const isShared = async (db: MemberDatabase): Promise<boolean> =>
  (await readMemberSetting(db, 'cycleShared')) === true;

/** Sends what is still so of refused notes: sent now they come after newer ones of the same day. */
const retryNotes = async (db: MemberDatabase, refused: OutboxRow): Promise<Result<void, AppError>> => {
  const intent = await readIntent(db, refused);
  if (!intent.ok) return intent;
  if (intent.value.kind !== 'cycle.share') return ok(undefined);
  for (;;) {
    const newest = await readNewest(db, intent.value.payload.operations);
    if (!newest.ok) return newest;
    const { operations, isCurrent } = newest.value;
    const payload = await seal(db, { operations });
    const done = await atomically(db, async () => {
      const row = await findUnsent(db, refused.id);
      if (row === null || !(await isShared(db))) return true;
      if (!(await isCurrent())) return false;
      if (operations.length === 0) await removeRows(db, [row]);
      else {
        await replaceRow(db, { ...row, payload });
        await retryRow(db, row.id);
      }
      return true;
    });
    if (!done.ok) return done;
    if (done.value) return ok(undefined);
  }
};

/**
 * Puts a refused change back in its place in the queue. Cycle notes that the member has kept on this device since
 * do not go out again: that they wait at all is left of an end of sharing that was cut short.
 */
export const retryChange = async (db: MemberDatabase, rowId: string): Promise<Result<void, AppError>> => {
  const found = await stored(db, async () => ({
    row: await findUnsent(db, rowId),
    sharesCycle: await isShared(db),
  }));
  if (!found.ok) return found;
  const { row, sharesCycle } = found.value;
  if (row?.kind !== 'cycle.share') return atomically(db, () => retryRow(db, rowId));
  return sharesCycle ? retryNotes(db, row) : endSharing(db);
};
