import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { JournalKind } from '../../src/terms/journal.ts';

/** Returns how many journal entries of a kind all members together have on this device. */
export const factsKept = (page: Page, kind: JournalKind): Promise<number> =>
  page.evaluate(async (wanted) => {
    let count = 0;
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('sorrel-member-')) continue;
      const opening = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const reading = database.transaction('journal').objectStore('journal').getAll();
      const rows = await new Promise<{ readonly kind: string }[]>((resolve, reject) => {
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      }).finally(() => database.close());
      count += rows.filter((row) => row.kind === wanted).length;
    }
    return count;
  }, kind);

/**
 * Taps something, and waits until the device has so many facts of it: what is tapped shows at once, and a page that is
 * thrown away before the disk has it takes it along.
 */
export async function untilKept(
  page: Page,
  kind: JournalKind,
  tap: () => Promise<unknown>,
  facts = 1,
): Promise<void> {
  const before = await factsKept(page, kind);
  await tap();
  await expect.poll(() => factsKept(page, kind)).toBeGreaterThanOrEqual(before + facts);
}
