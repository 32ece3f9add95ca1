import { expect, test } from 'vitest';
import { openDevice } from '../support/browser.ts';
import { untilDraftKept } from '../support/draft-kept.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';
import { deployNextWorker, lookForUpdate, prompt, serveRelease, updateNow } from '../support/releases.ts';

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
