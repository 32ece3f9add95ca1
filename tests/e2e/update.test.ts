import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, type TestContext, test } from 'vitest';
import { buildInto, DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { drink, expectWater } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

const updateNow = async (page: Page): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
};

const prompt = (page: Page) => page.getByText('New version ready');

/** A server of the current build, in a folder of its own that the next release may go into. */
async function serveRelease(context: TestContext): Promise<{ server: LiveServer; release: string }> {
  const release = await mkdtemp(join(tmpdir(), 'sorrel-release-'));
  context.onTestFinished(() => rm(release, { recursive: true }));
  await cp(DIST, release, { recursive: true });
  const server = await startLiveServer({ staticDir: release });
  context.onTestFinished(() => server.stop());
  return { server, release };
}

async function deploy(server: LiveServer, release: string): Promise<void> {
  await server.goAway();
  await server.comeBack(release);
}

/** The smallest next release: the same app under another worker. */
async function deployNextWorker(server: LiveServer, release: string): Promise<void> {
  await appendFile(join(release, 'sw.js'), '\n// the next release\n');
  await rm(join(release, 'sw.js.br'));
  await deploy(server, release);
}

test('a new version waits for the word of the person, and what they typed stays', async (context) => {
  const { server, release } = await serveRelease(context);
  const { page } = await openDevice(context, { origin: server.origin });
  await page.goto('/sign-in');
  await waitUntilReadyOffline(page);
  await page.getByLabel('Email').fill('robin@example.org');

  await deployNextWorker(server, release);
  await lookForUpdate(page);
  await prompt(page).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('robin@example.org');

  await updateNow(page);
  await page.getByLabel('Email').waitFor();
  await expect.poll(() => prompt(page).count()).toBe(0);
  await lookForUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting))
    .toBeNull();
});

test('drafts survive an update, in the tab that asks for it and in the one beside it', async (context) => {
  const { server, release } = await serveRelease(context);
  const { page, ...device } = await openDevice(context, { origin: server.origin, screen: 'phone' });
  await enter(page, await createReadyMember(server, 'Orla'));
  await waitUntilReadyOffline(page);
  await page.goto('/dashboard/lifestyle');
  await page.getByLabel('Rest Days', { exact: true }).selectOption('Monday');
  const beside = await device.context.newPage();
  await beside.goto('/dashboard/ai-chat');
  const question = beside.getByPlaceholder('Enter your question...');
  await question.fill('May I swap the lentils for');

  await deployNextWorker(server, release);
  await lookForUpdate(page);
  await prompt(page).waitFor();
  await updateNow(page);
  await page.locator('option:checked', { hasText: 'Monday' }).waitFor({ state: 'attached' });

  // The other tab is not reloaded under the fingers: it says that there is something new, and waits.
  await prompt(beside).waitFor();
  await expect.poll(() => question.inputValue()).toBe('May I swap the lentils for');
  await question.pressSequentially(' beans?');
  await updateNow(beside);
  await expect.poll(() => question.inputValue()).toBe('May I swap the lentils for beans?');
});

test('a tab from before a release goes on with an old worker and a new server, and opens every screen', async (context) => {
  const { server, release } = await serveRelease(context);
  const { page, ...device } = await openDevice(context, { origin: server.origin, screen: 'phone' });
  await enter(page, await createReadyMember(server, 'Pavel'));
  await expectWater(page, '0 L');
  await waitUntilReadyOffline(page);

  // Another setting gives the composition root, and all that imports it, other names.
  await buildInto(release, { VITE_AI_BETA_HEADER: 'X-Next-Release: 1' });
  await deploy(server, release);

  // The worker is still the old one: its shell and its chunks open, and the new server takes what they send.
  await page.reload();
  await drink(page, '0 L', '0.25 L');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

  // Now another tab brings the new worker, which throws the old chunks away.
  const other = await device.context.newPage();
  await other.goto('/dashboard');
  await lookForUpdate(other);
  await prompt(other).waitFor();
  await updateNow(other);
  await expectWater(other, '0.25 L');
  await expect.poll(() => other.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await prompt(page).waitFor();

  for (const [link, title] of [
    ['Fitness', 'Fitness'],
    ['Membership', 'Membership'],
    ['Help', 'Help'],
  ] as const) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor();
  }
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}, 300_000);
