import { expect } from 'vitest';
import type { JournalKind } from '../../src/terms/journal.ts';

/** What the device has stored of the member who is signed in. */

type Row = Readonly<Record<string, unknown>>;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The rows of a table; none before the member's database is there. */
export async function readRows(table: string): Promise<readonly Row[]> {
  const name = `sorrel-member-${sessionStorage.getItem('user_id')}`;
  if (!(await indexedDB.databases()).some((known) => known.name === name)) return [];
  const database = await settled(indexedDB.open(name));
  const rows = settled<Row[]>(database.transaction(table).objectStore(table).getAll());
  return rows.finally(() => database.close());
}

/** Makes one change and waits until its draft is stored. */
export async function untilDraftKept(key: string, change: () => Promise<unknown>): Promise<void> {
  const before = Date.now();
  await change();
  const storedAt = async () => (await readRows('drafts')).find((row) => row.key === key)?.updatedAt ?? 0;
  await expect.poll(storedAt).toBeGreaterThanOrEqual(before);
}

/** Taps something and waits until so many journal entries of it are stored. */
export async function untilKept(kind: JournalKind, tap: () => Promise<unknown>, entries = 1): Promise<void> {
  const stored = async () => (await readRows('journal')).filter((row) => row.kind === kind).length;
  const before = await stored();
  await tap();
  await expect.poll(stored).toBeGreaterThanOrEqual(before + entries);
}
