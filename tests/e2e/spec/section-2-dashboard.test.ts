import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import type { ScreenName } from '../../../scripts/chromium.ts';
import { DIST, ROOT } from '../../../scripts/ensure-built.ts';
import { openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { NO_LONGER_THEIRS, untilOpened } from '../../support/member-steps.ts';
import { caller, createReadyMember, enter, type KnownMember } from '../../support/ready-member.ts';

let server: LiveServer;
let member: KnownMember;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
  member = await createReadyMember(server, 'lemon');
});
afterAll(() => server.stop());

const open = async (context: TestContext, screen: ScreenName = 'phone') => {
  const device = await openDevice(context, { installsWorker: false, origin: server.origin, screen });
  await enter(device.page, member);
  return device;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const arrive = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL((url) => url.pathname === path);
  await untilOpened(page);
};

const ROUTES =
  `index ai-chat diet-plan membership members-list admin-dashboard meal-plans fitness profile help
  notifications details chronic-conditions energy-stress hereditary-issues sleep-measures urine-flow other-issues
  lifestyle lifestyle2 lifestyle3 preference preference2 preference3 cycle`.split(/\s+/);

test('every address under /dashboard has a route of its own [2.23]', () => {
  const files = readdirSync(join(ROOT, 'src', 'routes', '_authenticated', 'dashboard'));
  expect(ROUTES.filter((name) => !files.includes(`${name}.tsx`))).toEqual([]);
});

test('sidebar, greeting, bell and profile; on a phone the sidebar is a drawer [2.19 2.20 2.21 2.22 2.24]', async (context) => {
  const { page, ...device } = await open(context, 'desktop');
  const nav = page.getByRole('navigation', { name: 'Dashboard' });
  await nav.getByRole('listitem').last().waitFor();
  await expect
    .poll(() => nav.getByRole('listitem').allTextContents())
    .toEqual([
      ...['Overview', 'Diet Plan', 'AI Chat', 'Membership', 'Fitness'],
      ...['Shopping list', 'Pantry', 'Progress', 'Settings'],
      ...['Help', 'Logout'],
    ]);
  const hour = await page.evaluate(() => new Date().getHours());
  const greeting = hour < 12 ? 'Good Morning' : hour < 18 ? 'Good Afternoon' : 'Good Evening';
  await page.getByRole('heading', { level: 1, name: `${greeting}, Lemon` }).waitFor();
  await page.getByText('Welcome Back!').waitFor();
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await arrive(page, '/dashboard/notifications');
  await page.getByRole('link', { name: 'Your profile' }).click();
  await arrive(page, '/dashboard/profile');

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => nav.isVisible()).toBe(false);
  await press(page, 'Open menu');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Help' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, 'Open menu');
  device.expectConsole(NO_LONGER_THEIRS);
  await press(page, 'Logout');
  await page.waitForURL(`${server.origin}/`);
  await expect.poll(() => device.context.cookies()).toEqual([]);
});

test('overview: four rings, the welcome, three tips, the weight chart and the water tracker [2.26 2.28 2.29 2.30]', async (context) => {
  const { page } = await open(context);
  const energy = page.getByRole('region', { name: 'Energy today' });
  await energy.getByRole('heading', { name: 'Welcome, Lemon' }).waitFor();
  const rings = energy.getByRole('listitem');
  for (const [at, name] of ['Breakfast', 'Snacks', 'Lunch', 'Dinner'].entries())
    await rings
      .nth(at)
      .getByText(/^\d+ \/ \d+ Cal$/)
      .and(rings.filter({ hasText: name }).locator('*'))
      .waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Reminders' }).getByRole('listitem').allTextContents())
    .toEqual([
      'Drink a glass of water before each meal.',
      'Take a ten-minute walk after lunch.',
      "Set out tomorrow's breakfast tonight.",
    ]);
  await page.getByRole('region', { name: 'Weight' }).waitFor();

  const water = page.getByRole('region', { name: 'Water' });
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  const budget = `/django/today-nutrition-budget/${member.id}/?day=${day}`;
  const { daily_water_goal: goal } = await caller(server)('GET', budget, null, member.access);
  if (typeof goal !== 'number') throw new Error('The budget has no goal for water.');
  await water.getByText(`0 L / ${goal} L`, { exact: true }).waitFor();
  const drops = water.getByRole('button', { name: /^Set water to/ });
  await expect.poll(() => drops.count()).toBe(Math.ceil(goal));
  await drops.nth(1).click();
  await water.getByText(`2 L / ${goal} L`, { exact: true }).waitFor();
  const left = (Math.ceil((goal - 2) * 10 - 1e-9) / 10).toFixed(1);
  await water.getByText(`Keep it up! Only ${left}L to go.`, { exact: true }).waitFor();
  await drops.last().click();
  await water.getByText("Great job! You've met your water intake goal for the day.").waitFor();
});

