import { writeFile } from 'node:fs/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { SCREENS } from '../../../scripts/chromium.ts';
import { findFirefox } from '../../../scripts/suites/find-engines.ts';
import {
  controlNamed,
  type Driver,
  fieldNamed,
  toMiddle,
  WAIT_MS,
  wordsOfPage,
  workerIsActive,
} from './driver.ts';
import { makeProfileFolder } from './profile-folder.ts';

/** Matches the errors of Firefox and its driver for a page load that another load has ended. */
const ENDED_BY_ANOTHER = /NS_BINDING_ABORTED|NS_ERROR_ABORT|another navigation|navigation canceled/i;

/** Over WebDriver BiDi. */
export async function driveFirefox(origin: string): Promise<Driver> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('Firefox is not installed.');
  const profile = await makeProfileFolder();
  const start = async (): Promise<readonly [Browser, Page]> => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      userDataDir: profile.path,
      defaultViewport: null,
    });
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    page.setDefaultTimeout(WAIT_MS);
    await page.setViewport(SCREENS.phone.viewport);
    return [browser, page];
  };
  let [browser, page] = await start();
  return {
    open: async (path) => {
      try {
        await page.goto(new URL(path, origin).href);
      } catch (error) {
        // A load that Firefox itself was at, of its first page or the one before, ended this one.
        if (!(error instanceof Error && ENDED_BY_ANOTHER.test(error.message))) throw error;
        await page.goto(new URL(path, origin).href);
      }
    },
    fill: (label, text) => page.locator(`::-p-xpath(${fieldNamed(label)})`).fill(text),
    press: async (name) => {
      const control = page.locator(`::-p-xpath(${controlNamed(name)})`);
      // A bar of the app may cover what counts as in view.
      await (await control.waitHandle()).evaluate(toMiddle);
      await control.click();
    },
    text: () => page.evaluate(wordsOfPage),
    isControlled: () => page.evaluate(workerIsActive),
    restart: async () => {
      await browser.close();
      [browser, page] = await start();
    },
    screenshot: async (path) => {
      await writeFile(path, await page.screenshot());
    },
    close: async () => {
      await browser.close();
      await profile.remove();
    },
  };
}
