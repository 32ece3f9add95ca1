import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST, ROOT } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const MEMBER_ROUTE = /^_authenticated\.dashboard\.([a-z0-9-]+)\.tsx$/;
const STAFF = new Set(['admin-dashboard', 'members-list', 'meal-plans', 'details']);
const routes = readdirSync(join(ROOT, 'src', 'routes')).flatMap((file) => {
  const name = MEMBER_ROUTE.exec(file)?.[1];
  return name === undefined || STAFF.has(name) ? [] : [name === 'index' ? '' : name];
});

/** What sticks out of the screen to the right, outside of boxes that scroll by themselves. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().right > screen.width + 1 &&
        !scrolls(element),
    );
    const leaves = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const page = document.documentElement.scrollWidth;
    return page <= screen.width
      ? []
      : [`page ${page}`, ...leaves.slice(0, 5).map((element) => element.outerHTML.slice(0, 200))];
  });

test('with text at 200 % every screen fits the width of a phone', async (context) => {
  const member = await createReadyMember(server, 'Lara');
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const found: Record<string, string[]> = {};
  for (const route of routes) {
    await page.goto(`/dashboard/${route}`);
    await page.getByRole('heading').first().waitFor();
    await page.waitForTimeout(300);
    const out = await sticksOut(page);
    if (out.length > 0) found[route] = out;
  }
  const dish = page.locator('a[href^="/dashboard/dish/"]').first();
  await page.goto('/dashboard');
  await dish.waitFor();
  const address = (await dish.getAttribute('href')) ?? '';
  for (const path of [address, address.replace('/dish/', '/kitchen/')]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForTimeout(300);
    const out = await sticksOut(page);
    if (out.length > 0) found[path] = out;
  }
  expect(found).toEqual({});
});
