import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { openMember, sharedServer } from '../support/member-device.ts';
import { type Fallback, startStaticHost } from '../support/static-host.ts';

/** As nginx's `try_files $uri /index.html` answers an unknown path. */
const LIKE_NGINX: Fallback = { file: 'index.html', status: 200 };
/** As GitHub Pages and Netlify answer it. */
const LIKE_GITHUB_PAGES: Fallback = { file: '404.html', status: 404 };

/** One of each kind; every address is opened in deep-links.long.test.ts. */
const ADDRESSES = [
  ...['/', '/sign-in', '/terms', '/age', '/dashboard', '/dashboard/profile'],
  ...['/dashboard/dish/black-bean-chili', '/no-such-page'],
];

/** Waits until a page shows its screen. */
const untilShown = (page: Page) =>
  page.waitForFunction(
    () => document.querySelectorAll('h1').length === 1 && !['', 'Sorrel'].includes(document.title),
  );

/** Fails where an address leads elsewhere, or shows the landing page or the screen of another address. */
async function expectEachItsOwn(page: Page): Promise<void> {
  const titles = new Map<string, string>();
  for (const address of ADDRESSES) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await untilShown(page);
    titles.set(new URL(page.url()).pathname, await page.title());
  }
  expect(new Set(titles.keys())).toEqual(new Set(ADDRESSES));
  const landing = [...titles].filter(([, title]) => title === titles.get('/'));
  expect(landing.filter(([address]) => !/^\/(no-such-page)?$/.test(address))).toEqual([]);
  expect(titles.get('/terms')).toBe('Terms of service - Sorrel');
  expect(titles.get('/sign-in')).toMatch(/^Sign in/);
}

test('on a host that knows only files every kind of address opens, without a network too, and the landing page is not seen on the way [2.23]', async (context) => {
  const backend = await sharedServer();
  const hostLike = async (fallback: Fallback): Promise<string> => {
    const host = await startStaticHost(DIST, backend.origin, fallback);
    context.onTestFinished(() => host.stop());
    return host.origin;
  };
  const plain = await openMember(context, 'Tamsin', {
    origin: await hostLike(LIKE_GITHUB_PAGES),
    installsWorker: false,
  });
  plain.expectConsole(/status of 404 /);
  await expectEachItsOwn(plain.page);
  await plain.close();

  const { page, ...device } = await openMember(context, 'Tamsin', { origin: await hostLike(LIKE_NGINX) });
  await device.cutNetwork();
  await expectEachItsOwn(page);

  const visitor = await openDevice(context, { origin: new URL(page.url()).origin, installsWorker: false });
  await visitor.page.addInitScript(() => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem('shown', String(document.documentElement.checkVisibility()));
    });
  });
  await visitor.page.goto('/sign-in?from=mail#form');
  await visitor.page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
  expect(await visitor.page.evaluate(() => sessionStorage.getItem('shown'))).toBe('false');
  expect(visitor.page.url()).toMatch(/\/sign-in\?from=mail#form$/);
  await visitor.page.goto('/terms?from=mail#privacy');
  await untilShown(visitor.page);
  expect(visitor.page.url()).toMatch(/\/terms\?from=mail#privacy$/);
});
