import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { getMealPlan, planDetails } from '../../src/contract/plan.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { LOOKS, showIn } from '../support/look.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { caller, createReadyMember, enter } from '../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const UNTOUCHED = {
  hereditary_ailments: ['No'],
  sleep_pattern: ['Regular'],
  sleep_quality: ['Good'],
  energy_level: ['Medium'],
  urinate_metric: ['Yes'],
  daily_symptoms: ['No symptoms'],
  recent_illness: ['Malaria'],
  mental_health: ['None'],
};
const UNANSWERED = {
  target_weight: 60,
  fruit_preference: '',
  favorite_fruit_frequency: '',
  food_weakness: '',
  food_weakness_reason: '',
  favorite_food_frequency: '',
  favorite_food_reason: '',
  favorite_cuisine: '',
  snacking_preference: '',
  main_meal: '',
  food_preference: '',
  allergies: '',
  diet_type: '',
  cooking_skills: '',
  work_schedule: '',
  smoke_preference: '',
};
const LOSER = {
  name: '',
  gender: 'Female',
  fitness_goal: 'Weight Loss',
  bmi: 29,
  location: '',
  weight: 82,
  height: 168,
  age: 34,
  activity_level: 'lightly active',
  fitness_level: 'Beginner',
  bio: '',
  diet_type: 'vegetarian',
  height_uom: 'cm',
  weight_uom: 'kg',
  target_weight: 74,
};

/** A member with a weight to lose, diabetes and a quarter of an hour to cook, and a plan that follows it. */
async function answeredMember(username: string) {
  const member = await createReadyMember(server, username);
  const call = caller(server);
  const { id, access } = member;
  await call('POST', '/django/user/create/profile/', { user: id, ...LOSER }, access);
  const preference = { user: id, ...UNANSWERED, preferred_cooking_time: '15 minutes' };
  await call('POST', '/django/preference/create', preference, access);
  const wellness = { user_id: id, ...UNTOUCHED, chronic_conditions: ['Diabetes'] };
  await call('POST', '/django/add_wellness', wellness, access);
  /** Each answer of the plan as the server follows it; empty while it makes one. */
  const followed = async (): Promise<Readonly<Record<string, boolean>>> => {
    const answer = await call('GET', `/django/nutrition/meal/${id}`, null, access);
    const [plan] = v.parse(getMealPlan.answer, answer);
    const { answers = [] } = plan === undefined ? {} : v.parse(planDetails, plan.meals.details);
    return Object.fromEntries(answers.map((one) => [one.answer, one.on]));
  };
  await expect.poll(followed).toEqual({ Diabetes: true, '15 minutes': true });
  return { member, followed };
}

