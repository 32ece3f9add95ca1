import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { openPlan } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { LOOKS, showIn } from '../support/look.ts';
import { openSlot } from '../support/plan-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('a dish and the nutrients of a week are accessible in every look, and 320 pixels are enough', async (context) => {
  const member = await createReadyMember(server, 'Nuria');
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  await openPlan(page);
  await openSlot(page, 'Dinner');
  await page.locator('a[href^="/dashboard/dish/"]').first().click();
  await page.getByRole('button', { name: 'Portion', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Vitamins and minerals/ }).click();
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(25);
  expect(await findAccessFaults(page)).toEqual([]);

  await openPlan(page);
  await page.getByRole('link', { name: 'Vitamins, minerals and more' }).click();
  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('heading', { level: 2, name: 'A day of this week, on average' }).waitFor();
  const faults: string[] = [];
  for (const look of LOOKS) {
    await showIn(page, look);
    faults.push(...(await findAccessFaults(page)));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(faults).toEqual([]);
});
