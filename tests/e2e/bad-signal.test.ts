import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { chatMessages } from '../../server/database/schema.ts';
import { type Device, openDevice } from '../support/browser.ts';
import { drink, expectWater, wake } from '../support/daily-steps.ts';
import { allowImpatience, beImpatient } from '../support/impatient.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { caller, createReadyMember, enter } from '../support/ready-member.ts';
import { type Fault, startWeakNetwork, type WeakNetwork } from '../support/weak-network.ts';

const FAULTS: readonly Fault[] = [
  'hangs',
  'portal',
  'redirect',
  'throttled',
  'unavailable',
  'truncated',
  'reset',
];
const WRITES = /^\/django\/(user\/update|lifestyle|assistant)\//;
const READS = /^\/django\/(user\/profiles|nutrition|today-nutrition-budget)\//;
const SAVED = 'Saved, will be sent';
/** What failed waits half a minute at most before it goes again. */
const DELIVERED = { timeout: 60_000 };
/** What the browser itself says of requests that met a fault. */
const FAULTY = /ERR_(CONNECTION|EMPTY|INCOMPLETE|CONTENT|ABORTED)|status of (429|503)|TimeoutError/;

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

/** A member's phone on the weak network. */
async function open(context: TestContext, username: string): Promise<Device & { readonly member: Member }> {
  network.heal();
  const member = await createReadyMember(server, username);
  const device = await openDevice(context, { origin: network.origin, screen: 'phone' });
  device.expectConsole(FAULTY);
  await allowImpatience(device.context);
  await enter(device.page, member);
  await waitUntilReadyOffline(device.page);
  return { ...device, member };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function saveBio(page: Page, bio: string): Promise<void> {
  await page.getByLabel('Bio').fill(bio);
  await press(page, 'Save');
  await page.getByRole('status').filter({ hasText: SAVED }).waitFor();
  await expect.poll(() => page.getByText('Profile updated successfully').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe(bio);
}

async function submitLifestyle(page: Page): Promise<void> {
  await page.goto('/dashboard/lifestyle3');
  await press(page, 'Submit');
  await page.waitForURL('**/dashboard/preference');
  await page.getByText(SAVED).waitFor();
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByPlaceholder('Enter your question...').fill(question);
  await page.keyboard.press('Enter');
  const bubble = page.getByRole('listitem').filter({ hasText: question });
  await bubble.getByText(/^(Not delivered yet\.|Will be (answered|sent) when you are online)/).waitFor();
}

/** What the server has of a member, as another device would read it. */
const onServer = ({ id, access }: Member) => {
  const read = (path: string) => caller(server)('GET', path, null, access);
  return {
    bio: async () => (await read(`/django/user/profiles/${id}/`)).bio,
    /** The server lets nobody read a thread many times a second. */
    timesAsked: (words: string) =>
      server.db.$count(chatMessages, and(eq(chatMessages.userId, id), eq(chatMessages.text, words))),
    questions: async () => {
      const { thread } = await read(`/django/${id}/thread`);
      const { data } = await read(`/v1/threads/${thread}/messages`);
      return (data as { role: string; content: { text: { value: string } }[] }[])
        .filter(({ role }) => role === 'user')
        .map(({ content }) => content[0]?.text.value);
    },
  };
};

test('what is entered is kept and said to be kept, whatever answers, and is sent once it can be', async (context) => {
  const { page: profile, member, ...device } = await open(context, 'Wendel');
  const there = onServer(member);
  const lifestyle = await device.context.newPage();
  const chat = await device.context.newPage();
  await Promise.all([profile.goto('/dashboard/profile'), chat.goto('/dashboard/ai-chat')]);
  await Promise.all([profile.getByLabel('Bio').waitFor(), chat.getByText('Ask your coach').waitFor()]);

  for (const fault of FAULTS) {
    const words = `Is there soup when the network ${fault}?`;
    await beImpatient(profile, fault === 'hangs');
    network.fail(fault, WRITES);
    await Promise.all([saveBio(profile, words), submitLifestyle(lifestyle), ask(chat, words)]);
    await expect.poll(() => network.struck()).toBeGreaterThanOrEqual(3);
    await beImpatient(profile, false);
    network.heal();
    await expect.poll(there.bio, DELIVERED).toBe(words);
    await expect.poll(() => there.timesAsked(words), DELIVERED).toBe(1);
    await lifestyle.getByText(SAVED).waitFor({ ...DELIVERED, state: 'detached' });
    await chat.getByText(/^Not delivered yet\./).waitFor({ ...DELIVERED, state: 'detached' });
  }
  const questions = await there.questions();
  expect(questions).toHaveLength(FAULTS.length);
}, 300_000);

test('what could not be fetched replaces nothing, is said, and comes when it can', async (context) => {
  const { page, member } = await open(context, 'Xenia');
  await page.getByText(/^0 L \/ /).waitFor();
  await page.goto('/dashboard/diet-plan');
  const meals = page.getByRole('region', { name: 'Meals' });
  await meals.waitFor();
  const dinner =
    (await meals
      .getByRole('heading', { level: 3 })
      .filter({ hasText: /^Dinner\b/ })
      .textContent()) ?? '';

  const said = page
    .getByText('Your plan could not be refreshed. You are looking at the last copy.')
    .or(page.getByText(/^Offline - showing your copy from/));
  for (const fault of FAULTS) {
    await beImpatient(page, fault === 'hangs');
    network.fail(fault, READS);
    await page.reload();
    await said.first().waitFor();
    await beImpatient(page, false);
    await meals.getByRole('heading', { level: 3 }).filter({ hasText: dinner }).waitFor();
    network.heal();
    // A request that still hangs fails after the first look: each look at the page asks again.
    const look = async (): Promise<number> => {
      await wake(page);
      return said.count();
    };
    await expect.poll(look, { interval: 500 }).toBe(0);
  }

  network.fail('truncated', READS);
  await page.goto('/dashboard/profile');
  await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('');
  await page.getByText(member.username).first().waitFor();
});

test('behind a hotel’s sign-in page the app opens, with every screen, and goes on by itself', async (context) => {
  const { page, ...device } = await open(context, 'Yarrow');
  device.expectConsole(/sw\.js|service ?worker/i);
  await page.getByText(/^0 L \/ /).waitFor();
  await page.close();

  network.fail('portal');
  const cold = await device.context.newPage();
  await cold.goto('/dashboard');
  await drink(cold, '0 L', '0.25 L');
  // Screens whose code was never asked for while the network was good.
  for (const [path, heading] of [
    ['/dashboard/fitness', 'Fitness'],
    ['/dashboard/help', 'Help'],
    ['/dashboard/lifestyle', 'Lifestyle'],
  ] as const) {
    await cold.goto(path);
    await cold.getByRole('heading', { level: 1, name: new RegExp(heading) }).waitFor();
  }
  await expect.poll(() => cold.getByText('Free WiFi').count()).toBe(0);

  network.heal();
  await cold.goto('/dashboard');
  await expectWater(cold, '0.25 L');
  await expect.poll(() => cold.getByText(/last copy|^Offline/).count()).toBe(0);
});
