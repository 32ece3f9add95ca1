import type { PulledOperation } from '../../../contract/journal.ts';
import { readCycleOperation } from '../../../domain/body/cycle/account-order.ts';
import type { CycleOperation } from '../../../domain/body/cycle/shared.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { ok, type Result } from '../../../terms/result.ts';
import type { OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { seal } from '../../db/sealing.ts';
import { readMemberSetting, writeMemberSetting } from '../../db/settings.ts';
import { atomically, stored } from '../../db/storage.ts';
import { noteNotShared, prepareMerge, readNewest } from '../../rows/cycle-sharing.ts';
import { listKind, removeRows } from '../rows/outbox.ts';
import { findUnsent, replaceRow, retryRow, withhold } from '../rows/unsent.ts';
import { readIntent } from './read-intent.ts';

// Cycle notes are encrypted on the device. Decrypting cannot happen inside a transaction, so each step takes several.

/** Returns the cycle notes of an outbox entry; none if it cannot be decrypted. */
const readShared = async (db: MemberDatabase, row: OutboxRow): Promise<readonly CycleOperation[]> => {
  const intent = await readIntent(db, row);
  return intent.ok && intent.value.kind === 'cycle.share' ? intent.value.payload.operations : [];
};

/** True if the member chose to share cycle notes with their account. */
export const isShared = async (db: MemberDatabase): Promise<boolean> =>
  (await readMemberSetting(db, 'cycleShared')) === true;

/**
 * Ends the sharing of cycle notes; they stay on this device. The setting is switched off first, in the transaction that
 * stops sending, so that nothing more is sent even if the app is closed before the queued notes are removed.
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

/**
 * Queues refused notes again, without those that a newer note of the same day has replaced: the account would take the
 * late copy for the newest.
 */
export const retryNotes = async (db: MemberDatabase, refused: OutboxRow): Promise<Result<void, AppError>> => {
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

interface PulledNotes {
  /** Outbox entries that the account has received, although their answer was lost. */
  readonly delivered: readonly OutboxRow[];
  /** Stores the merged notes; false if the notes have changed since, so the merge must be repeated. */
  readonly write: () => Promise<boolean>;
}

/** Merges notes from the account into those of this device. Notes that cannot be decrypted stay unchanged. */
export const prepareNotes = async (
  db: MemberDatabase,
  pulled: readonly PulledOperation[],
): Promise<PulledNotes> => {
  const ids = new Set(pulled.map(({ id }) => id));
  const delivered: OutboxRow[] = [];
  const queued = new Set<string>();
  for (const row of await listKind(db, 'cycle.share')) {
    const operations = await readShared(db, row);
    // The server accepts all operations of a request or none, so one of them proves that it has all.
    if (operations.some(({ id }) => ids.has(id))) delivered.push(row);
    else for (const { id } of operations) queued.add(id);
  }
  const operations = pulled.map(readCycleOperation).filter((operation) => operation !== null);
  const merged = await prepareMerge(db, operations, queued);
  return { delivered, write: merged.ok ? merged.value.write : async () => true };
};
