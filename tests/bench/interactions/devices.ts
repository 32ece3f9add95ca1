import type { Browser, Page } from 'playwright-core';
import { SCREENS } from '../../../scripts/chromium.ts';
import type { LiveServer } from '../../support/live-server.ts';
import { waitUntilReadyOffline } from '../../support/member-steps.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';
import { slowDown } from './measured.ts';
import { installStopwatch } from './stopwatch.ts';
import { seedYear } from './year.ts';

async function openPhone(browser: Browser, server: LiveServer): Promise<Page> {
  const context = await browser.newContext({
    ...SCREENS.phone,
    baseURL: server.origin,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  // tsx names the functions inside by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(installStopwatch);
  return context.newPage();
}

/** Runs in the page: the place in the journal up to which this device has everything. */
async function readCursor(): Promise<number> {
  const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('sorrel-member-'));
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(found?.name ?? '');
    request.onsuccess = () => resolve(request.result);
  });
  const cursor = await new Promise<number>((resolve) => {
    const request = db.transaction('settings').objectStore('settings').get('journalCursor');
    request.onsuccess = () => resolve(Number(request.result?.value ?? 0));
  });
  db.close();
  return cursor;
}

/** The phone of a member with a planned week and a year of journal, slowed down. */
export async function openMember(browser: Browser, server: LiveServer): Promise<Page> {
  const member = await createReadyMember(server, 'Nora');
  const today = new Date().toISOString().slice(0, 10);
  const operations = await seedYear(server, member.id, today);
  const page = await openPhone(browser, server);
  await enter(page, member);
  await waitUntilReadyOffline(page);
  while ((await page.evaluate(readCursor)) < operations) await page.waitForTimeout(100);
  await slowDown(page);
  return page;
}

export async function openStaff(browser: Browser, server: LiveServer): Promise<Page> {
  const staff = await createReadyMember(server, 'Sasha');
  await server.makeAdmin(staff.email);
  const page = await openPhone(browser, server);
  await enter(page, staff);
  await slowDown(page);
  return page;
}
