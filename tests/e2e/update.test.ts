import { expect, test } from 'vitest';
import { openMember } from '../support/member-device.ts';
import { untilDraftKept } from '../support/member-store.ts';
import { deployNextWorker, prompt, serveRelease, updateNow } from '../support/releases.ts';

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
