import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { openMember } from '../support/member-device.ts';
import { type Fallback, type StaticHost, startStaticHost } from '../support/static-host.ts';

/** As nginx's `try_files $uri /index.html` answers an unknown path. */
const LIKE_NGINX: Fallback = { file: 'index.html', status: 200 };
/** As GitHub Pages and Netlify answer it. */
const LIKE_GITHUB_PAGES: Fallback = { file: '404.html', status: 404 };

/** One of each kind; every address is opened in deep-links.test.ts. */
const ADDRESSES = [
  ...['/', '/sign-in', '/terms', '/age', '/dashboard', '/dashboard/profile'],
  ...['/dashboard/dish/black-bean-chili', '/no-such-page'],
];

let backend: LiveServer;
const hosts: StaticHost[] = [];
beforeAll(async () => {
  backend = await startLiveServer();
});
afterAll(async () => {
  for (const host of hosts) host.stop();
  await backend.stop();
});

async function hostLike(fallback: Fallback): Promise<string> {
  const host = await startStaticHost(DIST, backend.origin, fallback);
  hosts.push(host);
  return host.origin;
}

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

/** Returns what each address shows when it is opened, and after a reload. */
async function walk(page: Page): Promise<readonly Screen[]> {
  const seen: Screen[] = [];
  for (const address of ADDRESSES) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    seen.push(await readScreen(page));
    await page.reload({ waitUntil: 'domcontentloaded' });
    seen.push(await readScreen(page));
  }
  return seen;
}

/** Fails where an address led elsewhere, or shows the landing page or the screen of another address. */
function expectEachItsOwn(seen: readonly Screen[], addresses: readonly string[]): void {
  expect(new Set(seen.map(({ address }) => address))).toEqual(new Set(addresses));
  const landing = seen.find(({ address }) => address === '/')?.title;
  const shared = seen.filter(
    ({ address, title }) => title === landing && !/^\/(no-such-page)?$/.test(address),
  );
  expect(shared).toEqual([]);
  const titles = new Map(seen.map(({ address, title }) => [address, title]));
  expect(seen.filter(({ address, title }) => titles.get(address) !== title)).toEqual([]);
  expect(titles.get('/terms')).toBe('Terms of service - Sorrel');
  expect(titles.get('/sign-in')).toMatch(/^Sign in/);
}

test('every kind of address opens on a host that knows only files, with index.html or 404.html for the others', async (context) => {
  for (const fallback of [LIKE_NGINX, LIKE_GITHUB_PAGES]) {
    const origin = await hostLike(fallback);
    const device = await openMember(context, 'Tamsin', { server: backend, origin, installsWorker: false });
    device.expectConsole(new RegExp(`status of ${fallback.status} `));
    expectEachItsOwn(await walk(device.page), ADDRESSES);
    await device.close();
  }
});

test('there the right screen opens without a network too, the landing page is not seen on the way, and the whole address stays', async (context) => {
  const { page, ...device } = await openMember(context, 'Tamsin', {
    server: backend,
    origin: await hostLike(LIKE_NGINX),
  });
  await device.cutNetwork();
  expectEachItsOwn(await walk(page), ADDRESSES);
  await device.restoreNetwork();
  const visitor = await openDevice(context, { origin: await hostLike(LIKE_NGINX), installsWorker: false });
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
