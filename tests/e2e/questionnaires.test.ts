import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { type Device, openDevice } from '../support/browser.ts';
import { untilDraftKept } from '../support/draft-kept.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { untilOpened, waitUntilReadyOffline } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

/** A phone whose member is Female; with a worker only where the network is cut. */
async function newPhone(context: TestContext, username: string, installsWorker = false): Promise<Device> {
  const device = await openDevice(context, { origin: server.origin, installsWorker, workerSends: false });
  await enter(device.page, await createReadyMember(server, username));
  return device;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const pick = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption(option);

const arrive = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.waitForURL(`**${path}`);
  await untilOpened(page);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

const sentTo = (page: Page, path: string): Promise<Request> =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path));

const optionsOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option').allTextContents();

test('wellness: six screens, answers that survive a reload, and the record on the wire [2.25 2.53 2.54 3.11 6.7]', async (context) => {
  const { page } = await newPhone(context, 'Wilma');
  await page.goto('/dashboard/chronic-conditions');
  await untilDraftKept(page, 'wellness', () => pick(page, 'Chronic Conditions', 'Diabetes'));
  await page.reload();
  await page.locator('option:checked', { hasText: 'Diabetes' }).waitFor({ state: 'attached' });
  await press(page, 'Next');
  await arrive(page, '/energy-stress', 'Energy and Stress');
  await pick(page, 'Energy Level', '5000kjs/24 hours');
  await press(page, 'Next');
  await arrive(page, '/hereditary-issues', 'Hereditary Issues');
  await press(page, 'Yes');
  await arrive(page, '/sleep-measures', 'Sleep Measures');
  await press(page, 'Back');
  await arrive(page, '/hereditary-issues', 'Hereditary Issues');
  await press(page, 'Yes');
  await arrive(page, '/sleep-measures', 'Sleep Measures');
  await pick(page, 'Sleep Pattern', 'Biphasic');
  await pick(page, 'Sleep Quality', '03');
  await press(page, 'Next');
  await arrive(page, '/urine-flow', 'Urine Flow Test');
  await press(page, 'Back');
  await arrive(page, '/sleep-measures', 'Sleep Measures');
  await expect.poll(() => page.getByLabel('Sleep Quality', { exact: true }).inputValue()).toBe('03');
  await expect.poll(() => page.getByLabel('Sleep Pattern', { exact: true }).inputValue()).toBe('');
  await press(page, 'Next');
  await arrive(page, '/urine-flow', 'Urine Flow Test');
  expect((await optionsOf(page, 'Urine Flow Test')).slice(0, 4)).toEqual([
    'Please Choose',
    '12ml/s',
    '15ml/s',
    '18ml/s',
  ]);
  await pick(page, 'Urine Flow Test', '12ml/s');
  await pick(page, 'Urine Flow Test', 'Leave unanswered');
  await press(page, 'Next');
  await arrive(page, '/other-issues', 'Other Health Issues');

  const sent = sentTo(page, '/django/add_wellness');
  await press(page, 'Save');
  const { user_id, ...record } = (await sent).postDataJSON();
  expect(user_id).toEqual(expect.any(String));
  expect(record).toEqual({
    hereditary_ailments: ['No'],
    sleep_pattern: ['Regular'],
    sleep_quality: ['03'],
    energy_level: ['5000kjs/24 hours'],
    urinate_metric: ['Yes'],
    chronic_conditions: ['Diabetes'],
    daily_symptoms: ['No symptoms'],
    recent_illness: ['Malaria'],
    mental_health: ['None'],
  });
  await arrive(page, '/dashboard/cycle', 'Your cycle');
});

test('lifestyle: a refusal keeps everything and says so; trying again leads on [2.55 3.13 8.15]', async (context) => {
  const { page, ...device } = await newPhone(context, 'Lina');
  device.expectConsole(/400/);
  let refuse = true;
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/django/lifestyle/create', async (route) => {
    await mayAnswer;
    await (refuse ? route.fulfill({ status: 400, json: { rest_days: ['No.'] } }) : route.continue());
  });

  await page.goto('/dashboard/lifestyle');
  await page.getByText('1 of 3', { exact: true }).waitFor();
  await pick(page, 'Rest Days', 'Monday');
  await press(page, 'Next');
  await page.getByText('2 of 3', { exact: true }).waitFor();
  await press(page, 'Next');
  await page.getByText('3 of 3', { exact: true }).waitFor();
  await press(page, 'Submit');
  await expect.poll(() => page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
  answer();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Your answers could not be sent. They are kept here; please try again.' })
    .waitFor();

  refuse = false;
  const sent = sentTo(page, '/django/lifestyle/create');
  await press(page, 'Submit');
  const { user, ...record } = (await sent).postDataJSON();
  expect(user).toEqual(expect.any(String));
  expect(record).toEqual({
    water_intake: '3.8L/day',
    activity_level: 'Level 2',
    activity_count: '5 mile/day',
    rest_days: 'Monday',
    equipments: 'Personal Gym Kit',
    physical_condition: 'Fit',
    athletic_level: 'Fit',
    work_classification: 'Self Employed',
    diet_history: 'History1',
    gym_experience: 'Beginner',
    plan_preference: 'Beginner',
    fun_activities: 'Football',
    shopping_day: 'Saturday',
  });
  await arrive(page, '/dashboard/preference', 'Preference and Blood Report');
});

test('preference and cycle work without a network; what was saved is sent when it is back [3.15]', async (context) => {
  const { page, ...device } = await newPhone(context, 'Pia', true);
  await waitUntilReadyOffline(page);
  await device.cutNetwork();

  await page.goto('/dashboard/preference');
  await page.getByText('1 of 3', { exact: true }).waitFor();
  await pick(page, 'Target Weight', '75 kg');
  await pick(page, 'Favorite Food Frequency', '3 times/day');
  await press(page, 'Next');
  await page.getByText('2 of 3', { exact: true }).waitFor();
  await pick(page, 'Cholesterol Level', '30 mg/dl');
  await pick(page, 'Main Meal', 'Lunch');
  await page.getByLabel('Allergies').fill('peanuts');
  await press(page, 'Next');
  await page.getByText('3 over 3', { exact: true }).waitFor();
  await press(page, 'Save');
  await arrive(page, '/dashboard', 'Pia');
  await page.goto('/dashboard/preference');
  await page.getByText('Saved, will be sent').waitFor();
  await page.locator('option:checked', { hasText: '75 kg' }).waitFor({ state: 'attached' });

  await page.goto('/dashboard/cycle');
  await page.getByRole('heading', { name: 'Not enough history' }).waitFor();
  await press(page, 'My period started this day');
  await page.getByRole('radio', { name: 'Medium' }).and(page.locator(':checked')).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /today, medium flow/ }).waitFor();

  const sent = sentTo(page, '/django/preference/create');
  await device.restoreNetwork();
  const { user, ...record } = (await sent).postDataJSON();
  expect(user).toEqual(expect.any(String));
  expect(record).toEqual({
    target_weight: 75,
    fruit_preference: '',
    favorite_fruit_frequency: '3 times/day',
    food_weakness: '',
    food_weakness_reason: '',
    favorite_food_frequency: '3 times/day',
    favorite_food_reason: '',
    preferred_cooking_time: '',
    favorite_cuisine: '',
    snacking_preference: '',
    main_meal: 'Lunch',
    food_preference: '',
    allergies: 'peanuts',
    diet_type: '',
    cooking_skills: '',
    work_schedule: '',
    smoke_preference: '',
  });
});
