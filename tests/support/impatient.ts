import type { BrowserContext, Page } from 'playwright-core';

const KEY = 'test.impatient';

/** Call it before the first page is opened: `beImpatient` then has an effect. */
export const allowImpatience = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    const giveUpAfter = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => giveUpAfter(localStorage.getItem(key) === null ? ms : ms / 10);
  }, KEY);

/**
 * Whether the device gives its requests up after a tenth of the usual time. Only while nothing comes back anyway: a
 * good answer may take a busy machine longer.
 */
export const beImpatient = (page: Page, impatient: boolean): Promise<void> =>
  page.evaluate(([key, on]) => (on ? localStorage.setItem(key, 'yes') : localStorage.removeItem(key)), [
    KEY,
    impatient,
  ] as const);
