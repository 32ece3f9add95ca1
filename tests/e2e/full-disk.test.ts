import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOperations, expectWater, openPlan, press } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';
import { untilKept } from '../support/member-store.ts';

/** A device whose storage is full, busy, broken or emptied: it says so, and counts nothing that it did not keep. */

/** Runs in the page: from now on the journal takes nothing more, after `times` refusals it does again. */
const refuse = (page: Page, times: number): Promise<void> =>
  page.evaluate((most) => {
    const { commit } = IDBTransaction.prototype;
    let left = most;
    Object.assign(IDBTransaction.prototype, {
      commit(this: IDBTransaction) {
        // Dexie commits other writes of the app too, at any time.
        if (left === 0 || !this.objectStoreNames.contains('journal')) return commit.apply(this);
        left -= 1;
        this.abort();
      },
    });
    addEventListener('room-again', () => Object.assign(IDBTransaction.prototype, { commit }), { once: true });
  }, times);
const full = (page: Page): Promise<void> => refuse(page, Number.MAX_SAFE_INTEGER);
const room = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('room-again')));

/** Two buttons in one moment: the second is kept before the first is known to have failed. */
const pressBoth = (page: Page, names: RegExp): Promise<void> =>
  page.getByRole('button', { name: names }).evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 2)) if (button instanceof HTMLElement) button.click();
  });

test('what a full disk cannot keep is said, is not counted, and stays in its field', async (context) => {
  const { page } = await openMember(context, 'Fennel', { installsWorker: false });
  await untilKept(page, 'water.add', () => press(page, '+500 ml'));
  await expectWater(page, '0.5 L');
  await full(page);
  await press(page, '+250 ml');
  await page.getByText('This device could not save your water.').waitFor();
  await room(page);
  await press(page, 'Undo');
  await page.getByText(/^0(\.0)? L \/ /).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);

  const field = page.getByLabel('Log weight (kg)');
  const sentence = page.getByText('This device could not save your weight. Please try again.');
  await field.fill('61.3');
  await full(page);
  await press(page, 'Log');
  await sentence.waitFor();
  expect(await field.inputValue()).toBe('61.3');
  await room(page);
  await press(page, 'Log');
  await sentence.waitFor({ state: 'hidden' });
  await expect.poll(() => field.inputValue()).toBe('');

  await openPlan(page);
  const marks = page.getByRole('button', { name: /^(Breakfast|Dinner) eaten$/ });
  await expect.poll(() => marks.count()).toBe(2);
  await refuse(page, 1);
  await pressBoth(page, /^(Breakfast|Dinner) eaten$/);
  await expect.poll(() => marks.and(page.locator('[aria-pressed="true"]')).count()).toBe(1);
  await page
    .getByRole('alert')
    .filter({ hasText: 'This device could not save that change.' })
    .first()
    .waitFor();
});

/** Runs in the page: nothing can be written to or read from the journal until `releaseDisk` is called. */
async function holdDisk(): Promise<void> {
  const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('sorrel-member-'));
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(found?.name ?? '');
    request.onsuccess = () => resolve(request.result);
  });
  const journal = db.transaction('journal', 'readwrite').objectStore('journal');
  let held = true;
  await new Promise<void>((resolve) => {
    const again = (): void => {
      resolve();
      if (held) journal.get(0).onsuccess = again;
      else db.close();
    };
    again();
  });
  Object.assign(window, {
    releaseDisk: () => {
      held = false;
    },
  });
}

test('a busy disk is waited for, a broken one is said, and what the browser took away comes back', async (context) => {
  const { page, server, member, ...device } = await openMember(context, 'Wanda', { installsWorker: false });
  await expectWater(page, '0 L');
  await page.evaluate(holdDisk);
  await press(page, '+250 ml');
  await page.getByText('Saving...').waitFor();
  await press(page, '+250 ml');
  await expectWater(page, '0 L');
  await page.evaluate('window.releaseDisk()');
  await expectWater(page, '0.5 L');
  await page.getByText('Saving...').waitFor({ state: 'hidden' });
  await expectOperations(server, member, 2);

  await page.goto('/terms');
  const browser = await device.context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'indexeddb' });
  await page.goto('/dashboard');
  await expectWater(page, '0.5 L');

  device.expectConsole(/^console (error|warning|trace)/);
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    Object.assign(IDBDatabase.prototype, {
      transaction(this: IDBDatabase, ...wanted: Parameters<typeof transaction>) {
        if (sessionStorage.getItem('disk') === 'fine') return transaction.apply(this, wanted);
        throw new DOMException('Internal error.', 'UnknownError');
      },
    });
  });
  await page.goto('/dashboard/progress');
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.getByText('If the storage of this device is full, free some space, then try again.').waitFor();
  await page.evaluate(() => sessionStorage.setItem('disk', 'fine'));
  await press(page, 'Try again');
  await page.getByRole('heading', { level: 1, name: 'Your progress' }).waitFor();
});
