import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('leaving a wrong password does not move "Forgot Password" away from under the finger', async (context) => {
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await page.goto('/sign-in');
  await page.getByLabel('Password', { exact: true }).pressSequentially('short');
  const forgot = page.getByRole('button', { name: 'Forgot Password' });
  await forgot.hover();
  const place = await forgot.boundingBox();
  await page.mouse.down();
  expect(await forgot.boundingBox()).toEqual(place);
  await page.mouse.up();
  await page.getByRole('dialog').waitFor();
});
