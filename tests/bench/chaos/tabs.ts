import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { SCREENS } from '../../../scripts/chromium.ts';
import type { Sorrel } from './sorrel.ts';

const CRASH_MS = 10_000;

const makeTab = async (context: BrowserContext, dead: Set<Page>): Promise<Page> => {
  const page = await context.newPage();
  page.on('crash', () => dead.add(page));
  return page;
};

/** The tabs of a device, the first of which has done all that comes before the chaos, and the ways in which they and their worker end. */
export async function openTabs(browser: Browser, subject: Sorrel, count: number) {
  const context = await browser.newContext({
    ...SCREENS.phone,
    baseURL: subject.origin,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  // tsx names the functions that run in pages by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const dead = new Set<Page>();
  let kills = 0;

  const opened = async (): Promise<Page> => {
    const page = await makeTab(context, dead);
    await subject.open(page);
    return page;
  };

  const first = await makeTab(context, dead);
  await subject.prepare(first);
  const tabs = [first];
  while (tabs.length < count) tabs.push(await opened());

  const watch: CDPSession = await context.newCDPSession(await context.newPage());
  await watch.send('ServiceWorker.enable');

  /** Closes a tab as its cross does: nothing in it is waited for. */
  const shut = async (tab: Page): Promise<void> => {
    kills += 1;
    await tab.close();
  };
  return {
    /** Every tab, opened anew where it was killed. */
    all: async (): Promise<readonly Page[]> => {
      for (const [place, tab] of tabs.entries()) {
        if (dead.has(tab) && !tab.isClosed()) await tab.close();
        if (tab.isClosed()) tabs[place] = await opened();
      }
      return [...tabs];
    },
    /** Ends every worker of the device at once, whatever it is doing. */
    killWorkers: async () => {
      kills += 1;
      await watch.send('ServiceWorker.stopAllWorkers');
    },
    shut,
    /** Ends the process behind a tab. */
    crash: async (tab: Page) => {
      const session = await context.newCDPSession(tab);
      const crashed = tab.waitForEvent('crash', { timeout: CRASH_MS });
      // Nobody is left to answer this.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      await shut(tab);
    },
    kills: () => kills,
    close: () => context.close(),
  };
}

export type Tabs = Awaited<ReturnType<typeof openTabs>>;
