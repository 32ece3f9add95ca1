import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { untilDraftKept } from '../support/draft-kept.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { caller, createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

/** With a worker only where the network is cut. */
const open = async (context: TestContext, username: string, installsWorker = false) => {
  const member = await createReadyMember(server, username);
  const device = await openDevice(context, { origin: server.origin, installsWorker, workerSends: false });
  await enter(device.page, member);
  // Without the plan the coach answers that it is not there yet.
  await device.page.getByRole('region', { name: "Today's meals" }).waitFor();
  return { ...device, member, page: device.page };
};

const bubbles = (page: Page) => page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
const question = (page: Page) => page.getByPlaceholder('Enter your question...');
const says = (page: Page, words: string | RegExp) => bubbles(page).filter({ hasText: words });

/** What the bubbles say, who says it, and that each has a date and a time. */
const conversation = async (page: Page): Promise<string[]> => {
  const texts = await bubbles(page).allTextContents();
  return texts.map((text) => text.replace(/\d{1,2} \w{3} \d{4}, \d{2}:\d{2}$/, ' @'));
};

test('a question is shown at once, answered, and there after a reload and on another device [2.37 4.6]', async (context) => {
  const { page, member } = await open(context, 'Corin');
  const wire: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/chat/'))
      wire.push([request.method(), new URL(request.url()).pathname, request.postDataJSON()]);
  });
  await page.goto('/dashboard/ai-chat');
  await page.getByText('Ask your coach').waitFor();

  // None of these is a question: the first bubble is that of the next one.
  await page.getByRole('button', { name: 'Send' }).click();
  await question(page).fill('  \n ');
  await page.keyboard.press('Enter');

  await question(page).fill('How much');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('water?');
  await page.keyboard.press('Enter');
  await says(page, 'How much\nwater?').waitFor();
  await says(page, /^Coach: You have logged 0 of [\d.]+ L of water today:/).waitFor();
  await expect.poll(() => question(page).inputValue()).toBe('');
  expect(wire).toEqual([['POST', `/django/assistant/${member.id}/chat/`, { message: 'How much\nwater?' }]]);

  await expect
    .poll(() => conversation(page))
    .toEqual(['You: How much\nwater? @', expect.stringMatching(/^Coach: .* @$/)]);
  const said = await conversation(page);
  await page.reload();
  await says(page, 'Coach: You have').waitFor();
  await expect.poll(() => conversation(page)).toEqual(said);

  const other = await openDevice(context, {
    origin: server.origin,
    screen: 'desktop',
    installsWorker: false,
  });
  await enter(other.page, member);
  await other.page.goto('/dashboard/ai-chat');
  await says(other.page, 'Coach: You have').waitFor();
  await expect.poll(() => conversation(other.page)).toEqual(said);
});

test('what was written on another device comes in without doubles, oldest first', async (context) => {
  const { page, member } = await open(context, 'Mira');
  const tell = (message: string) =>
    caller(server)('POST', `/django/assistant/${member.id}/chat/`, { message }, member.access);
  await tell('From the other phone: water?');
  await page.goto('/dashboard/ai-chat');
  await says(page, 'From the other phone').waitFor();
  await question(page).fill('From here: water?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => bubbles(page).count()).toBe(4);
  // Until the question has arrived, the other phone would be before it.
  await page.getByText('Answered on this device').waitFor({ state: 'detached' });
  await tell('Again from the other phone: water?');
  await page.reload();
  await says(page, 'Again from the other phone').waitFor();
  await expect
    .poll(async () => (await conversation(page)).filter((text) => text.startsWith('You')))
    .toEqual([
      'You: From the other phone: water? @',
      'You: From here: water? @',
      'You: Again from the other phone: water? @',
    ]);
  await expect.poll(() => bubbles(page).count()).toBe(6);
});

test('offline the history is there, a question waits honestly, and is answered once online', async (context) => {
  const { page, ...device } = await open(context, 'Oda', true);
  await page.goto('/dashboard/ai-chat');
  await question(page).fill('water?');
  await page.keyboard.press('Enter');
  await says(page, 'Coach: ').waitFor();
  await waitUntilReadyOffline(page);

  await device.cutNetwork();
  await page.reload();
  await says(page, 'You: water?').waitFor();
  await question(page).fill('And lunch?');
  await page.keyboard.press('Enter');
  await says(page, 'And lunch?').getByText('Will be sent when you are online').waitFor();
  await says(page, /Coach: Lunch: .*Answered on this device/).waitFor();
  await untilDraftKept(page, 'chat', () => question(page).fill('Half a thought'));
  await page.reload();
  await says(page, 'And lunch?').getByText('Will be sent when you are online').waitFor();
  await expect.poll(() => question(page).inputValue()).toBe('Half a thought');

  await device.restoreNetwork();
  await expect.poll(() => page.locator('[data-message]').count()).toBe(4);
  await page.getByText('Will be sent when you are online').waitFor({ state: 'detached' });
  await expect.poll(() => question(page).inputValue()).toBe('Half a thought');
});

test('a refused question keeps its text and says one calm sentence; so does a thread that cannot be read', async (context) => {
  const { page, ...device } = await open(context, 'Rufus');
  device.expectConsole(/status of (403|503)/);
  await page.route('**/v1/threads/**', (route) => route.fulfill({ status: 503, json: { detail: 'No' } }));
  await page.route('**/chat/', (route) => route.fulfill({ status: 403, json: { detail: 'No' } }));
  await page.goto('/dashboard/ai-chat');
  await page.getByText('Earlier messages could not be loaded.').waitFor();
  await question(page).fill('Anyone there?');
  await page.keyboard.press('Enter');
  const refused = says(page, 'Anyone there?');
  await refused
    .getByText('Your message could not be delivered. It is kept here; please try again.')
    .waitFor();

  await page.unrouteAll({ behavior: 'wait' });
  await refused.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'Coach: ').waitFor();
  await page.getByText('Earlier messages could not be loaded.').waitFor({ state: 'detached' });
  await expect.poll(() => bubbles(page).count()).toBe(2);
});

