import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';

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
      seen.largest += list.getEntries().length;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await expect.poll(() => headingFont(page)).toMatch(/^"?Young Serif"?,/);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );

  const { firstPaint, fonts, seen } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
    seen: Reflect.get(window, 'seen') as { shifted: number; largest: number },
  }));
  expect(fonts).toHaveLength(2);
  expect(Math.min(...fonts)).toBeGreaterThan(firstPaint);
  expect(seen.largest).toBe(1);
  expect(seen.shifted).toBeLessThan(0.001);
});

test('landing: it stays readable where no font comes', async (context) => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.fonts)).toBe('here');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
