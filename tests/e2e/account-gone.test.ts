import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { rateLimits } from '../../server/database/schema.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { expectWater } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { readRows } from '../support/member-store.ts';
import { caller, createReadyMember, enter } from '../support/ready-member.ts';

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
  device.expectConsole(/ERR_FAILED|status of 401/);
  // From before the page opens: what it reads would be told that the account is gone.
  await page.route('**/django/**', (route) => route.abort());
  await page.goto('/dashboard/profile?tab=delete');
  await press(page, 'Delete account');
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
  // A backend that knows nothing of ended sessions says no more than that the token opens nothing.
  await page.route('**/django/**', (route) =>
    route.fulfill({ status: 401, json: { detail: 'No.', code: 'token_not_valid' } }),
  );
  await press(page, 'Delete');
  await page.getByText('The server does not know this session any more.').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  await press(page, 'Remove my data from this device');
  await page.waitForURL(`${server.origin}/`);
  expect(await readRows(page, leaver.id, 'outbox')).toBeNull();
  await expect.poll(() => device.context.cookies()).toEqual([]);
});

test('an account deleted elsewhere is said to be gone here, and its data goes when that was read', async (context) => {
  const leaver = await createReadyMember(server, 'Hyssop');
  const device = await openDevice(context, { origin: server.origin, installsWorker: false });
  const { page } = device;
  await enter(page, leaver);
  await page.getByRole('button', { name: '+500 ml' }).waitFor();
  await device.cutNetwork();
  await press(page, '+500 ml');
  await expect.poll(() => readRows(page, leaver.id, 'outbox')).toHaveLength(1);
  await caller(server)('DELETE', `/django/api/delete_account/${leaver.id}/`, null, leaver.access);
  device.expectConsole(/status of 401/);
  await device.restoreNetwork();
  await page.getByRole('heading', { level: 1, name: 'This account was deleted' }).waitFor();
  await page.getByText('1 change on this device was never sent. You can save a copy first.').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  for (const path of ['/dashboard', '/today', '/sign-in']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'This account was deleted' }).waitFor();
  }
  expect(await readRows(page, leaver.id, 'outbox')).toHaveLength(1);
  const saving = page.waitForEvent('download');
  await press(page, 'Save what was not sent');
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(saved.unsent).toMatchObject([
    { kind: 'journal.append', value: { operations: [{ kind: 'water.add', payload: { litres: 0.5 } }] } },
  ]);
  expect(await readRows(page, leaver.id, 'outbox')).toHaveLength(1);
  await press(page, 'Remove my data from this device');
  await page.waitForURL(`${server.origin}/`);
  expect(await readRows(page, leaver.id, 'outbox')).toBeNull();
  expect(await page.evaluate(() => Object.entries(localStorage).flat().join())).not.toContain(leaver.email);

  // One address registers once a minute.
  await server.db.delete(rateLimits);
  const again = await createReadyMember(server, 'Hyssop');
  expect(again.email).toBe(leaver.email);
  expect(again.id).not.toBe(leaver.id);
  await enter(page, again);
  await expectWater(page, '0 L');
});
