import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDevice } from '../support/browser.ts';
import { untilDraftKept } from '../support/draft-kept.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';
import {
  deployNextWorker,
  lookForUpdate,
  prompt,
  serveIncomplete,
  serveRelease,
  updateNow,
} from '../support/releases.ts';

/** A start so slow that the page registers its worker only at the word of the test. */
const HELD_REGISTRATION = `
  const held = new Promise((resolve) => { window.letRegister = resolve; });
  const register = ServiceWorkerContainer.prototype.register;
  ServiceWorkerContainer.prototype.register = function (...wanted) {
    return held.then(() => register.apply(this, wanted));
  };
`;

/** As with the shift key held down: no worker controls the page from then on. */
async function reloadPastTheWorker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await Promise.all([page.waitForEvent('load'), devtools.send('Page.reload', { ignoreCache: true })]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
}

test('an installation that broke off is begun again a minute later', async (context) => {
  const { server, putBack } = await serveIncomplete(context);
  const { page, ...device } = await openDevice(context, { origin: server.origin });
  device.expectConsole(/status of 404 .*\.svg/);
  await page.clock.install();
  const begun = device.context.waitForEvent('serviceworker');
  await page.goto('/sign-in');
  await begun;
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) != null);
  await expect.poll(registered).toBe(false);
  putBack();
  await page.clock.fastForward(60_000);
  await waitUntilReadyOffline(page);
});

test('a new version waits for the word of the person, and what they typed stays', async (context) => {
  const { server, next } = await serveRelease(context);
  const { page } = await openDevice(context, { origin: server.origin });
  await page.goto('/sign-in');
  await waitUntilReadyOffline(page);
  await page.getByLabel('Email').fill('robin@example.org');

  await deployNextWorker(server, next);
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

test('opening the app finds a new version, although the worker has no part in it', async (context) => {
  const { server, next } = await serveRelease(context);
  const { page } = await openDevice(context, { origin: server.origin });
  await enter(page, await createReadyMember(server, 'Sage'));
  await waitUntilReadyOffline(page);
  await deployNextWorker(server, next);
  await page.goto('/dashboard');
  await prompt(page).waitFor();
});

test('drafts survive an update, in the tab that asks for it and in the one beside it', async (context) => {
  const { server, next } = await serveRelease(context);
  const { page, ...device } = await openDevice(context, { origin: server.origin, screen: 'phone' });
  await enter(page, await createReadyMember(server, 'Orla'));
  await waitUntilReadyOffline(page);
  await page.goto('/dashboard/lifestyle');
  const restDays = page.getByLabel('Rest Days', { exact: true });
  await untilDraftKept(page, 'lifestyle', () => restDays.selectOption('Monday'));
  const beside = await device.context.newPage();
  await beside.goto('/dashboard/ai-chat');
  const question = beside.getByPlaceholder('Enter your question...');
  await question.fill('May I swap the lentils for');

  await deployNextWorker(server, next);
  await lookForUpdate(page);
  await prompt(page).waitFor();
  await updateNow(page);
  await page.locator('option:checked', { hasText: 'Monday' }).waitFor({ state: 'attached' });

  // The other tab is not reloaded under the fingers: it says that there is something new, and waits.
  await prompt(beside).waitFor();
  await expect.poll(() => question.inputValue()).toBe('May I swap the lentils for');
  await untilDraftKept(beside, 'chat', () => question.fill('May I swap the lentils for beans?'));
  await updateNow(beside);
  await expect.poll(() => question.inputValue()).toBe('May I swap the lentils for beans?');
});

test('every tab comes to a new version: one past the worker asks, the first one and one that just opened hear of it', async (context) => {
  const { server, next } = await serveRelease(context);
  const { page: first, ...device } = await openDevice(context, { origin: server.origin });
  await first.goto('/sign-in');
  await waitUntilReadyOffline(first);
  const asking = await device.context.newPage();
  await asking.goto('/sign-in');
  await reloadPastTheWorker(asking);
  await asking.getByLabel('Email').waitFor();
  const opening = await device.context.newPage();
  await opening.addInitScript({ content: HELD_REGISTRATION });
  await opening.goto('/sign-in');
  await opening.getByLabel('Email').waitFor();

  await deployNextWorker(server, next);
  await lookForUpdate(asking);
  await prompt(asking).waitFor();
  await updateNow(asking);
  await opening.evaluate('letRegister()');

  for (const tab of [opening, first]) {
    await prompt(tab).waitFor();
    await updateNow(tab);
    await tab.getByLabel('Email').waitFor();
    await expect.poll(() => prompt(tab).count()).toBe(0);
  }
});
