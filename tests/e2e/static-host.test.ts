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

interface Screen {
  readonly address: string;
  readonly title: string;
}

/** Returns the address and the title of a page once its screen is there. */
async function readScreen(page: Page): Promise<Screen> {
  await page.waitForFunction(
    () => document.querySelectorAll('h1').length === 1 && !['', 'Sorrel'].includes(document.title),
  );
  return page.evaluate(() => ({
    address: location.pathname,
    title: document.title,
  }));
}

/** Returns what each address shows when it is opened. */
async function walk(page: Page): Promise<readonly Screen[]> {
  const seen: Screen[] = [];
  for (const address of ADDRESSES) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    seen.push(await readScreen(page));
  }
  return seen;
}

/** Fails where an address led elsewhere, or shows the landing page or the screen of another address. */
function expectEachItsOwn(seen: readonly Screen[]): void {
  expect(new Set(seen.map(({ address }) => address))).toEqual(new Set(ADDRESSES));
  const landing = seen.find(({ address }) => address === '/')?.title;
  const shared = seen.filter(
    ({ address, title }) => title === landing && !/^\/(no-such-page)?$/.test(address),
  );
  expect(shared).toEqual([]);
  const titles = new Map(seen.map(({ address, title }) => [address, title]));
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
  expectEachItsOwn(await walk(plain.page));
  await plain.close();

  const { page, ...device } = await openMember(context, 'Tamsin', { origin: await hostLike(LIKE_NGINX) });
  await device.cutNetwork();
  expectEachItsOwn(await walk(page));

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
  await readScreen(visitor.page);
  expect(visitor.page.url()).toMatch(/\/terms\?from=mail#privacy$/);
});
