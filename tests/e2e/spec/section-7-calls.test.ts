import type { BrowserContext, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { type Device, openDevice } from '../../support/browser.ts';
import { untilDraftKept } from '../../support/draft-kept.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { mailedCode } from '../../support/mailed-code.ts';
import { answerOnboarding, NO_PROFILE_YET, newMember, signIn } from '../../support/member-steps.ts';
import { caller, createReadyMember, enter } from '../../support/ready-member.ts';

interface Row {
  readonly call: string;
  /** Null for a call without a body. */
  readonly keys: readonly string[] | null;
  readonly bearer: boolean;
}

const LIFESTYLE = `user water_intake activity_level activity_count rest_days equipments physical_condition
  athletic_level work_classification diet_history gym_experience plan_preference fun_activities shopping_day`;
const PREFERENCE = `user target_weight fruit_preference favorite_fruit_frequency food_weakness food_weakness_reason
  favorite_food_frequency favorite_food_reason preferred_cooking_time favorite_cuisine snacking_preference main_meal
  food_preference allergies diet_type cooking_skills work_schedule smoke_preference`;
const WELLNESS = `user_id hereditary_ailments sleep_pattern sleep_quality energy_level urinate_metric
  chronic_conditions daily_symptoms recent_illness mental_health`;
const PROFILE = `user name gender fitness_goal bmi location weight height age activity_level fitness_level bio
  diet_type height_uom weight_uom target_weight`;

const row = (call: string, keys: string | null, bearer: boolean): Row => ({
  call,
  keys: keys === null ? null : keys.split(/\s+/).sort(),
  bearer,
});

/** Every call of the specification's table: path with its slashes, field list, who carries a token. */
const TABLE: readonly Row[] = [
  row('POST /django/api/login', 'email password', false),
  row('POST /django/api/register', 'username email password isClient isSuperAdmin isAdmin', false),
  row('POST /django/api/user/forget_password', 'email', false),
  row('POST /django/api/user/reset_password', 'email otp password password2', false),
  row('POST /django/api/resend_otp/', 'email', false),
  row('PUT /django/api/verify_otp/*/', 'otp', false),
  row('GET /django/user/profiles/*/', null, true),
  row('GET /django/*/thread', null, false),
  row('GET /v1/threads/*/messages', null, true),
  row('POST /django/assistant/*/chat/', 'message', true),
  row('GET /django/today-nutrition-budget/*/?day=*', null, true),
  row('GET /django/nutrition/meal/*', null, true),
  row('POST /django/api/user/update_password', 'user_id password new_password', false),
  row('PUT /django/user/update/profile/*', 'user name location bio', true),
  // A body with a file is not readable from outside the page; the photo's fields are read in its own test.
  row('PUT /django/user/update/profile/*', null, true),
  row('DELETE /django/api/delete_account/*/', null, true),
  row('POST /django/lifestyle/create', LIFESTYLE, true),
  row('POST /django/preference/create', PREFERENCE, true),
  row('POST /django/add_wellness', WELLNESS, true),
  row('POST /django/user/create/profile/', PROFILE, true),
];

const addressed = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** The names of a body's fields, in order of the alphabet. */
const keysOf = (request: Request): string[] | null => {
  return namesIn(request.postDataBuffer()?.toString('latin1') ?? null);
};

/** Includes a file's bytes, which the request's own body leaves out. */
const uploadedKeys = async (device: Device, path: string, act: () => Promise<unknown>) => {
  const session = await device.context.newCDPSession(device.page);
  await session.send('Network.enable');
  const sent = new Promise<string>((resolve) => {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (addressed(request.url) === path) resolve(requestId);
    });
  });
  await act();
  const requestId = await sent;
  const { postData, base64Encoded } = await session.send('Network.getRequestPostData', { requestId });
  return namesIn(base64Encoded ? Buffer.from(postData, 'base64').toString('latin1') : postData);
};
const namesIn = (text: string | null): string[] | null => {
  if (text === null) return null;
  if (text.startsWith('{')) return Object.keys(JSON.parse(text)).sort();
  return [...text.matchAll(/; name="(\w+)"/g)].map(([, name]) => name ?? '').sort();
};

