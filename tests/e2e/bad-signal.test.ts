import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatMessages } from '../../server/database/schema.ts';
import { drink, expectWater, press } from '../support/daily-steps.ts';
import { openMember, sharedServer } from '../support/member-device.ts';
import { caller } from '../support/ready-member.ts';
import { startWeakNetwork, type WeakNetwork } from '../support/weak-network.ts';

/** A network that answers, though not for the server. Each wrong answer is in tests/unit/sync. */

/** What the browser itself says of requests that met a fault. */
const FAULTY = /ERR_(CONNECTION|EMPTY|INCOMPLETE|CONTENT|ABORTED)|sw\.js|service ?worker/i;
const WRITES = /^\/django\/(user\/update|lifestyle|assistant)\//;
const SAVED = 'Saved, will be sent';
/** What failed waits half a minute at most before it goes again. */
const DELIVERED = { timeout: 60_000 };

let network: WeakNetwork;
beforeAll(async () => {
  network = await startWeakNetwork((await sharedServer()).origin);
});
afterAll(() => network.stop());

test('what is entered while answers are lost is kept, said to be kept, and arrives once', async (context) => {
  const device = await openMember(context, 'Wendel', { origin: network.origin });
  const { page: profile, member, server } = device;
  device.expectConsole(FAULTY);
  const lifestyle = await device.context.newPage();
  const chat = await device.context.newPage();
  await profile.goto('/dashboard/profile');
  await chat.goto('/dashboard/ai-chat');
  await profile.getByLabel('Bio').waitFor();
  await chat.getByText('Ask your coach').waitFor();

  network.fail('reset', WRITES);
  const words = 'Is there soup?';
  await profile.getByLabel('Bio').fill(words);
  await press(profile, 'Save');
  await profile.getByRole('status').filter({ hasText: SAVED }).waitFor();
  expect(await profile.getByText('Profile updated successfully').count()).toBe(0);
  await lifestyle.goto('/dashboard/lifestyle3');
  await press(lifestyle, 'Submit');
  await lifestyle.waitForURL('**/dashboard/preference');
  await lifestyle.getByText(SAVED).waitFor();
  await chat.getByPlaceholder('Enter your question...').fill(words);
  await chat.keyboard.press('Enter');
  const bubble = chat.getByRole('listitem').filter({ hasText: words });
  await bubble.getByText(/^(Not delivered yet\.|Will be (answered|sent) when you are online)/).waitFor();
  await expect.poll(() => network.struck()).toBeGreaterThanOrEqual(3);

  network.heal();
  const read = (path: string) => caller(server)('GET', path, null, member.access);
  await expect
    .poll(async () => (await read(`/django/user/profiles/${member.id}/`)).bio, DELIVERED)
    .toBe(words);
  await lifestyle.getByText(SAVED).waitFor({ ...DELIVERED, state: 'detached' });
  await chat.getByText(/^Not delivered yet\./).waitFor({ ...DELIVERED, state: 'detached' });
  const asked = and(eq(chatMessages.userId, member.id), eq(chatMessages.text, words));
  expect(await server.db.$count(chatMessages, asked)).toBe(1);
});

test('behind a hotel’s sign-in page the app opens, with every screen, and goes on by itself', async (context) => {
  const { page, ...device } = await openMember(context, 'Yarrow', { origin: network.origin });
  device.expectConsole(FAULTY);
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
  expect(await cold.getByText('Free WiFi').count()).toBe(0);

  network.heal();
  await cold.goto('/dashboard');
  await expectWater(cold, '0.25 L');
  await expect.poll(() => cold.getByText(/last copy|^Offline/).count()).toBe(0);
});
