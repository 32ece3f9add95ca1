import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openMember } from './member-device.ts';

/** A phone that opens the app without a network, stopped before the app itself is there. */

/** The local storage key of the kept meals. */
export const KEPT_KEY = 'sorrel.today';

export const meals = (page: Page) => page.getByRole('region', { name: "Today's meals" });
export const frame = (page: Page) => page.locator('.instant-frame');
export const keptText = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), KEPT_KEY);
/** The scripts that app.html starts the app with. */
export const APP_SCRIPTS = [
  ...readFileSync(join(DIST, 'app.html'), 'utf8').matchAll(/<script type="module"[^>]* src="([^"]+)"/g),
].map(([, path = '']) => path);
const APP_SCRIPT = new RegExp(`(?:${APP_SCRIPTS.join('|')})$`);

/** The worker then asks the network for a file that it had, and the test can hold the answer back. */
const forgetCopy = async (pattern: string): Promise<void> => {
  const cache = await caches.open('shell');
  for (const request of await cache.keys())
    if (new RegExp(pattern).test(request.url)) await cache.delete(request);
};

/** A phone whose member has looked at the overview once, with a network. */
export async function openColdPhone(context: TestContext, username: string) {
  const device = await openMember(context, username);
  await expect.poll(() => keptText(device.page)).not.toBeNull();
  await device.page.evaluate(forgetCopy, APP_SCRIPT.source);
  let letGo = (): void => undefined;
  /** Ends the page and opens the app again without a network; its own script waits until it is let go. */
  const coldStart = async (path = '/dashboard') => {
    await device.cutNetwork();
    const page = await device.context.newPage();
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.context().route(APP_SCRIPT, async (route) => {
      await held;
      await route.fulfill({ path: join(DIST, new URL(route.request().url()).pathname) });
    });
    await page.goto(path, { waitUntil: 'commit' });
    return { page, letGo };
  };
  context.onTestFinished(() => letGo());
  return { ...device, coldStart };
}
