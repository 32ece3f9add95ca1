import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { NO_PROFILE_YET, signIn, untilOpened } from '../support/member-steps.ts';
import { createReadyMember, createVerifiedMember, enter } from '../support/ready-member.ts';

/** What a person does while what they did before is on its way. */

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const open = (context: TestContext) => openDevice(context, { origin: server.origin, installsWorker: false });

/** Keeps calls to an address on their way until they are let through. */
async function hold(
  page: Page,
  address: string,
): Promise<{ bodies: Record<string, unknown>[]; release(): void }> {
  const bodies: Record<string, unknown>[] = [];
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    bodies.push(route.request().postDataJSON());
    await until;
    await route.continue();
  });
  return { bodies, release: () => release() };
}

test('answers about safety cannot be changed while they are saved', async (context) => {
  const { page } = await open(context);
  await enter(page, await createReadyMember(server, 'Borage'));
  await page.goto('/dashboard/safety');
  const { bodies, release } = await hold(page, '**/ext/v1/plan-inputs/**');
  const nuts = page.getByRole('checkbox', { name: /^Peanut/ });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(await nuts.isDisabled()).toBe(true);
  release();
  await page.getByText(/^Saved/).waitFor();
  await nuts.check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => bodies.map(({ allergies }) => allergies)).toEqual([[], ['peanut']]);
});

test('an answer that is corrected while the profile is saved is kept', async (context) => {
  const { page, expectConsole } = await open(context);
  expectConsole(NO_PROFILE_YET);
  await page.goto('/sign-in');
  await signIn(page, await createVerifiedMember(server, 'Chervil'));
  await page.waitForURL('**/onboarding');
  await untilOpened(page);
  while (!page.url().endsWith('/target')) {
    const from = page.url();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL((url) => url.href !== from);
    await untilOpened(page);
  }
  const { bodies, release } = await hold(page, '**/django/user/create/profile/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => bodies.length).toBe(1);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/goal');
  const chosen = await page.getByRole('radio', { checked: false }).last().getAttribute('value');
  await page.locator(`input[value="${chosen}"]`).check();
  const answered = page.waitForResponse('**/django/user/create/profile/');
  release();
  await answered;

  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/target');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/dashboard');
  expect(bodies.map(({ fitness_goal: goal }) => goal === chosen)).toEqual([false, true]);
});

test('what is typed while a question is kept stays in the box', async (context) => {
  const { page } = await open(context);
  await enter(page, await createReadyMember(server, 'Sorrelia'));
  await page.goto('/dashboard/ai-chat');
  const box = page.getByLabel('Your question');
  await box.fill('What is for dinner?');
  await box.evaluate((area: HTMLTextAreaElement) => {
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    area.setRangeText(' And then?', area.value.length, area.value.length, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByText('What is for dinner?').first().waitFor();
  await expect.poll(() => box.inputValue()).toBe(' And then?');
});
