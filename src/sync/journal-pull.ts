import type { ApiClient } from '../data/api-client.ts';
import { fetchJournal } from '../data/calls.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { mergeCycle } from '../data/repositories/cycle.ts';
import { keepPulled, readJournalCursor } from '../data/repositories/journal.ts';
import { atomically, stored } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import { isCycleKind, readCycleFact } from '../domain/cycle/shared.ts';
import { err, ok, type Result } from '../domain/result.ts';

/**
 * Brings what the member's devices have logged, page by page after the last place in the server's order that
 * this device has. Each page is kept with its place in ONE transaction: an end in between costs nothing.
 */
export const pullOperations = async (
  api: ApiClient,
  db: MemberDatabase,
): Promise<Result<'kept' | 'none', AppError>> => {
  for (let pages = 0; ; pages += 1) {
    const after = await stored(db, () => readJournalCursor(db));
    if (!after.ok) return after;
    const page = await fetchJournal(api, db.memberId, after.value);
    if (!page.ok) return page;
    const { operations, more } = page.value;
    if (operations.length === 0) return ok(pages === 0 ? 'none' : 'kept');
    const last = Math.max(...operations.map(({ seq }) => seq));
    if (!(last > after.value)) return err({ kind: 'malformed', status: 200, reason: 'journal-order' });
    const cycle = operations.filter(({ kind }) => isCycleKind(kind));
    const facts = cycle.map(readCycleFact).filter((fact) => fact !== null);
    const merged = await stored(db, () => mergeCycle(db, facts));
    if (!merged.ok) return merged;
    const rest = operations.filter((operation) => !cycle.includes(operation));
    const kept = await atomically(db, () => keepPulled(db, rest, last));
    if (!kept.ok) return kept;
    if (!more) return ok('kept');
  }
};
