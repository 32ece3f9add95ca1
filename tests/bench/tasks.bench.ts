import type { Locator, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/chromium.ts';
import { DIST, ensureBuilt } from '../../scripts/ensure-built.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { mailedCode } from '../support/mailed-code.ts';
import { newMember, ONBOARDING_SCREENS } from '../support/member-steps.ts';

/**
 * What people do every day, counted in the built app on a phone 412 px wide: a tap, or a field that is typed into, is
 * one. Screens are addresses that were opened; searches are fields in which a food was looked for.
 */
interface Counts {
  taps: number;
  searches: number;
  readonly screens: Set<string>;
}

interface Hand {
  readonly page: Page;
  readonly tap: (what: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly find: (food: string) => Promise<void>;
}

const PICKS: Readonly<Record<string, RegExp>> = {
  '/onboarding': /^Moderately active/,
  '/diet': /^Vegetarian/,
  '/fitness': /^Beginner/,
  '/gender': /^Female/,
  '/goal': /^Maintain/,
};

const answerAll = async ({ page, tap }: Hand): Promise<void> => {
  for (const path of ONBOARDING_SCREENS) {
    await page.waitForURL(`**${path}`);
    await page.locator('h1:focus').waitFor();
    const pick = PICKS[path];
    await tap(
      pick === undefined
        ? page.getByRole('button', { name: path === '/target' ? 'Save' : 'Next' })
        : page.getByRole('radio', { name: pick }),
    );
  }
  await page.waitForURL('**/dashboard');
  await tap(page.getByRole('button', { name: 'Skip for now' }));
  await page.getByRole('region', { name: "Today's meals" }).waitFor();
};

const openLog = ({ page, tap }: Hand): Promise<void> =>
  tap(page.getByRole('navigation', { name: 'Daily' }).getByRole('button', { name: 'Log food' }));
/** By day the meal is known; late at night it is one tap more. */
const addAll = async ({ page, tap }: Hand, meal: string | null): Promise<void> => {
  const sheet = page.getByRole('dialog');
  if (meal !== null) await tap(sheet.getByText(meal, { exact: true }).first());
  await tap(sheet.getByRole('button', { name: /^Add \d food/ }));
  await sheet.waitFor({ state: 'hidden' });
};

interface Task {
  readonly task: string;
  readonly bar: string;
  readonly run: (hand: Hand, server: LiveServer) => Promise<void>;
}

/** In this order on one device: a stranger, who stays. */
const OF_A_STRANGER: readonly Task[] = [
  {
    task: 'landing to a first meal, without an account',
    bar: '<= 14 taps',
    run: async (hand) => {
      await hand.tap(hand.page.getByRole('link', { name: 'Try it first' }));
      await answerAll(hand);
    },
  },
  {
    task: 'a planned meal ticked as eaten',
    bar: '1 tap',
    run: ({ page, tap }) => tap(page.getByRole('button', { name: /^Eaten: / }).first()),
  },
  {
    task: "today's macros seen",
    bar: '0 taps',
    run: ({ page }) => page.getByRole('list', { name: 'Carbs, protein and fat' }).waitFor(),
  },
  {
    task: 'dinner for four, every evening',
    bar: '<= 4 taps',
    run: async ({ page, tap }) => {
      await page.goto('/dashboard/diet-plan');
      await tap(page.getByRole('button', { name: /^Dinner\b/, expanded: false }));
      await tap(page.getByRole('button', { name: 'Just for me' }));
      const sheet = page.getByRole('dialog');
      await tap(sheet.getByText('4', { exact: true }));
      await tap(sheet.getByText(/^Every dinner from /));
      await page.keyboard.press('Escape');
      await page.getByRole('status').getByText('Every dinner: 4 people').waitFor();
    },
  },
  {
    task: 'a dish found by its name and planned',
    bar: '<= 5 taps',
    run: async ({ page, tap, type }) => {
      await page.goto('/dashboard');
      await tap(page.getByRole('button', { name: 'Open menu' }));
      await tap(page.getByRole('link', { name: 'Dishes' }));
      await type(page.getByRole('searchbox', { name: 'Find a dish' }), 'lentil soup');
      await tap(page.getByRole('list', { name: 'Dishes' }).getByRole('link').first());
      await tap(page.getByRole('button', { name: 'Plan it' }));
      await page.getByText(/^Planned: /).waitFor();
      await page.goto('/dashboard');
    },
  },
  {
    task: '137 g of cooked rice',
    bar: '<= 5 taps',
    run: async (hand) => {
      await openLog(hand);
      await hand.find('137 g cooked rice');
      await addAll(hand, 'Lunch');
    },
  },
  {
    task: 'burger, fries, beer and coffee instead of dinner',
    bar: '<= 12 taps',
    run: async (hand) => {
      await openLog(hand);
      for (const food of ['burger', 'french fries', 'beer', 'coffee']) await hand.find(food);
      await addAll(hand, 'Dinner');
    },
  },
];

const WITH_AN_ACCOUNT: Task = {
  task: 'landing to a first meal, with an account',
  bar: '<= 18 taps, <= 13 screens',
  run: async (hand, server) => {
    const { page, tap, type } = hand;
    const member = newMember('Tansy');
    await tap(page.getByRole('link', { name: 'Sign Up' }).first());
    await type(page.getByLabel('Username'), member.username);
    await type(page.getByLabel('Email'), member.email);
    await type(page.getByLabel('Password', { exact: true }), member.password);
    await tap(page.getByRole('checkbox'));
    await tap(page.getByRole('button', { name: 'Continue' }));
    await type(
      page.getByRole('dialog').getByRole('textbox').first(),
      await mailedCode(server.mail, member.email),
    );
    await page.waitForURL('**/sign-in');
    await tap(page.getByRole('button', { name: 'Login' }));
    await answerAll(hand);
  },
};

/** A hand that counts, on a new device that has the landing page open. */
const takeDevice = async (server: LiveServer) => {
  const browser = await launchChromium();
  const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 412, height: 860 } });
  let counts: Counts = { taps: 0, searches: 0, screens: new Set() };
  page.on('framenavigated', () => counts.screens.add(new URL(page.url()).pathname));
  const tap: Hand['tap'] = async (what) => {
    counts.taps += 1;
    await what.click();
  };
  const type: Hand['type'] = async (field, text) => {
    counts.taps += 1;
    await field.pressSequentially(text);
  };
  const find: Hand['find'] = async (food) => {
    counts.searches += 1;
    await type(page.getByLabel('Food', { exact: true }), food);
    await tap(page.getByRole('list', { name: 'Found' }).getByRole('button').first());
  };
  await page.goto('/');
  const count = async ({ task, bar, run }: Task) => {
    counts = { taps: 0, searches: 0, screens: new Set() };
    await run({ page, tap, type, find }, server);
    return { task, taps: counts.taps, searches: counts.searches, screens: counts.screens.size, bar };
  };
  return { count, close: () => browser.close() };
};

export const measure = async () => {
  await ensureBuilt();
  const server = await startLiveServer({ staticDir: DIST, limitsNetworks: false });
  const rows = [];
  for (const tasks of [OF_A_STRANGER, [WITH_AN_ACCOUNT]]) {
    const device = await takeDevice(server);
    for (const task of tasks) rows.push(await device.count(task));
    await device.close();
  }
  await server.stop();
  return rows;
};
