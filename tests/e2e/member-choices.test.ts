import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const openCycle = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/cycle');
  await page.getByRole('heading', { level: 1 }).waitFor();
};

test('cycle notes that are shared reach the next device', async (context) => {
  const member = await createReadyMember(server, 'Cora');
  const phone = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(phone.page, member);
  await openCycle(phone.page);
  await phone.page.getByText('Heavy', { exact: true }).click();
  await phone.page.getByText('Cramps', { exact: true }).click();
  const sent = phone.page.waitForResponse(
    (response) => response.ok() && (response.request().postData() ?? '').includes('cycle.'),
  );
  await phone.page.getByText('Sync with my account', { exact: true }).click();
  await sent;

  const { page } = await openDevice(context, {
    origin: server.origin,
    screen: 'desktop',
    installsWorker: false,
  });
  await enter(page, member);
  await openCycle(page);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Cramps' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'Heavy' }).isChecked()).toBe(true);
});
