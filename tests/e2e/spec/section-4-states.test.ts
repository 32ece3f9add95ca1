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

test('delete account: the dialog opens, Cancel closes it, Delete removes every cookie and goes to the landing page [4.12]', async (context) => {
  const leaving = await createReadyMember(server, 'Borage');
  const {
    page,
    context: storage,
    expectConsole,
  } = await openDevice(context, { installsWorker: false, origin: server.origin });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await enter(page, leaving);
  await page.goto('/dashboard/profile?tab=delete');
  await press('Delete account');
  await page.getByRole('dialog').waitFor();
  await press('Cancel');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await storage.cookies()).map(({ name }) => name).sort()).toEqual(['profile', 'user']);
  await press('Delete account');
  expectConsole(NO_LONGER_THEIRS);
  const call = page.waitForRequest('**/delete_account/**');
  await press('Delete');
  expect((await call).method()).toBe('DELETE');
  await page.waitForURL(`${server.origin}/`);
  await expect.poll(() => storage.cookies()).toEqual([]);
});
