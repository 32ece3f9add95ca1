import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../scripts/ensure-built.ts';

const DASHBOARD_ROUTES = join(ROOT, 'src', 'routes', '_authenticated', 'dashboard');
const PAGE = /^([a-z0-9-]+)\.tsx$/;

/** Pages of staff alone, by their names under /dashboard. */
export const STAFF_PAGES: readonly string[] = ['admin-dashboard', 'details', 'meal-plans', 'members-list'];

/** Every other page under /dashboard, as the route files name them: a new one is walked without being listed. */
export const MEMBER_PAGES: readonly string[] = readdirSync(DASHBOARD_ROUTES).flatMap((file) => {
  const name = PAGE.exec(file)?.[1];
  return name === undefined || name === 'index' || STAFF_PAGES.includes(name) ? [] : [name];
});

/**
 * Goes from one opened page of a member to another, as a link would: the document stays, which costs a fraction of a
 * load. Each page has a title of its own, set when it opens.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  const left = await page.title();
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction(
    (before) => document.title !== before && document.querySelectorAll('h1').length === 1,
    left,
  );
}

/** Waits until nothing on the page stands in for what is still being read. */
export async function untilRead(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main *')].every(
      (element) => getComputedStyle(element).animationName !== 'breathe',
    ),
  );
}
