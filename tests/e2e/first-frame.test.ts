import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('signing in and up show their headings before their scripts are there, where they stay', async (context) => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  for (const [path, heading] of [
    ['/sign-in', 'Welcome back'],
    ['/sign-up', 'Create your account'],
  ] as const) {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const early = page.locator('.visitor-frame').getByText(heading);
    await early.waitFor();
    const place = await early.boundingBox();
    letGo();
    const screen = page.getByRole('heading', { level: 1, name: heading });
    await screen.waitFor();
    expect(await screen.boundingBox()).toEqual(place);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
