import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import { type DeviceOptions, openDevice } from '../support/browser.ts';
import {
  drink,
  expectOperations,
  expectPressed,
  expectWater,
  lineOf,
  openList,
  openPlan,
  wake,
} from '../support/daily-steps.ts';
import { factsKept } from '../support/fact-kept.ts';
import { allowImpatience, beImpatient } from '../support/impatient.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';
import { startWeakNetwork, type WeakNetwork } from '../support/weak-network.ts';

/** Bugs that people met where several devices, or a weak signal, have a part in it. */

let server: LiveServer;
let network: WeakNetwork;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
  network = await startWeakNetwork(server.origin);
});
afterAll(async () => {
  await network.stop();
  await server.stop();
});

type Member = Awaited<ReturnType<typeof createReadyMember>>;

/** What is appended to the journal; reading it goes through. */
const APPENDS = /^\/django\/ext\/v1\/journal$/;

/** One more device of a member, on the weak network, with the overview open. */
async function open(
  context: TestContext,
  member: Member,
  options: Partial<DeviceOptions> = {},
  moment?: string,
) {
  network.heal();
  const device = await openDevice(context, { origin: network.origin, screen: 'phone', ...options });
  device.expectConsole(/ERR_(CONNECTION|EMPTY|INCOMPLETE|CONTENT|ABORTED)|TimeoutError/);
  await allowImpatience(device.context);
  if (moment !== undefined) await device.context.clock.setFixedTime(moment);
  await enter(device.page, member);
  await device.page.getByText(/^[\d.]+ L \/ /).waitFor();
  await waitUntilReadyOffline(device.page);
  return device;
}

test('a wrong phone clock wins', async (context) => {
  const member = await createReadyMember(server, 'Kaja');
  const today = localDayAt(Date.now(), 0);
  const ahead = await open(context, member, { timezone: 'UTC' }, `${today}T23:00:00Z`);
  await openPlan(ahead.page);
  const first = lineOf(await openList(ahead.page), 0);
  await first.click();
  await expectPressed(first, true);
  await expectOperations(server, member, 1);

  // By the clocks of the two phones this comes before the other; it was done after it.
  const right = await open(context, member, { timezone: 'UTC' }, `${today}T08:00:00Z`);
  await openPlan(right.page);
  const same = lineOf(await openList(right.page), 0);
  await expectPressed(same, true);
  await same.click();
  await expectPressed(same, false);
  await expectOperations(server, member, 2);

  await wake(ahead.page);
  await expectPressed(first, false);
  await ahead.page.reload();
  await expectPressed(lineOf(await openList(ahead.page), 0), false);
});

test('ticks reappear on weak signal', async (context) => {
  const member = await createReadyMember(server, 'Lone');
  const { page } = await open(context, member);
  await openPlan(page);
  const list = await openList(page);
  // The server has every tick, and its answers are lost on the way.
  network.fail('reset', APPENDS);
  for (const place of [0, 1, 2]) {
    await lineOf(list, place).click();
    await expectPressed(lineOf(list, place), true);
  }
  await lineOf(list, 1).click();
  await expectPressed(lineOf(list, 1), false);
  await expect.poll(() => factsKept(page, 'shopping.tick')).toBe(4);
  await expect.poll(() => network.struck()).toBeGreaterThan(0);
  const expectTicks = async (): Promise<void> => {
    await expectPressed(lineOf(list, 0), true);
    await expectPressed(lineOf(list, 1), false);
    await expectPressed(lineOf(list, 2), true);
    await expectPressed(lineOf(list, 3), false);
  };
  await wake(page);
  await expectTicks();
  await page.reload();
  await openList(page);
  await expectTicks();
  network.heal();
  await wake(page);
  await expectOperations(server, member, 4);
  await expectTicks();
});

test('edits made during a sync stall', async (context) => {
  const member = await createReadyMember(server, 'Malin');
  const { page } = await open(context, member);
  await beImpatient(page, true);
  network.fail('hangs', APPENDS);
  await drink(page, '0 L', '0.25 L');
  await expect.poll(() => network.struck()).toBeGreaterThan(0);
  await drink(page, '0.25 L', '0.5 L');
  await drink(page, '0.5 L', '0.75 L');
  await beImpatient(page, false);
  network.heal();
  await drink(page, '0.75 L', '1 L');
  await expectOperations(server, member, 4);
  await wake(page);
  await expectWater(page, '1 L');
  await expect.poll(() => page.getByText(/changes? waiting/).count()).toBe(0);
});

test('a deleted item returns', async (context) => {
  const member = await createReadyMember(server, 'Nele');
  const here = await open(context, member);
  await here.page.goto('/dashboard/fitness');
  await here.page
    .getByRole('button', { name: /^Make it mine/ })
    .first()
    .click();
  await here.page.getByRole('dialog').getByLabel('Name').fill('Morning stretch');
  await here.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const mine = here.page.getByRole('region', { name: 'Morning stretch' });
  await mine.waitFor();
  await expectOperations(server, member, 1);

  const there = await open(context, member);
  await there.page.goto('/dashboard/fitness');
  const copy = there.page.getByRole('region', { name: 'Morning stretch' });
  await copy.waitFor();
  await there.cutNetwork();
  await here.page.getByRole('button', { name: 'Delete Morning stretch' }).click();
  await mine.waitFor({ state: 'detached' });
  await expectOperations(server, member, 2);

  // The other phone still has it, does something of its own, and comes back.
  await there.page.goto('/dashboard');
  await drink(there.page, '0 L', '0.25 L');
  await there.restoreNetwork();
  await expectOperations(server, member, 3);
  await there.page.goto('/dashboard/fitness');
  await there.page.getByText('None yet.').waitFor();
  await wake(here.page);
  await here.page.reload();
  await here.page.getByText('None yet.').waitFor();
  await expect.poll(() => mine.count()).toBe(0);
});
