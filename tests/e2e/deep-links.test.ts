import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST, ROOT } from '../../scripts/ensure-built.ts';
import { publicDocuments } from '../../src/domain/public-pages.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Every address of the app, as the route files name them; layouts and the catch-all have none of their own. */
function appPaths(dish: string): string[] {
  return readdirSync(join(ROOT, 'src', 'routes'))
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((name) => !['__root', '_authenticated', '_onboarding', '_authenticated.dashboard'].includes(name))
    .filter((name) => !name.endsWith('.$'))
    .map(
      (name) =>
        `/${name
          .replace(/^_\w+\./, '')
          .replace(/\.index$/, '')
          .replaceAll('.', '/')}`,
    )
    .map((path) => path.replace('$recipeId', dish));
}

/** What is wrong with the screen at `path`, in words. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const { headings, overflow, at } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - innerWidth,
    at: location.pathname,
  }));
  return [
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(overflow <= 0 ? [] : [`${overflow}px wider than the screen`]),
    ...(at === path ? [] : [`led to ${at}`]),
  ];
}

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('every address opens directly and after a reload, with and without a network, narrow and wide', async (context) => {
  const { page, ...device } = await openDevice(context, { origin: server.origin, screen: 'desktop' });
  const member = await createReadyMember(server, 'Tamsin');
  await server.makeAdmin(member.email);
  await enter(page, member);
  await page.goto('/dashboard/diet-plan');
  await page
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: /^Dinner\b/ })
    .click();
  const dish = await page.locator('a[href^="/dashboard/dish/"]').first().getAttribute('href');
  await waitUntilReadyOffline(page);

  const app = appPaths(dish?.replace(/^.*\/|\?.*$/g, '') ?? '');
  const paths = [...app, ...Object.keys(publicDocuments), '/no-such-page'];
  expect(app).toContain('/dashboard');
  expect(app.length).toBeGreaterThan(35);
  const faults: string[] = [];
  const titles = new Map<string, string>();

  async function look(on: Page, path: string, how: string): Promise<void> {
    await on.waitForFunction(
      () => document.querySelector('h1') !== null && !['', 'Sorrel'].includes(document.title),
      undefined,
      { timeout: 10_000 },
    );
    for (const fault of await faultsOf(on, path)) faults.push(`${path}, ${how}: ${fault}`);
    const title = await on.title();
    const known = titles.get(path) ?? title;
    if (known !== title) faults.push(`${path}, ${how}: titled "${title}", elsewhere "${known}"`);
    titles.set(path, known);
  }

  async function walk(on: Page, some: readonly string[], network: string): Promise<void> {
    for (const path of some) {
      await on.setViewportSize(PHONE);
      await on.goto(path, { waitUntil: 'domcontentloaded' });
      await look(on, path, `${network}, opened on a phone`);
      await on.setViewportSize(DESKTOP);
      await on.reload({ waitUntil: 'domcontentloaded' });
      await look(on, path, `${network}, reloaded on a desktop`);
    }
  }

  const pages = [page, await device.context.newPage(), await device.context.newPage()];
  for (const network of ['online', 'offline']) {
    if (network === 'offline') await device.cutNetwork();
    await Promise.all(
      pages.map((on, turn) =>
        walk(
          on,
          paths.filter((_, at) => at % pages.length === turn),
          network,
        ),
      ),
    );
  }

  expect(faults).toEqual([]);
  const shared = app.filter((path) =>
    app.some((other) => other !== path && titles.get(other) === titles.get(path)),
  );
  expect(shared.map((path) => `${path}: ${titles.get(path)}`)).toEqual([]);
}, 120_000);