test('why the plan is what it is: without a network, and a switch that survives a reload and syncs', async (context) => {
  const { member, followed } = await answeredMember('Whitney');
  const { page, cutNetwork, restoreNetwork } = await openDevice(context, {
    origin: server.origin,
    screen: 'phone',
  });
  await enter(page, member);
  await waitUntilReadyOffline(page);
  await page.goto('/dashboard/diet-plan');
  await page.getByRole('note').filter({ hasText: 'insulin' }).waitFor();
  await cutNetwork();
  await page.getByRole('link', { name: /^Why 1\s693 kcal\?$/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Why 1\s693 kcal\?$/ });
  await heading.waitFor();
  await page.getByRole('note').filter({ hasText: 'insulin' }).waitFor();
  const energy = page.getByRole('region', { name: 'Your energy' });
  await expect
    .poll(() => energy.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['At rest', 'Through the day', 'For your goal']);
  await energy.getByText('Source: Mifflin et al., Am J Clin Nutr 1990').waitFor();
  await page
    .getByRole('region', { name: 'How long 74 kg may take' })
    .getByText(/^\d+ to \d+ months$/)
    .waitFor();

  const time = page.getByRole('switch', { name: 'Preferred Cooking Time: 15 minutes' });
  await expect.poll(() => time.isChecked()).toBe(true);
  await time.click();
  await expect.poll(() => time.isChecked()).toBe(false);
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  await page.reload();
  await heading.waitFor();
  await expect.poll(() => time.isChecked()).toBe(false);
  expect(await followed()).toEqual({ Diabetes: true, '15 minutes': true });

  for (const look of LOOKS) {
    await showIn(page, look);
    expect(await findAccessFaults(page), JSON.stringify(look)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);

  await restoreNetwork();
  await expect.poll(followed).toEqual({ Diabetes: true, '15 minutes': false });
  await expect.poll(() => time.isChecked()).toBe(false);
});

test('goal and body are changed with and without a network, and a logged weight reaches Why', async (context) => {
  const member = await createReadyMember(server, 'Goethe');
  await caller(server)(
    'POST',
    '/django/user/create/profile/',
    { user: member.id, ...LOSER, bio: 'Cooks' },
    member.access,
  );
  const { page, cutNetwork, restoreNetwork, expectConsole } = await openDevice(context, {
    origin: server.origin,
    screen: 'phone',
  });
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const said = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();
  const preview = page.getByRole('region', { name: 'What this does to your plan' });
  const why = (kcal: RegExp) => page.getByRole('heading', { level: 1, name: kcal }).waitFor();
  const back = () => page.goBack();
  await enter(page, member);
  await waitUntilReadyOffline(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: /^Your goal and body/ }).click();
  await row('Target weight').click();
  await page.getByLabel('Target weight', { exact: true }).fill('90');
  await page.getByText('To lose weight, choose a target below your 82 kg.').waitFor();
  await preview.getByText(/is not below your weight/).waitFor();
  await page.getByRole('button', { name: 'Use 74 kg' }).click();
  await expect.poll(() => save.isDisabled()).toBe(true);

  await cutNetwork();
  await row('Activity').click();
  await page.getByRole('radio', { name: /^Very active/ }).check();
  await preview.getByText(/^2\s155 kcal instead of 1\s693 kcal$/).waitFor();
  await preview.getByText(/^74 kg in \d+ to \d+ months \(.+\)$/).waitFor();
  await save.click();
  await said('Saved, will be sent. Your new week is made when this has been sent.');
  await page.getByRole('link', { name: 'Today', exact: true }).first().click();
  await said('This is the plan from before');
  await page.getByRole('link', { name: 'See your change' }).click();
  await page
    .getByRole('region', { name: 'Not in your plan yet' })
    .getByText(/^2\s155 kcal/)
    .waitFor();
  await page.goto('/dashboard/plan-reasons');
  await page.getByText(/By the answers on this device it would be 2\s155 kcal/).waitFor();
  await restoreNetwork();
  await why(/^Why 2\s155 kcal\?$/);

  await page.goto('/dashboard');
  await page.getByLabel('Log weight (kg)').fill('80');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByText('One day logged.').waitFor();
  await page.goto('/dashboard/plan-reasons');
  await page.getByText(/^At 34 years, 168 cm and 80 kg/).waitFor();
  await page.getByText(/made for 2\s155 kcal, with 82 kg. With the 80 kg that you logged/).waitFor();
  await page.getByRole('link', { name: 'Plan with the weight of now' }).click();
  await preview.getByText(/kcal instead of 2\s155 kcal$/).waitFor();
  await save.click();
  await said('Saved. Your new week is being made.');
  await back();
  await why(/^Why 2\s1[0-4]\d kcal\?$/);
  const stored = () => caller(server)('GET', `/django/user/profiles/${member.id}/`, null, member.access);
  expect(await stored()).toMatchObject({ weight: 80, activity_level: 'very active', bio: 'Cooks' });

  expectConsole(/status of 400/);
  await page.route('**/django/user/create/profile/', (route) =>
    route.fulfill({ status: 400, json: { detail: 'There is a profile already.' } }),
  );
  await page.getByRole('link', { name: 'Change your goal or body' }).click();
  await row('Diet').click();
  await page.getByRole('radio', { name: /^Vegan/ }).check();
  for (const look of LOOKS) {
    await showIn(page, look);
    expect(await findAccessFaults(page), JSON.stringify(look)).toEqual([]);
  }
  await save.click();
  await page.getByRole('alert').filter({ hasText: 'Everything you chose is kept' }).waitFor();
  await page.reload();
  await said('Your server did not accept your last change');
  await page.getByRole('link', { name: 'what was not sent' }).click();
  await page.getByText('There is a profile already.').waitFor();
  await page.getByRole('button', { name: 'Edit: Your goal and body' }).click();
  await row('Diet').filter({ hasText: 'Vegan' }).waitFor();
  await back();
  await page.getByRole('button', { name: 'Discard: Your goal and body' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByText('Discarded: Your goal and body.').waitFor();
  await page.goto('/dashboard/goal');
  await row('Diet').filter({ hasText: 'Vegetarian' }).waitFor();
});