test('diet plan: the cards, the seven days, the five meals and the ingredients [2.31 2.32 2.33 2.34]', async (context) => {
  const { page } = await open(context);
  await page.goto('/dashboard/diet-plan');
  const intake = page.getByRole('region', { name: "Today's Nutrition Intake" });
  await intake.waitFor();
  for (const name of ['Carbs', 'Protein', 'Fat']) await intake.getByText(name, { exact: true }).waitFor();
  const plan = page.getByRole('region', { name: 'Your Active Plan' });
  await expect
    .poll(() => plan.getByRole('term').allTextContents())
    .toEqual(['Diet type', 'Total calories', 'Water']);
  await expect
    .poll(() => plan.getByRole('definition').allTextContents())
    .toEqual(['Vegetarian', expect.stringMatching(/ kcal$/), expect.stringMatching(/^[\d.]+ L$/)]);
  const weekdays = await page.evaluate(() =>
    [2, 3, 4, 5].map((ahead) => {
      const day = new Date();
      day.setDate(day.getDate() + ahead);
      return day.toLocaleDateString('en-GB', { weekday: 'long' });
    }),
  );
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual(['Yesterday', 'Today', 'Tomorrow', ...weekdays]);
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Today');

  const meals = page.getByRole('region', { name: 'Meals' }).locator('h3 button');
  const names = ['Breakfast', 'Snacks 1', 'Lunch', 'Snacks 2', 'Dinner'];
  await expect.poll(() => meals.count()).toBe(5);
  for (const [at, name] of names.entries())
    await expect.poll(() => meals.nth(at).textContent()).toContain(name);
  await meals.nth(0).click();
  await meals.nth(4).click();
  await expect
    .poll(() => meals.evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded'))))
    .toEqual(['false', 'false', 'false', 'false', 'true']);
  await page
    .getByText(/^[\d,]+ Kcal$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^List of ingredients/ }).click();
  await page
    .getByRole('region', { name: 'List of ingredients' })
    .getByRole('heading', { level: 4 })
    .first()
    .waitFor();
});

test('chat, fitness, help and notifications say what they are [2.37 2.43 2.44]', async (context) => {
  const { page } = await open(context);
  await page.goto('/dashboard/ai-chat');
  const question = page.getByPlaceholder('Enter your question...');
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await question.fill('How much water is left today?');
  await question.press('Enter');
  const log = page.getByRole('region', { name: 'Chat' });
  await log.getByText('You: ').waitFor({ state: 'attached' });
  await log.getByText('Coach: ').waitFor({ state: 'attached' });
  await expect.poll(() => log.locator('time').count()).toBe(2);
  await expect.poll(() => log.locator('time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);

  await page.goto('/dashboard/fitness');
  await page.getByRole('heading', { level: 1, name: 'Fitness routine' }).waitFor();
  await page.getByRole('button', { name: 'New fitness routine' }).waitFor();
  const sample = page.getByRole('region', { name: 'Brisk walk' });
  await sample.getByText(/^150 Kcal/).waitFor();
  await sample.getByText(/^Fast enough/).waitFor();

  await page.goto('/dashboard/help');
  await page.getByRole('heading', { level: 1, name: 'Help and Support' }).waitFor();
  for (const topic of ['Getting started', 'Troubleshooting'])
    await page.getByRole('heading', { level: 2, name: topic }).waitFor();
  await page.goto('/dashboard/notifications');
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
});

test('settings: four tabs and what each holds [2.45]', async (context) => {
  const { page } = await open(context);
  await page.goto('/dashboard/profile');
  for (const label of ['Name', 'Location', 'Bio', 'Choose a photo'])
    await page.getByLabel(label, { exact: true }).waitFor({ state: 'attached' });
  const tabs = page.getByRole('tab');
  await expect
    .poll(() => tabs.allTextContents())
    .toEqual(['Profile', 'Password', 'Notifications', 'Delete account']);
  await tabs.nth(1).click();
  for (const label of ['Current password', 'New password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).waitFor();
  await tabs.nth(2).click();
  await page.getByLabel('Preferred email').waitFor();
  await expect.poll(() => page.getByRole('tabpanel').getByRole('checkbox').count()).toBe(6);
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await tabs.nth(3).click();
  await press(page, 'Delete account');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

/** Where Back leads from each questionnaire screen; the ways on are walked in the tests of their answers. */
const BACKS = [
  ['energy-stress', 'chronic-conditions'],
  ['hereditary-issues', 'energy-stress'],
  ['sleep-measures', 'hereditary-issues'],
  ['urine-flow', 'sleep-measures'],
  ['other-issues', 'urine-flow'],
  ['lifestyle2', 'lifestyle'],
  ['lifestyle3', 'lifestyle2'],
  ['preference', 'lifestyle3'],
  ['preference2', 'preference'],
  ['preference3', 'preference2'],
] as const;

test('questionnaires: Back leads to the screen before, Next to the one after [2.53 2.56]', async (context) => {
  const { page } = await open(context);
  for (const [from, back] of BACKS) {
    await page.goto(`/dashboard/${from}`);
    await press(page, 'Back');
    await arrive(page, `/dashboard/${back}`);
  }
  await page.goto('/dashboard/sleep-measures');
  for (const next of ['urine-flow', 'other-issues']) {
    await press(page, 'Next');
    await arrive(page, `/dashboard/${next}`);
  }
  await page.goto('/dashboard/preference');
  for (const next of ['preference2', 'preference3']) {
    await press(page, 'Next');
    await arrive(page, `/dashboard/${next}`);
  }
  await page.getByRole('heading', { level: 1, name: 'Preference and Blood Report' }).waitFor();
  await page.goto('/dashboard/hereditary-issues');
  await press(page, 'Yes');
  await arrive(page, '/dashboard/sleep-measures');
});
