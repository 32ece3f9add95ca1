import { JOURNAL_PAGE } from '../../contract/journal.ts';
import type { MemberDatabase } from '../../data/db/member-database.ts';
import { atomically, stored } from '../../data/db/storage.ts';
import type { JournalRow } from '../../data/db/stored-rows.ts';
import type { IntentPayloads } from '../../data/intents.ts';
import { forgetSums, readUnsequenced } from '../../data/repositories/journal.ts';
import { addRow, listLane } from '../../data/repositories/outbox.ts';
import { readMemberSetting, writeMemberSetting } from '../../data/repositories/settings.ts';
import type { AppError } from '../../domain/app-error.ts';
import type { JournalOperation } from '../../domain/journal/operations.ts';
import { ok, type Result } from '../../domain/result.ts';
import { toRow } from '../outbox/command.ts';

const isRetraction = ({ kind }: JournalRow): boolean => kind === 'entry.retract';

const pagesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
    all.slice(page * size, (page + 1) * size),
  );

/** Puts what was logged while the backend had no journal in the queue, now that it has one. */
export const adoptOperations = async (
  db: MemberDatabase,
  nextId: () => string,
  now: number,
): Promise<Result<void, AppError>> => {
  const stays = await stored(db, () => readMemberSetting(db, 'journalStays'));
  if (!stays.ok || stays.value !== true) return stays.ok ? ok(undefined) : stays;
  return atomically(db, async () => {
    const queued = new Set(
      (await listLane(db, 'journal')).flatMap((row) =>
        row.kind === 'journal.append'
          ? (row.payload as IntentPayloads['journal.append']).operations.map(({ id }) => id)
          : [],
      ),
    );
    const left = (await readUnsequenced(db)).filter(({ id }) => !queued.has(id));
    // Retractions travel in entries of their own: the two lists are discarded in different ways.
    const apart = [left.filter(isRetraction), left.filter((row) => !isRetraction(row))];
    for (const page of apart.flatMap((rows) => pagesOf(rows, JOURNAL_PAGE))) {
      const operations = page.map(
        ({ id, day, kind, payload }) => ({ id, day, kind, payload }) as JournalOperation,
      );
      const intent = { kind: 'journal.append', payload: { operations } } as const;
      await addRow(db, await toRow(db, intent, nextId(), now));
    }
    await writeMemberSetting(db, 'journalStays', false);
    await forgetSums(db);
  });
};
