import type { BrowserContext, Page } from 'playwright-core';
import { launchChromiumProfile, SCREENS } from '../../../scripts/chromium.ts';
import { controlNamed, type Driver, fieldNamed, WAIT_MS, wordsOfPage, workerIsActive } from './driver.ts';
import { makeProfileFolder } from './profile-folder.ts';

export async function driveChromium(origin: string): Promise<Driver> {
  const profile = await makeProfileFolder();
  const start = async (): Promise<readonly [BrowserContext, Page]> => {
    const context = await launchChromiumProfile(profile.path, { ...SCREENS.phone, baseURL: origin });
    context.setDefaultTimeout(WAIT_MS);
    return [context, context.pages()[0] ?? (await context.newPage())];
  };
  let [context, page] = await start();
  return {
    open: async (path) => {
      await page.goto(path);
    },
    fill: (label, text) => page.locator(`xpath=${fieldNamed(label)}`).fill(text),
    press: (name) => page.locator(`xpath=${controlNamed(name)}`).click(),
    text: () => page.evaluate(wordsOfPage),
    isControlled: () => page.evaluate(workerIsActive),
    restart: async () => {
      await context.close();
      [context, page] = await start();
    },
    screenshot: async (path) => {
      await page.screenshot({ path });
    },
    close: async () => {
      await context.close();
      await profile.remove();
    },
  };
}
