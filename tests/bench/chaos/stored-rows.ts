import type { Page } from 'playwright-core';

/** Runs in the page: the rows of a store, in the database whose name starts so, as JSON; bodies as text. */
async function readRows([prefix, store]: readonly [string, string]): Promise<string> {
  const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith(prefix));
  if (found?.name === undefined) return '[]';
  const opening = indexedDB.open(found.name);
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    const reading = db.transaction(store).objectStore(store).getAll();
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
    return JSON.stringify(rows, (_, value) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
    );
  } finally {
    db.close();
  }
}

/** What a device has stored, read past the code that stored it. */
export const storedRows = async <Row>(page: Page, database: string, store: string): Promise<readonly Row[]> =>
  JSON.parse(await page.evaluate(readRows, [database, store] as const));
