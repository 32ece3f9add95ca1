import type { Page } from 'playwright-core';

/** The rows of a table of a member's database, as the device has them; null without the database. */
export const readRows = (
  page: Page,
  memberId: string,
  table: string,
): Promise<readonly Readonly<Record<string, unknown>>[] | null> =>
  page.evaluate(
    async ([name, store]) => {
      if (!(await indexedDB.databases()).some((known) => known.name === name)) return null;
      const opening = indexedDB.open(name);
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const reading = db.transaction(store).objectStore(store).getAll();
      return new Promise<Record<string, unknown>[]>((resolve, reject) => {
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      }).finally(() => db.close());
    },
    [`sorrel-member-${memberId}`, table] as const,
  );
