import type { PulledOperation } from '../contract/journal.ts';
import type { OutboxRow } from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { prepareMerge } from '../data/repositories/cycle-sharing.ts';
import { listKind } from '../data/repositories/outbox.ts';
import { readCycleOperation } from '../domain/cycle/account-order.ts';
import { readShared } from './read-intent.ts';

interface PulledNotes {
  /** Rows whose answer was lost: the account has what they carry. */
  readonly delivered: readonly OutboxRow[];
  /** False where the notes changed meanwhile. */
  readonly write: () => Promise<boolean>;
}

/** Cycle notes out of the account. Where the notes of this device cannot be read, they stay as they are. */
export const prepareNotes = async (
  db: MemberDatabase,
  pulled: readonly PulledOperation[],
): Promise<PulledNotes> => {
  const ids = new Set(pulled.map(({ id }) => id));
  const delivered: OutboxRow[] = [];
  const queued = new Set<string>();
  for (const row of await listKind(db, 'cycle.share')) {
    const operations = await readShared(db, row);
    // A call is accepted as a whole.
    if (operations.some(({ id }) => ids.has(id))) delivered.push(row);
    else for (const { id } of operations) queued.add(id);
  }
  const told = pulled.map(readCycleOperation).filter((operation) => operation !== null);
  const merged = await prepareMerge(db, told, queued);
  return { delivered, write: merged.ok ? merged.value.write : async () => true };
};
