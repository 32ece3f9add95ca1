import type { PulledOperation } from '../contract/journal.ts';
import type { ApiClient } from '../data/api-client.ts';
import { fetchJournal } from '../data/calls.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { readJournalCursor, storePulled } from '../data/repositories/journal.ts';
import { removeRows } from '../data/repositories/outbox.ts';
import { atomically, stored } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import { isCycleKind } from '../domain/cycle/shared.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { loadNotes } from './lazy-import.ts';

/** Keeps a page, in ONE transaction with its place; false where another tab was there meanwhile. */
const storePage = async (
  db: MemberDatabase,
  after: number,
  operations: readonly PulledOperation[],
  last: number,
): Promise<Result<boolean, AppError>> => {
  const cycle = operations.filter(({ kind }) => isCycleKind(kind));
  const rest = operations.filter((operation) => !cycle.includes(operation));
  const merging = cycle.length === 0 ? null : await loadNotes();
  if (merging?.ok === false) return merging;
  for (;;) {
    const notes = await stored(db, async () => merging?.value.prepareNotes(db, cycle) ?? null);
    if (!notes.ok) return notes;
    const kept = await atomically(db, async () => {
      if ((await readJournalCursor(db)) !== after) return 'overtaken';
      if (notes.value !== null) {
        if (!(await notes.value.write())) return 'changed';
        await removeRows(db, notes.value.delivered);
      }
      await storePulled(db, rest, last);
      return 'kept';
    });
    if (!kept.ok) return kept;
    if (kept.value !== 'changed') return ok(kept.value === 'kept');
  }
};

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
    const kept = await storePage(db, after.value, operations, last);
    if (!kept.ok) return kept;
    if (kept.value && !more) return ok('kept');
  }
};
