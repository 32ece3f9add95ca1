import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { wake } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('a drop that is tapped twice sets the water once', async (context) => {
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, await createReadyMember(server, 'Borage'));
  await page.getByText(/^0 L \/ /).waitFor();
  await page.getByRole('button', { name: 'Set water to 1 L' }).evaluate((drop: HTMLElement) => {
    drop.click();
    drop.click();
  });
  await page.getByText(/^1 L \/ /).waitFor();
  await page.getByRole('button', { name: '+250 ml' }).click();
  await page.getByText(/^1\.25 L \/ /).waitFor();
});

test('a network that leads nowhere is called offline, until the server answers again', async (context) => {
  const { page, expectConsole } = await openDevice(context, { origin: server.origin, installsWorker: false });
  expectConsole(/ERR_CONNECTION_REFUSED/);
  await enter(page, await createReadyMember(server, 'Chervil'));
  const copy = page.getByText(/^Offline - showing your copy from/);
  await page.getByRole('region', { name: "Today's meals" }).waitFor();
  await copy.waitFor({ state: 'detached' });

  await page.route('**/django/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await copy.waitFor();

  await page.unroute('**/django/**');
  // What is still on its way may fail after the first look: each look at the page asks again.
  const look = async (): Promise<number> => {
    await wake(page);
    return copy.count();
  };
  await expect.poll(look, { interval: 500 }).toBe(0);
});
