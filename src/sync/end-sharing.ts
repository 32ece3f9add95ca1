import type { MemberDatabase } from '../data/member-database.ts';
import { noteNotShared } from '../data/repositories/cycle-sharing.ts';
import { withhold } from '../data/repositories/unsent.ts';
import { removeRows } from '../data/repositories/outbox.ts';
import { writeMemberSetting } from '../data/repositories/settings.ts';
import { atomically, stored } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import type { CycleOperation } from '../domain/cycle/shared.ts';
import type { Result } from '../domain/result.ts';
import { readShared } from './read-intent.ts';

/**
 * The member's cycle notes stay on this device from now on: nothing is queued or sent any more, also where the app
 * ends before the rest is done, and what is in the queue is taken out, as what the account does not have.
 */
export const endSharing = async (db: MemberDatabase): Promise<Result<void, AppError>> => {
  const withheld = await atomically(db, async () => {
    await writeMemberSetting(db, 'cycleShared', false);
    return withhold(db, 'cycle.share');
  });
  if (!withheld.ok) return withheld;
  return stored(db, async () => {
    const queued: CycleOperation[] = [];
    for (const row of withheld.value) queued.push(...(await readShared(db, row)));
    await noteNotShared(db, queued);
    await removeRows(db, withheld.value);
  });
};
