import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { addDays, localDayAt } from '../../src/domain/calendar/days.ts';
import { type DeviceOptions, openDevice } from '../support/browser.ts';
import {
  drink,
  expectOperations,
  expectPressed,
  expectWater,
  journalOf,
  lineOf,
  openList,
  openPlan,
  wake,
} from '../support/daily-steps.ts';
import { untilKept } from '../support/fact-kept.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { signIn, waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

/** The regressions of tests/unit/sync/regressions.test.ts on one device, in a browser. */

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

/** A member on the overview of a phone that has everything it needs. */
async function open(context: TestContext, username: string, options: Partial<DeviceOptions> = {}) {
  const member = await createReadyMember(server, username);
  const device = await openDevice(context, { origin: server.origin, screen: 'phone', ...options });
  await enter(device.page, member);
  await expectWater(device.page, '0 L');
  await openPlan(device.page);
  await waitUntilReadyOffline(device.page);
  return { ...device, member };
}

test('a finished sync empties the local copy', async (context) => {
  const { page, member } = await open(context, 'Dora');
  const list = await openList(page);
  await lineOf(list, 0).click();
  await expectPressed(lineOf(list, 0), true);
  await expectOperations(server, member, 1);

  const emptied = new Set<string>();
  for (const [part, body] of [
    ['nutrition/meal', []],
    ['user/profiles', {}],
    ['ext/v1/journal', { operations: [], more: false }],
  ] as const) {
    await page.route(`**/django/${part}**`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      await route.fulfill({ json: body });
      emptied.add(part);
    });
    await page.route(`**/django/${part}/**`, async (route) => {
      await route.fulfill({ json: body });
      emptied.add(part);
    });
  }
  await page.reload();
  await expect.poll(() => emptied.size).toBe(3);
  await expectPressed(lineOf(await openList(page), 0), true);
  await page.goto('/dashboard');
  await drink(page, '0 L', '0.25 L');
  await wake(page);
  await expectWater(page, '0.25 L');
  await openPlan(page);
  await expectPressed(lineOf(await openList(page), 0), true);
});

test('entries land on the wrong day', async (context) => {
  const today = localDayAt(Date.now(), 0);
  for (const { timezone, moment, day } of [
    // Already tomorrow by UTC, and still yesterday by UTC.
    { timezone: 'Pacific/Honolulu', moment: `${today}T21:30:00-10:00`, day: today },
    { timezone: 'Pacific/Kiritimati', moment: `${addDays(today, 1)}T00:01:00+14:00`, day: addDays(today, 1) },
  ]) {
    const member = await createReadyMember(server, `Edda-${timezone.length}`);
    const device = await openDevice(context, { origin: server.origin, timezone });
    await device.context.clock.setFixedTime(moment);
    await enter(device.page, member);
    await drink(device.page, '0 L', '0.25 L');
    await openPlan(device.page);
    await device.page.getByRole('button', { name: 'Lunch eaten' }).click();
    await expect
      .poll(async () =>
        [...new Set((await journalOf(server, member)).map((one) => `${one.kind} ${one.day}`))].sort(),
      )
      .toEqual([`meal.eaten ${day}`, `water.add ${day}`]);
    await device.close();
  }
});

test('temporary ids are lost on restart', async (context) => {
  const profile = await mkdtemp(join(tmpdir(), 'sorrel-phone-'));
  context.onTestFinished(() => rm(profile, { recursive: true, force: true }));
  const before = await open(context, 'Fenja', { profile });
  await before.cutNetwork();
  await before.page.goto('/dashboard/fitness');
  await before.page.getByRole('button', { name: 'New fitness routine' }).click();
  const form = before.page.getByRole('dialog');
  await form.getByLabel('Name').fill('Stairs');
  await form.getByLabel('Energy (Kcal)').fill('120');
  await form.getByLabel('Minutes').fill('15');
  await form.getByRole('button', { name: 'Save' }).click();
  await before.page.getByRole('region', { name: 'Stairs' }).waitFor();
  await before.close();

  const after = await openDevice(context, { origin: server.origin, screen: 'phone', profile });
  await after.cutNetwork();
  await after.page.goto('/dashboard/fitness');
  await after.page.getByRole('button', { name: 'Edit Stairs' }).click();
  await after.page.getByRole('dialog').getByLabel('Name').fill('Stairs, twice');
  await after.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await after.page.getByRole('region', { name: 'Stairs, twice' }).waitFor();
  await after.restoreNetwork();

  await expect
    .poll(async () => (await journalOf(server, before.member)).map(({ payload }) => payload.name))
    .toEqual(['Stairs', 'Stairs, twice']);
  const journal = await journalOf(server, before.member);
  expect(new Set(journal.map(({ payload }) => payload.routine)).size).toBe(1);
  await after.page.reload();
  await after.page.getByRole('region', { name: 'Stairs, twice' }).waitFor();
  await expect.poll(() => after.page.getByRole('button', { name: /^Edit / }).count()).toBe(1);
});

test('low storage clears the open list', async (context) => {
  const { page } = await open(context, 'Greta');
  const list = await openList(page);
  const lines = await list.getByRole('listitem').count();
  // A quota that is overridden from outside counts only minutes later, so the disk is full for this page alone.
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype;
    const refuse = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
    addEventListener('room-again', () => Object.assign(IDBObjectStore.prototype, { add, put }));
  });
  await lineOf(list, 0).click();
  await page.getByRole('alert').filter({ hasText: 'This device could not keep that change.' }).waitFor();
  await expectPressed(lineOf(list, 0), false);
  await expect.poll(() => list.getByRole('listitem').count()).toBe(lines);

  await page.evaluate(() => dispatchEvent(new Event('room-again')));
  await untilKept(page, 'shopping.tick', () => lineOf(list, 0).click());
  await expectPressed(lineOf(list, 0), true);
  await page.reload();
  const later = await openList(page);
  await expectPressed(lineOf(later, 0), true);
  await expect.poll(() => later.getByRole('listitem').count()).toBe(lines);
});

test('lists dropped after a sync are never re-read', async (context) => {
  const { page, member, ...device } = await open(context, 'Hedda');
  const list = await openList(page);
  await untilKept(page, 'shopping.tick', () => lineOf(list, 1).click());
  await expectPressed(lineOf(list, 1), true);
  await page.goto('/dashboard');
  await drink(page, '0 L', '0.25 L');
  await expectOperations(server, member, 2);

  // The browser takes the space back while the app is closed.
  await page.goto('about:blank');
  const browser = await device.context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'indexeddb' });
  await page.goto('/dashboard');
  await expectWater(page, '0.25 L');
  await openPlan(page);
  await expectPressed(lineOf(await openList(page), 1), true);
});

test("the next account on the phone sees or sends the previous one's data", async (context) => {
  const { page, member: first, ...device } = await open(context, 'Ida');
  const second = await createReadyMember(server, 'Jule');
  await page.goto('/dashboard');
  await device.cutNetwork();
  await drink(page, '0 L', '0.25 L');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByText('Logout').click();
  await page.getByRole('button', { name: 'Keep on this device until I sign in again' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await device.restoreNetwork();
  await enter(page, second);
  await drink(page, '0 L', '0.25 L');
  await expectOperations(server, second, 1);
  expect(sent.filter((line) => line.includes(first.id))).toEqual([]);
  expect(await journalOf(server, first)).toEqual([]);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByText('Logout').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/sign-in');
  await signIn(page, first);
  await expectWater(page, '0.25 L');
  await expectOperations(server, first, 1);
  expect(await journalOf(server, second)).toHaveLength(1);
});
