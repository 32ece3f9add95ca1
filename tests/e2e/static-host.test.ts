import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { publicDocuments } from '../../src/domain/public-pages.ts';
import { appPaths } from '../support/app-paths.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter, type KnownMember } from '../support/ready-member.ts';
import { type Fallback, type StaticHost, startStaticHost } from '../support/static-host.ts';

/** As nginx's `try_files $uri /index.html` answers an unknown path. */
const LIKE_NGINX: Fallback = { file: 'index.html', status: 200 };
/** As GitHub Pages and Netlify answer it. */
const LIKE_GITHUB_PAGES: Fallback = { file: '404.html', status: 404 };

const DISH = 'black-bean-chili';
const A_FEW = ['/sign-in', '/terms', `/dashboard/dish/${DISH}`];
const ADDRESSES = [...appPaths(DISH), ...Object.keys(publicDocuments), '/no-such-page'];

let backend: LiveServer;
let admin: KnownMember;
const hosts: StaticHost[] = [];
beforeAll(async () => {
  backend = await startLiveServer();
  admin = await createReadyMember(backend, 'Tamsin');
  await backend.makeAdmin(admin.email);
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

/** Returns what each address shows when it is opened, and what a few of them show after a reload. */
async function walk(pages: readonly Page[], addresses: readonly string[]): Promise<readonly Screen[]> {
  const seen: Screen[] = [];
  const left = addresses.values();
  await Promise.all(
    pages.map(async (page) => {
      for (const address of left) {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        seen.push(await readScreen(page));
        if (!A_FEW.includes(address)) continue;
        await page.reload({ waitUntil: 'domcontentloaded' });
        seen.push(await readScreen(page));
      }
    }),
  );
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

test.for([
  ['with index.html', LIKE_NGINX, ADDRESSES],
  ['with 404.html', LIKE_GITHUB_PAGES, ['/', ...A_FEW]],
] as const)(
  'every address opens on a host that answers unknown paths %s',
  async ([, fallback, addresses], context) => {
    const device = await openDevice(context, { origin: await hostLike(fallback), installsWorker: false });
    device.expectConsole(new RegExp(`status of ${fallback.status} `));
    await enter(device.page, admin);
    const pages = [device.page, await device.context.newPage(), await device.context.newPage()];
    expectEachItsOwn(await walk(pages, addresses), addresses);
  },
);

test('the right screen opens there without a network once the app was open', async (context) => {
  const device = await openDevice(context, { origin: await hostLike(LIKE_NGINX) });
  await enter(device.page, admin);
  await waitUntilReadyOffline(device.page);
  await device.cutNetwork();
  expectEachItsOwn(await walk([device.page], A_FEW), A_FEW);
});

test('the landing page is not seen on the way, and the whole address stays', async (context) => {
  const { page } = await openDevice(context, { origin: await hostLike(LIKE_NGINX), installsWorker: false });
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem('shown', String(document.documentElement.checkVisibility()));
    });
  });
  await page.goto('/sign-in?from=mail#form');
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('false');
  expect(page.url()).toMatch(/\/sign-in\?from=mail#form$/);
  await page.goto('/terms?from=mail#privacy');
  await readScreen(page);
  expect(page.url()).toMatch(/\/terms\?from=mail#privacy$/);
});
