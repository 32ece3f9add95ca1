import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { NO_LONGER_THEIRS } from '../../support/member-steps.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
test('sidebar, on a phone a drawer, and its Logout [2.19 2.20 2.24]', async (context) => {
  const { page, ...device } = await openDevice(context, {
    installsWorker: false,
    origin: server.origin,
    screen: 'desktop',
  });
  await enter(page, await createReadyMember(server, 'Lemon'));
  const nav = page.getByRole('navigation', { name: 'Dashboard' });
  await nav.getByRole('listitem').last().waitFor();
  await expect
    .poll(() => nav.getByRole('listitem').allTextContents())
    .toEqual([
      ...['Overview', 'Diet Plan', 'AI Chat', 'Membership', 'Fitness'],
      ...['My food', 'Diary', 'Shopping list', 'Pantry', 'Progress', 'Settings'],
      ...['Help', 'Logout'],
    ]);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => nav.isVisible()).toBe(false);
  await press(page, 'Open menu');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Help' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, 'Open menu');
  device.expectConsole(NO_LONGER_THEIRS);
  await press(page, 'Logout');
  await page.waitForURL(`${server.origin}/`);
  await expect.poll(() => device.context.cookies()).toEqual([]);
});
