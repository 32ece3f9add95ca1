import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { expectWater, openPlan } from '../support/daily-steps.ts';
import { factsKept } from '../support/fact-kept.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { openSlot } from '../support/plan-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

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

const releaseDisk = 'window.releaseDisk()';

test('what is tapped shows when it is kept, counts once, and says so while the disk is busy', async (context) => {
  const member = await createReadyMember(server, 'Wanda');
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  await expectWater(page, '0 L');
  const drink = page.getByRole('button', { name: '+250 ml' });
  await page.evaluate(holdDisk);
  await drink.click();
  await page.getByText('Saving...').waitFor();
  await drink.click();
  await expectWater(page, '0 L');
  await page.evaluate(releaseDisk);
  await expectWater(page, '0.5 L');
  await page.getByText('Saving...').waitFor({ state: 'hidden' });
  await drink.click();
  await expectWater(page, '0.75 L');

  await openPlan(page);
  const lunch = page.getByRole('button', { name: 'Lunch eaten' });
  await openSlot(page, 'Lunch');
  const dishes = page.getByRole('region', { name: 'Meals' }).locator('a[href^="/dashboard/dish/"]');
  await dishes.first().waitFor();
  const eaten = await dishes.count();
  await page.evaluate(holdDisk);
  await lunch.click();
  await page.evaluate(releaseDisk);
  await lunch.and(page.locator('[aria-pressed="true"]')).waitFor();
  await expect.poll(() => factsKept(page, 'meal.eaten')).toBe(eaten);
  await page.reload();
  await lunch.and(page.locator('[aria-pressed="true"]')).waitFor();
  await page.goto('/dashboard');
  await expectWater(page, '0.75 L');
  expect(await page.getByRole('alert').count()).toBe(0);
});
