import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { NO_LONGER_THEIRS } from '../../support/member-steps.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';

/** What a member's screens show in each of their states, and what leads from one to the next. */

type Member = Awaited<ReturnType<typeof createReadyMember>>;
type Answers = Readonly<Record<string, (route: Route) => Promise<void> | void>>;

let server: LiveServer;
let member: Member;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
  member = await createReadyMember(server, 'Chervil');
});
afterAll(() => server.stop());

/** The member's phone on a screen; `answers` stand in for calls of the server's. */
const open = async (context: TestContext, path: string, answers: Answers = {}): Promise<Page> => {
  const { page } = await openDevice(context, { installsWorker: false, origin: server.origin });
  for (const [address, answer] of Object.entries(answers)) await page.route(address, answer);
  await enter(page, member);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const json =
  (value: unknown) =>
  (route: Route): Promise<void> =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(value) });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** An answer that comes once `release` is called. */
const held = (): { readonly wait: Promise<void>; readonly release: () => void } => {
  let release = () => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { wait, release };
};

const budget = (percents: readonly [number, number, number, number], waterLitres: number) => {
  const [breakfast, snacks, lunch, dinner] = percents;
  return {
    calories_breakfast: breakfast * 10,
    calories_snacks: snacks * 10,
    calories_lunch: lunch * 10,
    calories_dinner: dinner * 10,
    calories_breakfast_goal: 1000,
    calories_snacks_goal: 1000,
    calories_lunch_goal: 1000,
    calories_dinner_goal: 1000,
    current_water_intake: waterLitres,
    daily_water_goal: 10,
    total_calories: 4000,
    // These figures count nothing that is logged here.
    journal_seq: 0,
  };
};
const RED = 'var(--tomato)';
const AMBER = 'var(--amber)';
const GREEN = 'var(--leaf)';

const ringColour = (page: Page, name: string) =>
  page
    .getByRole('img', { name: new RegExp(`^${name}: `) })
    .locator('circle')
    .last()
    .getAttribute('stroke');
const waterColour = (page: Page) =>
  page
    .getByRole('progressbar', { name: /^Water/ })
    .locator('rect')
    .getAttribute('fill');

test('rings and the water bar are red to 30 percent, amber to 80, then green, also past the goal [2.26 4.7 4.8 9.15]', async (context) => {
  let answer = budget([30, 31, 80, 81], 3);
  const page = await open(context, '/dashboard', {
    '**/today-nutrition-budget/**': (route) => json(answer)(route),
  });
  const colours = async () => [
    await ringColour(page, 'Breakfast'),
    await ringColour(page, 'Snacks'),
    await ringColour(page, 'Lunch'),
    await ringColour(page, 'Dinner'),
    await waterColour(page),
  ];
  await page.getByRole('img', { name: 'Lunch: 800 / 1000 Cal' }).waitFor();
  await expect.poll(() => colours()).toEqual([RED, AMBER, AMBER, GREEN, RED]);

  answer = budget([100, 140, 5, 50], 8);
  await page.reload();
  await page.getByRole('img', { name: 'Snacks: 1400 / 1000 Cal' }).waitFor();
  await expect.poll(() => colours()).toEqual([GREEN, GREEN, RED, AMBER, AMBER]);
  await page.getByText('Keep it up! Only 2.0L to go.').waitFor();
  await press(page, 'Set water to 10 L');
  await page.getByText("Great job! You've met your water intake goal for the day.").waitFor();
  await expect.poll(() => waterColour(page)).toBe(GREEN);
});

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const kcalOf = (weekday: string): number => 1500 + 10 * WEEKDAYS.indexOf(weekday);
const PLAN = [
  {
    meals: {
      Meal_plan: Object.fromEntries(
        WEEKDAYS.map((weekday) => [
          weekday,
          {
            'Total calorie': kcalOf(weekday),
            total_carbs: 180,
            total_proteins: 80,
            total_fats: 50,
            breakfast: { [`${weekday} oats`]: 400 },
            snacks1: { Apple: 90 },
            lunch: { [`${weekday} soup`]: 500 },
            snacks2: { Walnuts: 110 },
            dinner: { Stew: 400 },
          },
        ]),
      ),
      shopping_list: { Vegetables: { Leeks: '3' } },
    },
  },
];
const weekdayIn = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString('en-GB', { weekday: 'long' });
};
const grouped = (kcal: number): string => `1[^\\d]?${String(kcal).slice(1)}`;

