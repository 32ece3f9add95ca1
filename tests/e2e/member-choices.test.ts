import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

test('units: the weight on Overview is read and typed in pounds', async (context) => {
  const member = await createReadyMember(server, 'Uma');
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  await open(page, '/dashboard/profile');
  await page.getByText('ft, lb', { exact: true }).click();
  await page.getByText('You: 5 ft 6 in, 134.5 lb').waitFor();

  await open(page, '/dashboard');
  const field = page.getByLabel('Log weight (lb)');
  await field.fill('441');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Enter a weight from 23 to 440 lb' }).waitFor();
  await field.fill('150.3');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByText('One day logged.').waitFor();
  await open(page, '/dashboard/progress');
  await page.getByRole('list', { name: 'Weight log' }).getByText('150.3 lb', { exact: true }).waitFor();
});

test('cycle notes stay here until they are shared; then the next device has them', async (context) => {
  const member = await createReadyMember(server, 'Cora');
  const phone = await openDevice(context, { origin: server.origin, installsWorker: false });
  const sent: Request[] = [];
  phone.page.on('request', (request) => {
    if ((request.postData() ?? '').includes('cycle.')) sent.push(request);
  });
  await enter(phone.page, member);
  await open(phone.page, '/dashboard/cycle');
  await phone.page.getByText('Heavy', { exact: true }).click();
  await phone.page.getByText('Cramps', { exact: true }).click();
  await phone.page.getByRole('radio', { name: 'Heavy', checked: true }).waitFor();
  await phone.page.getByRole('checkbox', { name: 'Cramps', checked: true }).waitFor();
  await phone.page.getByText('Nothing that you note here is sent.', { exact: false }).waitFor();
  expect(sent).toEqual([]);

  await phone.page.getByText('Sync with my account', { exact: true }).click();
  await phone.page.getByText(/encrypted on this device and also kept in your account/).waitFor();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.postDataJSON()).toEqual({
    operations: [
      expect.objectContaining({
        kind: 'cycle.day',
        payload: { flow: 'heavy', symptoms: 'cramps', before: '' },
      }),
    ],
  });

  const tablet = await openDevice(context, {
    origin: server.origin,
    screen: 'desktop',
    installsWorker: false,
  });
  await enter(tablet.page, member);
  await open(tablet.page, '/dashboard/cycle');
  await expect.poll(() => tablet.page.getByRole('checkbox', { name: 'Cramps' }).isChecked()).toBe(true);
  await expect.poll(() => tablet.page.getByRole('radio', { name: 'Heavy' }).isChecked()).toBe(true);

  await phone.page.getByText('Keep on this device only', { exact: true }).click();
  await phone.page.getByText(/What was sent before stays in your account/).waitFor();
  await phone.page.getByRole('group', { name: /^Symptoms/ }).evaluate((group) => {
    for (const chip of group.querySelectorAll('label'))
      if (/Headache|Bloating/.test(chip.textContent ?? '')) chip.click();
  });
  for (const name of ['Headache', 'Bloating'])
    await expect.poll(() => phone.page.getByRole('checkbox', { name }).isChecked()).toBe(true);
  expect(sent).toHaveLength(1);

  await phone.page.getByRole('button', { name: 'Erase all my cycle notes' }).click();
  await phone.page.getByText('All your cycle notes are erased.').waitFor();
  const length = phone.page.getByLabel('Cycle length');
  await length.fill('31');
  await length.press('Tab');
  await phone.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => phone.page.getByRole('checkbox', { name: 'Headache' }).isChecked()).toBe(true);
  expect(await length.inputValue()).toBe('31');
});

test('a plan that cannot be made: the page says what conflicts, also offline, and leads to the answers', async (context) => {
  const member = await createReadyMember(server, 'Rafa');
  const { page, cutNetwork, restoreNetwork } = await openDevice(context, {
    origin: server.origin,
    screen: 'phone',
  });
  const rules = ['vegan food', 'no soy', 'no dish on two days running, nor more than three times a week'];
  await page.route('**/django/nutrition/meal/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/django/ext/v1/plan-refusal/**', (route) =>
    route.fulfill({ json: { refusal: { kind: 'conflict', slot: 'breakfast', rules } } }),
  );
  await enter(page, member);
  await page.getByText('No week fits all of your answers.').waitFor();
  await page.getByRole('link', { name: 'See why' }).click();
  const card = page.getByRole('status').filter({ hasText: 'No week fits all of your answers' });
  await card.getByText(/too few breakfasts/).waitFor();
  expect(await card.getByRole('listitem').allTextContents()).toEqual(rules);
  expect(await page.getByText('We are generating diet plan for you....').count()).toBe(0);

  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await cutNetwork();
  await page.reload();
  await card.waitFor();
  await restoreNetwork();

  await card.getByRole('link', { name: 'Allergies and foods left out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Allergies and safety' }).waitFor();
  await page.unrouteAll();
  await open(page, '/dashboard/diet-plan');
  await page.getByRole('tab', { name: 'Today' }).waitFor();
  await expect.poll(() => card.count()).toBe(0);
});

test('the weekly reminder comes at the hour that the questionnaire was answered with', async (context) => {
  const member = await createReadyMember(server, 'Wilma');
  const { page } = await openDevice(context, { origin: server.origin, installsWorker: false });
  await enter(page, member);
  await open(page, '/dashboard/preference2');
  await page.getByLabel('Weekly reminder').selectOption('6 PM');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/preference3');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/dashboard');

  const at = async (hour: number): Promise<void> => {
    const day = new Date();
    day.setDate(day.getDate() + 7);
    day.setHours(hour, 5, 0, 0);
    await page.clock.setFixedTime(day);
    await open(page, '/dashboard/notifications');
  };
  const reminder = page.getByText('Your weekly reminder: log your weight if you like.');
  await at(17);
  await page.getByText('Your plan is ready').waitFor();
  expect(await reminder.count()).toBe(0);
  await at(18);
  await reminder.waitFor();
});
