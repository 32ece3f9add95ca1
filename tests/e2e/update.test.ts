import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDevice } from '../support/browser.ts';
import { untilDraftKept } from '../support/draft-kept.ts';
import { openMember } from '../support/member-device.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import {
  deployNextWorker,
  lookForUpdate,
  prompt,
  serveIncomplete,
  serveRelease,
  updateNow,
} from '../support/releases.ts';

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

test('a new version is found at a start and waits for the word of the person; drafts survive it, here and in the tab beside', async (context) => {
  const { server, next } = await serveRelease(context);
  const { page, ...device } = await openMember(context, 'Orla', { server });
  await page.goto('/dashboard/lifestyle');
  const restDays = page.getByLabel('Rest Days', { exact: true });
  await untilDraftKept(page, 'lifestyle', () => restDays.selectOption('Monday'));
  const beside = await device.context.newPage();
  await beside.goto('/dashboard/ai-chat');
  const question = beside.getByPlaceholder('Enter your question...');
  await question.fill('May I swap the lentils for');

  await deployNextWorker(server, next);
  // Opening the app finds it, although the worker has no part in that.
  await page.reload();
  await prompt(page).waitFor();
  await updateNow(page);
  await expect.poll(() => prompt(page).count()).toBe(0);
  await page.locator('option:checked', { hasText: 'Monday' }).waitFor({ state: 'attached' });

  // The other tab is not reloaded under the fingers: it says that there is something new, and waits.
  await prompt(beside).waitFor();
  await expect.poll(() => question.inputValue()).toBe('May I swap the lentils for');
  await untilDraftKept(beside, 'chat', () => question.fill('May I swap the lentils for beans?'));
  await updateNow(beside);
  await expect.poll(() => question.inputValue()).toBe('May I swap the lentils for beans?');
});