test('the plan page: generating until a plan is there, today first, and the chosen day drives totals and meals [2.32 2.35 4.9]', async (context) => {
  let plan: unknown = [];
  const page = await open(context, '/dashboard/diet-plan', {
    '**/nutrition/meal/**': (route) => json(plan)(route),
  });
  await page.getByText('We are generating diet plan for you....').waitFor();
  plan = PLAN;
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  await expect.poll(() => page.getByText('We are generating diet plan for you....').count()).toBe(0);
  const later = [2, 3, 4, 5].map(weekdayIn);
  await expect.poll(() => tabs.allTextContents()).toEqual(['Yesterday', 'Today', 'Tomorrow', ...later]);

  const shows = async (label: string, weekday: string): Promise<void> => {
    await page.getByRole('tab', { name: label, selected: true }).waitFor();
    await page.getByText(new RegExp(`^of ${grouped(kcalOf(weekday))} planned$`)).waitFor();
    await page
      .getByRole('button', { name: new RegExp(`${weekday} oats`) })
      .first()
      .waitFor();
  };
  await shows('Today', weekdayIn(0));
  for (const [label, days] of [
    ['Yesterday', -1],
    ['Tomorrow', 1],
    [weekdayIn(5), 5],
  ] as const) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    await shows(label, weekdayIn(days));
  }
});

test('meal sections are an accordion; the ingredients list opens and closes on its own [2.33 2.34 4.10]', async (context) => {
  const page = await open(context, '/dashboard/diet-plan', { '**/nutrition/meal/**': json(PLAN) });
  const section = (name: string) =>
    page.getByRole('region', { name: 'Meals' }).locator('button[aria-expanded]').filter({ hasText: name });
  const ingredients = page.getByRole('button', { name: /List of ingredients/ });
  const openOnes = () =>
    page.locator('button[aria-expanded=true]').evaluateAll((all) => all.map((button) => button.textContent));
  await section('Breakfast').waitFor();
  await expect.poll(() => openOnes()).toEqual([]);
  await ingredients.click();
  await page.getByText('Leeks').waitFor();
  for (const name of ['Breakfast', 'Snacks 1', 'Lunch', 'Snacks 2', 'Dinner']) {
    await section(name).click();
    await expect
      .poll(() => openOnes())
      .toEqual([expect.stringContaining(name), expect.stringContaining('List of ingredients')]);
  }
  await ingredients.click();
  await expect.poll(() => openOnes()).toEqual([expect.stringContaining('Dinner')]);
  await section('Dinner').click();
  await expect.poll(() => openOnes()).toEqual([]);
});

test('chat: the history loads, the question is there at once, then the reply [4.6]', async (context) => {
  const { wait, release } = held();
  const past = { id: 'old', role: 'assistant', content: [{ text: { value: 'Good morning.' } }] };
  const page = await open(context, '/dashboard/ai-chat', {
    '**/v1/threads/**': json({ data: [{ ...past, created_at: 1_700_000_000 }] }),
    '**/chat/': async (route) => {
      await wait;
      await json({ message: 'Water it twice a week.' })(route);
    },
  });
  const bubbles = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
  await bubbles.filter({ hasText: 'Good morning.' }).waitFor();
  await page.getByPlaceholder('Enter your question...').fill('How much water for basil?');
  await press(page, 'Send');
  await bubbles.filter({ hasText: 'How much water for basil?' }).waitFor();
  await bubbles.filter({ hasText: 'The coach is answering' }).waitFor();
  await expect.poll(() => bubbles.filter({ hasText: 'Water it twice' }).count()).toBe(0);
  release();
  await bubbles.filter({ hasText: 'Water it twice a week.' }).waitFor();
  await expect
    .poll(() => bubbles.allTextContents())
    .toEqual([
      expect.stringContaining('Good morning.'),
      expect.stringContaining('How much water for basil?'),
      expect.stringContaining('Water it twice a week.'),
    ]);
});

