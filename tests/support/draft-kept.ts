import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** When the signed-in member's draft was last stored, epoch milliseconds; 0 for never. */
const storedAt = (page: Page, key: string): Promise<number> =>
  page.evaluate(async (draftKey) => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('sorrel-member-'));
    if (found?.name === undefined) return 0;
    const opening = indexedDB.open(found.name);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const reading = database.transaction('drafts').objectStore('drafts').get(draftKey);
    return new Promise<number>((resolve, reject) => {
      reading.onsuccess = () => resolve(reading.result?.updatedAt ?? 0);
      reading.onerror = () => reject(reading.error);
    }).finally(() => database.close());
  }, key);

/**
 * Makes one change and waits until the device has it: a page that is thrown away in between loses it. A draft bears the
 * time of its change, so one that was still being written before does not count.
 */
export async function untilDraftKept(page: Page, key: string, change: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(() => Date.now());
  await change();
  await expect.poll(() => storedAt(page, key)).toBeGreaterThanOrEqual(before);
}
