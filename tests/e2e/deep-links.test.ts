import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { publicDocuments } from '../../src/domain/public-pages.ts';
import { appPaths } from '../support/app-paths.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

const SIZES = { 'on a phone': { width: 360, height: 740 }, 'on a desktop': { width: 1280, height: 800 } };
/** How long a screen may take on a busy machine before what is wrong with it counts. */
const PATIENCE_MS = 30_000;

interface Seen {
  readonly title: string;
  readonly faults: readonly string[];
}

/**
 * The screen's title and what is wrong with it, in words, once nothing is wrong or patience has ended. `known` is the
 * title that it had elsewhere.
 */
async function see(page: Page, path: string, known: string | undefined): Promise<Seen> {
  const read = (): Promise<Seen> =>
    page.evaluate(
      ([expected, elsewhere]) => {
        const { title } = document;
        const headings = document.querySelectorAll('h1').length;
        const overflow = document.documentElement.scrollWidth - innerWidth;
        return {
          title,
          faults: [
            ...(headings === 1 ? [] : [`${headings} h1`]),
            ...(['', 'Sorrel'].includes(title) ? ['no title of its own'] : []),
            ...(title === (elsewhere ?? title) ? [] : [`titled "${title}", elsewhere "${elsewhere}"`]),
            ...(overflow <= 0 ? [] : [`${overflow}px wider than the screen`]),
            ...(location.pathname === expected ? [] : [`led to ${location.pathname}`]),
          ],
        };
      },
      [path, known] as const,
    );
  let seen = await read();
  for (const end = Date.now() + PATIENCE_MS; seen.faults.length > 0 && Date.now() < end; seen = await read())
    await page.evaluate(() => new Promise(requestAnimationFrame));
  return seen;
}

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('every address opens directly, without a network also after a reload, narrow and wide', async (context) => {
  const { page, ...device } = await openDevice(context, {
    origin: server.origin,
    screen: 'desktop',
  });
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
    const known = titles.get(path);
    const seen = await see(on, path, known);
    for (const fault of seen.faults) faults.push(`${path}, ${how}: ${fault}`);
    titles.set(path, known ?? seen.title);
  }

  /** At both sizes, and back: what was wide first must become narrow, and the other way round. */
  async function lookAround(on: Page, path: string, how: string): Promise<void> {
    const sizes = Object.entries(SIZES);
    if (on.viewportSize()?.width === SIZES['on a desktop'].width) sizes.reverse();
    for (const [where, size] of sizes) {
      await on.setViewportSize(size);
      await look(on, path, `${how} ${where}`);
    }
  }

  async function walk(on: Page, some: readonly string[], how: 'opened' | 'reloaded offline'): Promise<void> {
    for (const path of some) {
      if (how === 'opened') await on.goto(path, { waitUntil: 'domcontentloaded' });
      else {
        // The address alone changes, and the reload is the one load.
        await on.evaluate((to) => history.pushState(null, '', to), path);
        await on.reload({ waitUntil: 'domcontentloaded' });
      }
      await lookAround(on, path, how);
    }
  }

  const pages = [page, await device.context.newPage(), await device.context.newPage()];
  for (const how of ['opened', 'reloaded offline'] as const) {
    if (how === 'reloaded offline') await device.cutNetwork();
    await Promise.all(
      pages.map((on, turn) =>
        walk(
          on,
          paths.filter((_, at) => at % pages.length === turn),
          how,
        ),
      ),
    );
  }

  expect(faults).toEqual([]);
  const shared = app.filter((path) =>
    app.some((other) => other !== path && titles.get(other) === titles.get(path)),
  );
  expect(shared.map((path) => `${path}: ${titles.get(path)}`)).toEqual([]);
}, 400_000);

test('a topic of the help is reached by its anchor', async (context) => {
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, await createReadyMember(server, 'Hal'));
  await page.goto('/dashboard/help');
  await page.getByRole('link', { name: 'Troubleshooting' }).click();
  await page.waitForFunction(() => {
    const top = document.querySelector('#troubleshooting')?.getBoundingClientRect().top;
    return top !== undefined && top < innerHeight;
  });
});
