import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mailedCode } from '../../support/mailed-code.ts';
import { ONBOARDING_SCREENS, PICKS } from '../../support/member-steps.ts';
import { caller } from '../../support/ready-member.ts';
import { createMember, enter, open, signIn } from '../../support/screen.tsx';
import { backend } from '../../support/screen-backend.ts';
import { answer, type Call, refused, watchCalls, withoutExtensions } from '../../support/screen-calls.ts';
import {
  alarm,
  arrive,
  fillSignUp,
  greenPicture,
  logIn,
  press,
  shows,
  status,
  typeCode,
} from '../../support/screen-steps.ts';
import { untilDraftKept } from '../../support/screen-store.ts';

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
  row('PUT /django/user/update/profile/*', 'user photo', true),
  row('DELETE /django/api/delete_account/*/', null, true),
  row('POST /django/lifestyle/create', LIFESTYLE, true),
  row('POST /django/preference/create', PREFERENCE, true),
  row('POST /django/add_wellness', WELLNESS, true),
  row('POST /django/user/create/profile/', PROFILE, true),
];

const matches = (pattern: string, call: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.?]/g, '\\$&'))
      .join('[^/?]+')}$`,
  ).test(call);

const addressed = ({ path, search }: Call): string => `${path}${search}`;

/** The calls of all the tests. */
const watched: Call[][] = [];

const watch = (): Call[] => {
  const calls = watchCalls();
  watched.push(calls);
  return calls;
};

/** The first such call, once it is made. */
const made = (calls: readonly Call[], method: string, address: string): Promise<Call> =>
  vi.waitFor(() => {
    const found = calls.find((call) => call.method === method && addressed(call) === address);
    if (found === undefined) throw new Error(`${method} ${address} was not called.`);
    return found;
  }, 30_000);

const bodyOf = async (...wanted: Parameters<typeof made>): Promise<unknown> => (await made(...wanted)).body;

const password = page.getByLabelText('Password', { exact: true });

test('register, resend_otp, verify_otp, login, profile and create profile [3.6 6.3 7.1 7.2 7.5 7.6 7.7 7.19 9.14]', async () => {
  const calls = watch();
  const email = `borage-${crypto.randomUUID()}@example.org`;
  const member = { email, password: 'Lovage-and-7-leaves' };
  await open('/sign-up');
  await fillSignUp({ username: 'Borage', ...member });
  await press('Continue');
  const roles = { isClient: true, isSuperAdmin: false, isAdmin: false };
  const registered = { username: 'Borage', ...member, ...roles };
  expect(await bodyOf(calls, 'POST', '/django/api/register')).toEqual(registered);
  await shows(page.getByRole('dialog'));

  await open('/sign-in');
  await logIn(member);
  expect(await bodyOf(calls, 'POST', '/django/api/login')).toEqual(member);
  await press('Enter your code');
  await press('Resend');
  const resent = await made(calls, 'POST', '/django/api/resend_otp/');
  expect(resent.body).toEqual({ email });
  // The code of each letter ends the one before: those of the sign-up and of the refused sign-in.
  const letters = async () => (await backend.mail()).filter(({ to }) => to === email).length;
  await expect.poll(letters).toBe(3);
  const otp = await mailedCode(backend.mail, email);
  await typeCode(otp);
  expect(await bodyOf(calls, 'PUT', `/django/api/verify_otp/${encodeURIComponent(email)}/`)).toEqual({ otp });
  await shows(page.getByText('Your email is verified.'));

  await logIn(member);
  await arrive('/onboarding');
  const user = sessionStorage.getItem('user_id');
  const fetched = await made(calls, 'GET', `/django/user/profiles/${user}/`);
  expect(fetched.headers.get('content-type')).toBe('application/json');

  for (const address of ONBOARDING_SCREENS) {
    await arrive(address);
    const pick = PICKS[address];
    if (pick !== undefined) await page.getByRole('radio', { name: new RegExp(`^${pick}`) }).click();
    else await press(address === '/target' ? 'Save' : 'Next');
  }
  expect(await bodyOf(calls, 'POST', '/django/user/create/profile/')).toEqual({
    user,
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
  await arrive('/dashboard');
});

test('forget_password and reset_password [4.5 7.3 7.4]', async () => {
  const member = await createMember('Chervil');
  const { email } = member;
  const calls = watch();
  await open('/sign-in');
  await press('Forgot Password');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Email').fill(email);
  await press('Next', dialog);
  expect(await bodyOf(calls, 'POST', '/django/api/user/forget_password')).toEqual({ email });
  await shows(dialog.getByRole('heading', { name: 'Enter your code' }));
  const otp = await mailedCode(backend.mail, email, 'reset');
  await typeCode(otp);
  await press('Continue', dialog);
  const chosen = 'Sorrel-and-8';
  await password.fill(chosen);
  await page.getByLabelText('Confirm Password').fill(chosen);
  await press('Reset Password');
  const sent = { email, otp, password: chosen, password2: chosen };
  expect(await bodyOf(calls, 'POST', '/django/api/user/reset_password')).toEqual(sent);
  await shows(page.getByText('Your password is changed.'));
  await logIn(member);
  await shows(page.getByText('Error! Please check your credentials'));
  await logIn({ email, password: chosen });
  await arrive('/dashboard');
});

test('budget, meal, thread, messages, chat and the three questionnaires [7.8 7.9 7.10 7.11 7.12 7.16 7.17 7.18 7.20]', async () => {
  const member = await createMember('Dill');
  const { id } = member;
  const { thread } = await caller(backend)('GET', `/django/${id}/thread`, null);
  const calls = watch();
  withoutExtensions();
  await signIn(member);
  await open('/dashboard');
  const day = new Date().toLocaleDateString('sv-SE');
  await made(calls, 'GET', `/django/today-nutrition-budget/${id}/?day=${day}`);
  await made(calls, 'GET', `/django/nutrition/meal/${id}`);

  await open('/dashboard/ai-chat');
  await made(calls, 'GET', `/django/${id}/thread`);
  await made(calls, 'GET', `/v1/threads/${thread}/messages`);
  await page.getByPlaceholder('Enter your question...').fill('  What is for dinner today?  ');
  await press('Send');
  expect(await bodyOf(calls, 'POST', `/django/assistant/${id}/chat/`)).toEqual({
    message: 'What is for dinner today?',
  });

  await open('/dashboard/other-issues');
  await press('Save');
  expect(await bodyOf(calls, 'POST', '/django/add_wellness')).toMatchObject({ user_id: id });
  await arrive('/dashboard/cycle');
  await open('/dashboard/lifestyle3');
  await press('Submit');
  expect(await bodyOf(calls, 'POST', '/django/lifestyle/create')).toMatchObject({ user: id });
  await arrive('/dashboard/preference');
  const frequency = page.getByLabelText('Favorite Food Frequency');
  await untilDraftKept('preference', () => frequency.selectOptions('3 times/day'));
  await open('/dashboard/preference3');
  await press('Save');
  expect(await bodyOf(calls, 'POST', '/django/preference/create')).toMatchObject({
    user: id,
    target_weight: 60,
    favorite_food_frequency: '3 times/day',
    favorite_fruit_frequency: '3 times/day',
  });
  await arrive('/dashboard');
});

test('profile save, photo, update_password and delete_account [7.13 7.14 7.15 8.19]', async () => {
  const member = await enter('Elder');
  const calls = watch();
  const puts = () => calls.filter(({ method }) => method === 'PUT');
  await open('/dashboard/profile');
  await page.getByLabelText('Bio').fill('Cooks on Sundays.');
  await press('Save');
  await status('Profile updated successfully');
  await page.getByLabelText('Choose a photo').upload(await greenPicture());
  await press('Upload photo');
  await status('Photo uploaded');
  const address = `/django/user/update/profile/${member.id}`;
  expect(puts().map(addressed)).toEqual([address, address]);
  for (const { headers } of puts())
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);

  await open('/dashboard/profile?tab=delete');
  answer('/delete_account/', refused(500));
  await press('Delete account');
  await press('Delete');
  expect(await bodyOf(calls, 'DELETE', `/django/api/delete_account/${member.id}/`)).toBeNull();
  await alarm('Your account could not be deleted. Nothing has changed; please try again.');
  expect(document.cookie).toContain('user=');

  await open('/dashboard/profile?tab=password');
  const chosen = 'Sorrel-and-8';
  await page.getByLabelText('Current password').fill(member.password);
  await page.getByLabelText('New password').fill(chosen);
  await page.getByLabelText('Confirm password').fill(chosen);
  await press('Change Password');
  expect(await bodyOf(calls, 'POST', '/django/api/user/update_password')).toEqual({
    user_id: member.id,
    password: member.password,
    new_password: chosen,
  });
  await status('Password Changed Successfully');
});

test('nothing else was called, no field more or less was sent, and every row was seen [6.5 7.22]', () => {
  const seen = new Set<Row>();
  const strange: string[] = [];
  for (const call of watched.flat()) {
    if (call.path.startsWith('/django/ext/')) continue;
    const bearer = /^Bearer \S+$/.test(call.headers.get('authorization') ?? '');
    const keys = call.body === null ? null : Object.keys(Object(call.body)).sort();
    const named = `${call.method} ${addressed(call)}`;
    const found = TABLE.find(
      (each) => matches(each.call, named) && each.bearer === bearer && String(each.keys) === String(keys),
    );
    if (found === undefined) strange.push(`${named} ${bearer ? 'with' : 'without'} a token: ${keys}`);
    else seen.add(found);
  }
  expect(strange).toEqual([]);
  expect(TABLE.filter((each) => !seen.has(each)).map(({ call }) => call)).toEqual([]);
});
