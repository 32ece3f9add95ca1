import { expect, test } from 'vitest';
import { openDevice } from '../support/browser.ts';
import { drink } from '../support/daily-steps.ts';
import { sharedServer } from '../support/member-device.ts';
import {
  answerOnboarding,
  NO_PROFILE_YET,
  newMember,
  signIn,
  signUp,
  waitUntilReadyOffline,
} from '../support/member-steps.ts';
import { untilKept } from '../support/member-store.ts';

const SLOTS = ['Breakfast', 'Snacks 1', 'Lunch', 'Snacks 2', 'Dinner'];
const RINGS = ['Breakfast', 'Snacks', 'Lunch', 'Dinner'];

const slotName = (slot: string) => new RegExp(`^${slot}\\b`);

test('a stranger becomes a member with a week of their own, and reads it without a network [2.35]', async (context) => {
  const { origin, mail } = await sharedServer();
  const { page, ...device } = await openDevice(context, { origin, screen: 'phone' });
  device.expectConsole(NO_PROFILE_YET);
  const member = newMember('Robin');

  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await signUp(page, member, mail);
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(member.email);
  await signIn(page, member);
  await page.waitForURL('**/onboarding');
  // The history of the tab names nobody once they are signed in.
  await page.goBack();
  await page.waitForURL('**/sign-up');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(member.email);
  await page.goForward();

  // No dish is shown, or even fetched, before the question about allergies is answered or skipped.
  const plansAsked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/django/nutrition/meal/')) plansAsked.push(request.url());
  });
  await answerOnboarding(page);
  const skip = page.getByRole('button', { name: 'Skip for now' });
  await skip.waitFor();
  plansAsked.length = 0;
  await page.goto('/dashboard/diet-plan');
  await page.getByText('We are generating diet plan for you....').waitFor();
  const question = page.getByText('One question before your first plan');
  for (const path of ['/dashboard/shopping', '/dashboard/week-print', '/dashboard/diet-plan']) {
    await page.goto(path);
    await question.waitFor();
  }
  expect(await page.getByRole('tab').count()).toBe(0);
  expect(plansAsked).toEqual([]);
  await page.getByRole('link', { name: 'Answer or skip it' }).click();
  await skip.click();
  // A page that is thrown away takes along what it has not kept yet.
  await skip.waitFor({ state: 'hidden' });
  await page.goto('/dashboard/diet-plan');

  const days = page.getByRole('tab');
  await days.first().waitFor();
  await expect.poll(() => days.count()).toBe(7);
  expect((await days.allTextContents()).slice(0, 3)).toEqual(['Yesterday', 'Today', 'Tomorrow']);
  const online = await readWeek();
  expect(new Set(online.flat()).size).toBeGreaterThan(SLOTS.length);

  await page.goto('/dashboard');
  for (const ring of RINGS) await page.getByRole('img', { name: slotName(ring) }).waitFor();
  await untilKept(page, 'water.add', () => page.getByRole('button', { name: 'Set water to 2 L' }).click());
  await page.getByText(/^Keep it up! Only [\d.]+L to go\.$/).waitFor();
  await drink(page, '2 L', '2.25 L');

  await waitUntilReadyOffline(page);
  await device.cutNetwork();
  await page.close();
  // The hour of the session is over by then.
  await device.context.clearCookies();
  const reopened = await device.context.newPage();
  await reopened.goto('/dashboard');
  await reopened.getByText(/^2\.25 L \/ /).waitFor();
  for (const ring of RINGS) await reopened.getByRole('img', { name: slotName(ring) }).waitFor();
  await reopened.getByText(/^Offline - showing your copy from/).waitFor();
  await reopened.goto('/dashboard/diet-plan');
  expect(await readWeek(reopened)).toEqual(online);
  await reopened.getByRole('button', { name: /^List of ingredients/ }).click();
  await expect.poll(() => reopened.getByRole('listitem').count()).toBeGreaterThan(10);

  // Screens whose code was never asked for open within the same document: a reload would lose what was typed.
  await reopened.evaluate(() => Reflect.set(window, 'sameDocument', true));
  for (const link of ['Fitness', 'Membership', 'Help']) {
    await reopened.getByRole('navigation', { name: 'Daily' }).getByRole('button', { name: 'More' }).click();
    await reopened.getByRole('dialog').getByRole('link', { name: link }).click();
    await reopened.getByRole('heading', { level: 1, name: new RegExp(link) }).waitFor();
  }
  expect(await reopened.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);

  /** The dishes of each of the seven days, slot after slot. */
  async function readWeek(on = page): Promise<string[][]> {
    const week: string[][] = [];
    const tabs = on.getByRole('tab');
    await expect.poll(() => tabs.count()).toBe(7);
    for (const tab of await tabs.all()) {
      await tab.click();
      await tab.and(on.locator('[aria-selected="true"]')).waitFor();
      const dishes: string[] = [];
      for (const slot of SLOTS) {
        const section = on.getByRole('heading', { level: 3 }).getByRole('button', { name: slotName(slot) });
        const isOpen = async () => (await section.getAttribute('aria-expanded')) === 'true';
        // A day that comes on just now opens a slot by itself, and a tap on that one closes it again.
        await expect
          .poll(async () => {
            if (!(await isOpen())) await section.click();
            return isOpen();
          })
          .toBe(true);
        await expect.poll(() => on.getByRole('button', { expanded: true }).count()).toBe(1);
        const panel = on.locator(`[id="${await section.getAttribute('aria-controls')}"]`);
        await expect.poll(() => panel.textContent()).not.toBe('');
        dishes.push((await panel.textContent()) ?? '');
      }
      week.push(dishes);
    }
    return week;
  }
});