test('settings: each tab shows its part; the password form is idle, then changing, then changed [2.45 4.11 4.13]', async (context) => {
  const { wait, release } = held();
  const page = await open(context, '/dashboard/profile', {
    '**/update_password': async (route) => {
      await wait;
      await json({})(route);
    },
  });
  for (const tab of ['Profile', 'Notifications', 'Delete account', 'Password']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('tabpanel', { name: tab, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('tabpanel').count()).toBe(1);
  }
  await page.getByLabel('Current password').fill('Whatever-it-is-1');
  await page.getByLabel('New password').fill('Lovage-and-8');
  await page.getByLabel('Confirm password').fill('Lovage-and-8');
  await press(page, 'Change Password');
  const changing = page.getByRole('button', { name: 'Changing Password...' });
  await changing.locator('svg').waitFor();
  await expect.poll(() => changing.isDisabled()).toBe(true);
  release();
  await page.getByRole('status').getByText('Password Changed Successfully').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Change Password', exact: true }).isEnabled())
    .toBe(true);
  await expect.poll(() => page.getByLabel('New password').inputValue()).toBe('');
});

test('delete account: the dialog opens, Cancel closes it, Delete removes every cookie and goes to the landing page [4.12]', async (context) => {
  const leaving = await createReadyMember(server, 'Borage');
  const {
    page,
    context: storage,
    expectConsole,
  } = await openDevice(context, { installsWorker: false, origin: server.origin });
  await enter(page, leaving);
  await page.goto('/dashboard/profile?tab=delete');
  await press(page, 'Delete account');
  await page.getByRole('dialog').waitFor();
  await press(page, 'Cancel');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await storage.cookies()).map(({ name }) => name).sort()).toEqual(['profile', 'user']);
  await press(page, 'Delete account');
  expectConsole(NO_LONGER_THEIRS);
  const call = page.waitForRequest('**/delete_account/**');
  await press(page, 'Delete');
  expect((await call).method()).toBe('DELETE');
  await page.waitForURL(`${server.origin}/`);
  await expect.poll(() => storage.cookies()).toEqual([]);
});

test('unit toggles convert height and weight, and back without losing any [2.50 4.16]', async (context) => {
  const page = await open(context, '/height');
  const height = page.getByLabel('Height', { exact: true });
  await expect.poll(() => height.inputValue()).toBe('165');
  await page.getByText('FT', { exact: true }).click();
  await expect.poll(() => page.getByLabel('Height, feet').inputValue()).toBe('5');
  await expect.poll(() => page.getByLabel('Height, inches').inputValue()).toBe('5');
  await page.getByText('CM', { exact: true }).click();
  await expect.poll(() => height.inputValue()).toBe('165');

  await page.goto('/weight');
  const weight = page.getByLabel('Weight', { exact: true });
  await expect.poll(() => weight.inputValue()).toBe('65');
  await page.getByText('LB', { exact: true }).click();
  await expect.poll(() => weight.inputValue()).toBe('143.3');
  await page.getByText('KG', { exact: true }).click();
  await expect.poll(() => weight.inputValue()).toBe('65');
});

test('target weight: Save shows that it is loading until the answer is there, then the dashboard [2.51 4.17]', async (context) => {
  const { wait, release } = held();
  const page = await open(context, '/target', {
    '**/user/create/profile/': async (route) => {
      await wait;
      await route.continue();
    },
  });
  const loading = page.getByRole('status').getByLabel('Saving your profile');
  await expect.poll(() => loading.count()).toBe(0);
  await press(page, 'Save');
  await loading.waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Saving…' }).isDisabled()).toBe(true);
  release();
  await page.waitForURL('**/dashboard');
});

test('wellness: Save shows that it is saving and leads on by gender [2.25 4.17 6.7]', async (context) => {
  for (const [gender, path] of [
    ['Female', '/dashboard/cycle'],
    ['Male', '/dashboard/lifestyle'],
  ] as const) {
    const { wait, release } = held();
    const page = await open(context, '/dashboard/other-issues', {
      '**/user/profiles/**': async (route) => {
        const profile: unknown = await (await route.fetch()).json();
        await json({ ...Object(profile), gender })(route);
      },
      '**/add_wellness': async (route) => {
        await wait;
        await route.continue();
      },
    });
    await press(page, 'Save');
    await expect.poll(() => page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
    release();
    await page.waitForURL(`**${path}`);
  }
});
