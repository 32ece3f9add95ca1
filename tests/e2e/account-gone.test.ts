import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { readRows } from '../support/member-store.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('who deletes an account twice, since the first answer was lost, is told that it may be gone', async (context) => {
  const leaver = await createReadyMember(server, 'Gentian');
  const device = await openDevice(context, { origin: server.origin, installsWorker: false });
  const { page } = device;
  await enter(page, leaver);
  await page.goto('/dashboard/profile?tab=delete');
  await press(page, 'Delete account');
  device.expectConsole(/ERR_FAILED|status of 401/);
  await page.route(
    '**/delete_account/**',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press(page, 'Delete');
  await page.getByText('You are offline. Deleting your account needs a connection.').waitFor();
  await press(page, 'Delete');
  await page.getByText('The server does not know this session any more.').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  await press(page, 'Remove my data from this device');
  await page.waitForURL(`${server.origin}/`);
  expect(await readRows(page, leaver.id, 'outbox')).toBeNull();
  await expect.poll(() => device.context.cookies()).toEqual([]);
});
