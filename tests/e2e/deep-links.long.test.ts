import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../scripts/chromium.ts';
import { ROOT } from '../../scripts/ensure-built.ts';
import { publicDocuments } from '../../src/domain/public-pages.ts';
import { createMemberWithWeek, openMember, sharedServer } from '../support/member-device.ts';

/** It opens on a locked device only. */
const LOCKED_ALONE = 'today';

/** Every address of the app, as the route files name them; layouts and the catch-all have none of their own. */
function appPaths(dish: string): string[] {
  return readdirSync(join(ROOT, 'src', 'routes'), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, '').replaceAll('/', '.'))
    .filter((name) => !['__root', '_authenticated', '_onboarding', '_authenticated.dashboard'].includes(name))
    .filter((name) => !name.endsWith('.$') && name !== LOCKED_ALONE)
    .map(
      (name) =>
        `/${name
          .replace(/^_\w+\./, '')
          .replace(/\.index$/, '')
          .replaceAll('.', '/')}`,
    )
    .map((path) => path.replace('$recipeId', dish).replace('$foodId', 'new'));
}

const WIDTHS = [360, SCREENS.desktop.viewport.width];
/** How long a screen may take on a busy machine before what is wrong with it counts. */
const PATIENCE_MS = 30_000;

/** What is wrong with the screen at an address, in words, once nothing is wrong or patience has ended. */
const faultsOf = (page: Page, path: string): Promise<readonly string[]> =>
  page.evaluate(
    async ([expected, patience]) => {
      const look = (): string[] => {
        const headings = document.querySelectorAll('h1').length;
        const overflow = document.documentElement.scrollWidth - innerWidth;
        return [
          ...(headings === 1 ? [] : [`${headings} h1`]),
          ...(['', 'Sorrel'].includes(document.title) ? ['no title of its own'] : []),
          ...(overflow <= 0 ? [] : [`${overflow}px wider than the screen`]),
          ...(location.pathname === expected ? [] : [`led to ${location.pathname}`]),
        ];
      };
      const end = performance.now() + patience;
      while (look().length > 0 && performance.now() < end) await new Promise(requestAnimationFrame);
      return look().map((fault) => `${expected}: ${fault}`);
    },
    [path, PATIENCE_MS] as const,
  );

test('every address opens directly, without a network too, narrow and wide, and has a title of its own [2.23]', async (context) => {
  const server = await sharedServer();
  const staff = await createMemberWithWeek(server, 'Tamsin');
  await server.makeAdmin(staff.email);
  const { page, ...device } = await openMember(context, 'Tamsin', { member: staff });
  const dish = await page.locator('a[href^="/dashboard/dish/"]').first().getAttribute('href');
  const app = appPaths(dish?.replace(/^.*\/|\?.*$/g, '') ?? '');
  expect(app).toContain('/dashboard');
  expect(app.length).toBeGreaterThan(35);
  for (const path of app) expect((await fetch(server.origin + path)).status, path).toBe(200);

  await device.cutNetwork();
  const titles = new Map<string, string>();
  const faults: string[] = [];
  const left = [...app, ...Object.keys(publicDocuments), '/no-such-page'].values();
  await Promise.all(
    [page, await device.context.newPage()].map(async (on) => {
      for (const path of left) {
        await on.goto(path, { waitUntil: 'domcontentloaded' });
        for (const width of WIDTHS) {
          await on.setViewportSize({ width, height: 800 });
          faults.push(...(await faultsOf(on, path)));
        }
        titles.set(path, await on.title());
      }
    }),
  );
  expect(faults).toEqual([]);
  const named = app.map((path) => titles.get(path));
  expect(app.filter((_, at) => named.indexOf(named[at]) !== at)).toEqual([]);
});
