import type { PulledOperation } from '../../contract/journal.ts';
import { isCycleKind } from '../../domain/body/cycle/account-notes.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import type { ApiClient } from '../api/api-client.ts';
import { fetchJournal } from '../api/calls.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { atomically, stored } from '../db/storage.ts';
import { readJournalCursor, storePulled } from '../journal/journal.ts';
import { prepareAccountNotes } from '../rows/cycle.ts';

/**
 * Stores a page and moves the cursor in ONE transaction; false if another tab has moved the cursor meanwhile. Cycle notes
 * join the sealed ones of this device; where those cannot be opened they stay as they are.
 */
const storePage = async (
  db: MemberDatabase,
  after: number,
  operations: readonly PulledOperation[],
  last: number,
): Promise<Result<boolean, AppError>> => {
  const cycle = operations.filter(({ kind }) => isCycleKind(kind));
  const rest = operations.filter((operation) => !cycle.includes(operation));
  for (;;) {
    const notes = await stored(db, async () =>
      cycle.length === 0 ? null : await prepareAccountNotes(db, cycle),
    );
    if (!notes.ok) return notes;
    const outcome = await atomically(db, async () => {
      if ((await readJournalCursor(db)) !== after) return 'overtaken';
      if (notes.value?.ok && !(await notes.value.value.write())) return 'changed';
      await storePulled(db, rest, last);
      return 'stored';
    });
    if (!outcome.ok) return outcome;
    if (outcome.value !== 'changed') return ok(outcome.value === 'stored');
  }
};

/**
 * Fetches the journal entries of all the member's devices after this device's cursor, page by page. Each page is stored
 * with its cursor in ONE transaction, so that a pull that is cut short goes on from there. Returns `none` if there was
 * nothing new. A page whose sequences do not grow is a `malformed` error, since the pull would never end.
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
    const isStored = await storePage(db, after.value, operations, last);
    if (!isStored.ok) return isStored;
    if (isStored.value && !more) return ok('kept');
  }
};
