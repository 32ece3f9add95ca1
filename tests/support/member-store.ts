import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { JournalKind } from '../../src/terms/journal.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a table of a member's database, as the device has them; null without the database. */
export const readRows = (page: Page, memberId: string, table: string): Promise<readonly Row[] | null> =>
  readTables(page, `sorrel-member-${memberId}`, table);

/** The rows of a table of every database whose name begins so; null where there is no such database. */
const readTables = (page: Page, begin: string, table: string): Promise<Row[] | null> =>
  page.evaluate(
    async ([prefix, store]) => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const found = names.filter((name) => name.startsWith(prefix));
      const rows: Record<string, unknown>[] = [];
      for (const name of found) {
        const opening = indexedDB.open(name);
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        const reading = db.transaction(store).objectStore(store).getAll();
        await new Promise<void>((resolve, reject) => {
          reading.onsuccess = () => resolve();
          reading.onerror = () => reject(reading.error);
        }).finally(() => db.close());
        rows.push(...reading.result);
      }
      return found.length === 0 ? null : rows;
    },
    [begin, table] as const,
  );

const readTableOfAll = async (page: Page, table: string): Promise<readonly Row[]> =>
  (await readTables(page, 'sorrel-member-', table)) ?? [];

/** Returns how many journal entries of a kind all members together have on this device. */
export const factsKept = async (page: Page, kind: JournalKind): Promise<number> =>
  (await readTableOfAll(page, 'journal')).filter((row) => row.kind === kind).length;

/**
 * Taps something, and waits until the device has a fact of it: what is tapped shows at once, and a page that is thrown
 * away before the disk has it takes it along.
 */
export async function untilKept(page: Page, kind: JournalKind, tap: () => Promise<unknown>): Promise<void> {
  const before = await factsKept(page, kind);
  await tap();
  await expect.poll(() => factsKept(page, kind)).toBeGreaterThan(before);
}

/**
 * Makes one change and waits until the device has it: a page that is thrown away in between loses it. A draft bears the
 * time of its change, so one that was still being written before does not count.
 */
export async function untilDraftKept(page: Page, key: string, change: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(() => Date.now());
  await change();
  const storedAt = async () =>
    Number((await readTableOfAll(page, 'drafts')).findLast((row) => row.key === key)?.updatedAt ?? 0);
  await expect.poll(storedAt).toBeGreaterThanOrEqual(before);
}
