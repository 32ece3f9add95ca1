import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { openPlan } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

/** Answers given without a network bind at once: whatever they forbid is marked wherever the plan still shows it. */

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const MARK = 'Against your answers';
const marks = (page: Page) => page.getByText(MARK);

test('dishes that the latest answers forbid are marked on the plan, the overview, their page, paper and in the kitchen', async (context) => {
  const device = await openDevice(context, { origin: server.origin });
  const { page } = device;
  const morning = new Date();
  morning.setHours(6, 0, 0, 0);
  await page.clock.setSystemTime(morning);
  await enter(page, await createReadyMember(server, 'Sorbus'));
  await openPlan(page);
  await waitUntilReadyOffline(page);
  expect(await marks(page).count()).toBe(0);
  await device.cutNetwork();
  await page.goto('/dashboard/safety');
  const allergies = page.getByRole('group', { name: 'Allergies' }).getByRole('checkbox');
  await allergies.first().waitFor();
  for (const box of await allergies.all()) await box.check({ force: true });
  await press(page, 'Save');
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();

  await openPlan(page);
  await marks(page).first().waitFor();
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Next meal' }).getByText(MARK).waitFor();
  await page.getByRole('region', { name: 'Next meal' }).getByRole('link').click();
  await marks(page).waitFor();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.waitForURL('**/dashboard/kitchen/**');
  await marks(page).waitFor();
  await page.goto('/dashboard/week-print');
  await page.getByText('(against your answers)').first().waitFor();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
