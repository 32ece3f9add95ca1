import { expect, test } from 'vitest';
import { faultsIn, lookInTurn } from '../support/axe-walk.ts';
import { openDevice } from '../support/browser.ts';
import { LOOKS, showIn } from '../support/look.ts';
import { createMemberWithWeek, openMember, sharedServer } from '../support/member-device.ts';
import { MEMBER_PAGES, STAFF_PAGES } from '../support/member-pages.ts';
import { NO_PROFILE_YET } from '../support/member-steps.ts';
import { chooseMore, expectClosed, openSheet, openSlot } from '../support/plan-steps.ts';
import { walkPages, walkScreens } from '../support/walk-screens.ts';

test('axe finds nothing on any screen, phone and desktop, light and dark', async (context) => {
  const { origin, mail } = await sharedServer();
  const { page, expectConsole } = await openDevice(context, { origin, installsWorker: false });
  expectConsole(/status of 404 .*\/no-such-page/);
  expectConsole(NO_PROFILE_YET);
  const faults: string[] = [];
  await walkScreens(page, mail, async (screen) => {
    for (const look of LOOKS) faults.push(...(await faultsIn(page, screen, look)));
    await showIn(page, LOOKS[0]);
  });
  expect(faults).toEqual([]);
}, 900_000);

test('axe finds nothing on the pages of staff and the sheets of the plan, and text at 200 % fits on every page', async (context) => {
  const server = await sharedServer();
  const staff = await createMemberWithWeek(server, 'Rowan');
  await server.makeAdmin(staff.email);
  const { page } = await openMember(context, 'Rowan', { member: staff, installsWorker: false });
  const { look, faults } = lookInTurn(page);
  await walkPages(page, [...MEMBER_PAGES, ...STAFF_PAGES], look);
  await walkPages(page, ['diet-plan'], async () => undefined);
  await openSlot(page, 'Lunch');
  for (const button of ['Swap', 'Portion', 'Just for me', 'More', 'I ate something else']) {
    await openSheet(page, button);
    await look(button);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(button);
  }
  await chooseMore(page, 'Move');
  await look('Move');
  expect(faults).toEqual([]);
}, 300_000);
