import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const headingFont = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);

test('landing: its fonts are asked for after the first paint and move nothing', async (context) => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  await page.addInitScript(() => {
    const seen = { shifted: 0, largest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await expect.poll(() => headingFont(page)).toMatch(/^"?Young Serif"?,/);
  await expect.poll(() => filesThatCame(page)).toHaveLength(2);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );

  const { firstPaint, asked, arrived, seen } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: fonts.map(({ startTime }) => startTime),
      arrived: fonts.map(({ responseEnd }) => responseEnd),
      seen: Reflect.get(window, 'seen') as { shifted: number; largest: number },
    };
  });
  expect(asked).toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThan(firstPaint);
  expect(seen.largest).toBeGreaterThan(0);
  expect(seen.largest).toBeLessThan(Math.max(...arrived));
  expect(seen.shifted).toBeLessThan(0.001);
});

/** The files of the two families that came, without their hashes. */
const filesThatCame = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, ''));
    const fonts = names.filter((name) => name.endsWith('.woff2'));
    return [...new Set(fonts.map((name) => name.replace(/-.{7,8}\.woff2$/, '')))].sort();
  });

test('a name with letters the app itself never says is set in its two families', async (context) => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  const member = await createReadyMember(server, 'Łukaszå');
  await page.goto('/sign-in');
  await expect.poll(() => filesThatCame(page)).toEqual(['figtree', 'young-serif']);
  await enter(page, member);
  await page.getByText('Welcome, Łukaszå').waitFor();
  await expect
    .poll(() => filesThatCame(page))
    .toEqual([
      'figtree',
      'figtree-ext',
      'figtree-rest',
      'young-serif',
      'young-serif-ext',
      'young-serif-rest',
    ]);
});