const matches = (pattern: string, call: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.?]/g, '\\$&'))
      .join('[^/?]+')}$`,
  ).test(call);

const seen = new Set<Row>();
const strange: string[] = [];

function check(request: Request): void {
  const address = addressed(request.url());
  if (!/^\/(django(?!\/ext\/)|v1)\//.test(address)) return;
  const call = `${request.method()} ${address}`;
  const keys = keysOf(request);
  const bearer = /^Bearer \S+$/.test(request.headers().authorization ?? '');
  const found = TABLE.find(
    (each) => matches(each.call, call) && each.bearer === bearer && String(each.keys) === String(keys),
  );
  if (found === undefined) strange.push(`${call} ${bearer ? 'with' : 'without'} a token: ${keys}`);
  else seen.add(found);
}

const watch = (context: BrowserContext): void => {
  context.on('request', check);
};

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const openWatched = async (context: TestContext): Promise<Device> => {
  const device = await openDevice(context, { installsWorker: false, origin: server.origin, screen: 'phone' });
  watch(device.context);
  return device;
};

/** Does something and answers the call that it makes. */
const caught = async (
  page: Page,
  method: string,
  path: string,
  act: () => Promise<unknown>,
): Promise<Request> => {
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === method && addressed(each.url()) === path),
    act(),
  ]);
  return request;
};
const bodyOf = async (...parts: Parameters<typeof caught>): Promise<unknown> =>
  (await caught(...parts)).postDataJSON();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const typeCode = async (page: Page, code: string): Promise<void> => {
  await page
    .getByRole('textbox', { name: /^Digit/ })
    .first()
    .focus();
  await page.keyboard.type(code);
};

test('register, resend_otp, verify_otp, login, profile and create profile [3.6 6.3 7.1 7.2 7.5 7.6 7.7 7.19 9.14]', async (context) => {
  const { page, ...device } = await openWatched(context);
  device.expectConsole(NO_PROFILE_YET);
  device.expectConsole(/status of 4\d\d .*\/(login|resend_otp\/)/);
  const member = newMember('Borage');
  const { username, email, password } = member;
  await page.goto('/sign-up');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  const roles = { isClient: true, isSuperAdmin: false, isAdmin: false };
  expect(await bodyOf(page, 'POST', '/django/api/register', () => press(page, 'Continue'))).toEqual({
    username,
    email,
    password,
    ...roles,
  });
  await page.getByRole('dialog').waitFor();

  await page.goto('/sign-in');
  const login = () => signIn(page, member);
  expect(await bodyOf(page, 'POST', '/django/api/login', login)).toEqual({ email, password });
  await press(page, 'Enter your code');
  const resend = () => press(page, 'Resend');
  expect(await bodyOf(page, 'POST', '/django/api/resend_otp/', resend)).toEqual({ email });
  await page.getByRole('dialog').getByRole('status').or(page.getByRole('alert')).first().waitFor();
  const otp = await mailedCode(server.mail, email);
  const verify = `/django/api/verify_otp/${encodeURIComponent(email)}/`;
  expect(await bodyOf(page, 'PUT', verify, () => typeCode(page, otp))).toEqual({ otp });
  await page.getByText('Your email is verified.').waitFor();

  const fetched = page.waitForRequest((each) => addressed(each.url()).startsWith('/django/user/profiles/'));
  await signIn(page, member);
  await page.waitForURL('**/onboarding');
  const id = await page.evaluate(() => sessionStorage.getItem('user_id'));
  const profile = await fetched;
  expect(addressed(profile.url())).toBe(`/django/user/profiles/${id}/`);
  expect((await profile.allHeaders())['content-type']).toBe('application/json');

  const created = page.waitForRequest('**/django/user/create/profile/');
  await answerOnboarding(page);
  expect((await created).postDataJSON()).toEqual({
    user: id,
    name: '',
    gender: 'Female',
    fitness_goal: 'Weight Loss',
    bmi: 23.9,
    location: '',
    weight: 65,
    height: 165,
    age: 27,
    activity_level: 'moderately active',
    fitness_level: 'Beginner',
    bio: '',
    diet_type: 'vegetarian',
    height_uom: 'cm',
    weight_uom: 'kg',
    target_weight: 60,
  });
});

test('forget_password and reset_password [4.5 7.3 7.4]', async (context) => {
  const { page } = await openWatched(context);
  const { email } = await createReadyMember(server, 'Chervil');
  await page.goto('/sign-in');
  await press(page, 'Forgot Password');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  const forget = () => dialog.getByRole('button', { name: 'Next' }).click();
  expect(await bodyOf(page, 'POST', '/django/api/user/forget_password', forget)).toEqual({ email });
  await dialog.getByRole('heading', { name: 'Enter your code' }).waitFor();
  const otp = await mailedCode(server.mail, email, 'reset');
  await typeCode(page, otp);
  await press(page, 'Continue');
  const password = 'Sorrel-and-8';
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  const reset = () => press(page, 'Reset Password');
  expect(await bodyOf(page, 'POST', '/django/api/user/reset_password', reset)).toEqual({
    email,
    otp,
    password,
    password2: password,
  });
  await page.getByText('Your password is changed.').waitFor();
});

test('budget, meal, thread, messages, chat and the three questionnaires [7.8 7.9 7.10 7.11 7.12 7.16 7.17 7.18 7.20]', async (context) => {
  const { page } = await openWatched(context);
  const member = await createReadyMember(server, 'Dill');
  const budget = page.waitForRequest((each) => each.url().includes('/today-nutrition-budget/'));
  const meal = page.waitForRequest((each) => each.url().includes('/nutrition/meal/'));
  await enter(page, member);
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  expect(addressed((await budget).url())).toBe(`/django/today-nutrition-budget/${member.id}/?day=${day}`);
  expect(addressed((await meal).url())).toBe(`/django/nutrition/meal/${member.id}`);

  const openChat = () => page.goto('/dashboard/ai-chat');
  const messages = page.waitForRequest(/\/v1\/threads\//);
  await caught(page, 'GET', `/django/${member.id}/thread`, openChat);
  const { thread } = await caller(server)('GET', `/django/${member.id}/thread`, null);
  expect(addressed((await messages).url())).toBe(`/v1/threads/${thread}/messages`);
  await page.getByPlaceholder('Enter your question...').fill('  What is for dinner today?  ');
  const chat = `/django/assistant/${member.id}/chat/`;
  expect(await bodyOf(page, 'POST', chat, () => press(page, 'Send'))).toEqual({
    message: 'What is for dinner today?',
  });

  await page.goto('/dashboard/other-issues');
  const save = () => press(page, 'Save');
  expect(await bodyOf(page, 'POST', '/django/add_wellness', save)).toMatchObject({ user_id: member.id });
  await page.waitForURL('**/dashboard/cycle');
  await page.goto('/dashboard/lifestyle3');
  const submit = () => press(page, 'Submit');
  expect(await bodyOf(page, 'POST', '/django/lifestyle/create', submit)).toMatchObject({ user: member.id });
  await page.waitForURL('**/dashboard/preference');
  const frequency = page.getByLabel('Favorite Food Frequency');
  await untilDraftKept(page, 'preference', () => frequency.selectOption('3 times/day'));
  await page.goto('/dashboard/preference3');
  expect(await bodyOf(page, 'POST', '/django/preference/create', save)).toMatchObject({
    user: member.id,
    target_weight: 60,
    favorite_food_frequency: '3 times/day',
    favorite_fruit_frequency: '3 times/day',
  });
  await page.waitForURL(/\/dashboard$/);
});

test('profile save, photo, update_password and delete_account [7.13 7.14 7.15]', async (context) => {
  const { page, ...device } = await openWatched(context);
  const member = await createReadyMember(server, 'Elder');
  await enter(page, member);
  await page.goto('/dashboard/profile');
  const path = `/django/user/update/profile/${member.id}`;
  await page.getByLabel('Bio').fill('Cooks on Sundays.');
  const saved = await caught(page, 'PUT', path, () => press(page, 'Save'));
  expect((await saved.allHeaders())['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await page.getByText('Profile updated successfully').waitFor();
  const green = { create: { width: 900, height: 900, channels: 3 as const, background: '#2f7a4b' } };
  const buffer = await sharp(green).png().toBuffer();
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  const upload = () => press(page, 'Upload photo');
  expect(await uploadedKeys({ page, ...device }, path, upload)).toEqual(['photo', 'user']);
  await page.getByText('Photo uploaded').waitFor();

  device.expectConsole(/status of 401/);
  await page.goto('/dashboard/profile?tab=password');
  const password = 'Sorrel-and-8';
  await page.getByLabel('Current password').fill(member.password);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  const change = () => press(page, 'Change Password');
  expect(await bodyOf(page, 'POST', '/django/api/user/update_password', change)).toEqual({
    user_id: member.id,
    password: member.password,
    new_password: password,
  });
  await page.getByText('Password Changed Successfully').waitFor();

  await enter(page, { ...member, password });
  await page.goto('/dashboard/profile?tab=delete');
  // Asked for after the account is gone, the photo would be missing.
  await page.locator('img[src^="blob:"]').first().waitFor();
  await press(page, 'Delete account');
  const remove = () => press(page, 'Delete');
  const gone = await caught(page, 'DELETE', `/django/api/delete_account/${member.id}/`, remove);
  expect(gone.postData()).toBeNull();
  await page.waitForURL(`${server.origin}/`);
});

test('nothing else was called, no field more or less was sent, and every row was seen [6.5 7.22]', () => {
  expect(strange).toEqual([]);
  expect(TABLE.filter((each) => !seen.has(each)).map(({ call }) => call)).toEqual([]);
});