test('a long history shows its last 60, keeps the newest in view, and leads back to it [2.38 9.7]', async (context) => {
  const { page } = await open(context, 'Lena');
  const messages = Array.from({ length: 150 }, (_, at) => ({
    id: `m${at}`,
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: [{ type: 'text', text: { value: `Message ${at}.` } }],
    created_at: 1_700_000_000 + Math.floor(at / 4),
  }));
  await page.route('**/v1/threads/**', (route) => route.fulfill({ json: { data: messages.toReversed() } }));
  await page.goto('/dashboard/ai-chat');
  await says(page, 'Message 149.').waitFor();
  await expect.poll(() => bubbles(page).count()).toBe(60);
  const box = page.getByRole('region', { name: 'Conversation' });
  const fromEnd = () => box.evaluate((el) => el.scrollHeight - el.scrollTop - el.clientHeight);
  await expect.poll(() => fromEnd()).toBeLessThan(2);
  await page.setViewportSize({ width: 412, height: 700 });
  await expect.poll(fromEnd).toBeLessThan(2);
  const jump = page.getByRole('button', { name: 'Jump to newest' });

  const scrollTo = (away: number) =>
    box.evaluate((el, px) => el.scrollTo(0, el.scrollHeight - el.clientHeight - px), away);
  await scrollTo(210);
  await jump.waitFor();
  await scrollTo(190);
  await jump.waitFor({ state: 'detached' });
  await scrollTo(210);
  await jump.click();
  await expect.poll(fromEnd).toBeLessThan(2);
  await jump.waitFor({ state: 'detached' });

  await box.evaluate((el) => el.scrollTo(0, 0));
  await jump.waitFor();
  await says(page, 'Message 30.').waitFor();
  await expect.poll(() => bubbles(page).count()).toBe(120);
  const oldest = says(page, 'Message 90.');
  const top = async () => ((await oldest.boundingBox())?.y ?? 0) - ((await box.boundingBox())?.y ?? 0);
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(150);

  await page.route('**/chat/', (route) => route.fulfill({ json: { message: 'At the end.' } }));
  await question(page).fill('And now?');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Coach: At the end.' }).waitFor();
  await expect.poll(fromEnd).toBeLessThan(2);
});

test('distress is met with care at once, with and without a network, and never with calories', async (context) => {
  const { page, ...device } = await open(context, 'Carla', true);
  await page.goto('/dashboard/ai-chat');
  await question(page).fill('I ate too much and want to throw up');
  await page.keyboard.press('Enter');
  await says(page, 'Coach: That sounds very hard').waitFor();
  await waitUntilReadyOffline(page);
  await device.cutNetwork();
  await question(page).fill('I want to kill myself');
  await page.keyboard.press('Enter');
  await says(page, /Coach: I am really sorry.*findahelpline\.com.*Answered on this device/).waitFor();
  await device.restoreNetwork();
  await page.getByText('Answered on this device').waitFor({ state: 'detached' });
  await expect.poll(() => bubbles(page).count()).toBe(4);
  const said = (await bubbles(page).allTextContents()).join(' ');
  expect(said).toMatch(/findahelpline\.com/);
  expect(said).not.toMatch(/kcal|calorie/i);
});

test('in number-free mode the coach names no figure, also in what it said before', async (context) => {
  const { page } = await open(context, 'Nele');
  await page.goto('/dashboard/ai-chat');
  await question(page).fill('What is for dinner?');
  await page.keyboard.press('Enter');
  await says(page, /Coach: Dinner: .*kcal/).waitFor();
  await page.goto('/dashboard/profile');
  await page.getByRole('switch', { name: /Number-free mode/ }).press('Space');
  await page.getByRole('switch', { name: /Number-free mode/, checked: true }).waitFor();
  await page.goto('/dashboard/ai-chat');
  await says(page, 'Coach: Dinner: ').waitFor();
  await question(page).fill('How many calories are left?');
  await page.keyboard.press('Enter');
  await says(page, 'Coach: I keep figures out of our chat.').waitFor();
  expect(await page.getByText(/kcal/i).count()).toBe(0);
});
