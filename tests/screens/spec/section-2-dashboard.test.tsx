import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { caller } from '../../support/ready-member.ts';
import { enter, open } from '../../support/screen.tsx';
import { backend } from '../../support/screen-backend.ts';
import { arrive, press, shownText, shows, textsOf } from '../../support/screen-steps.ts';

/** What the member's screens hold. */

test('overview: the greeting, four rings, the welcome, three tips, the weight chart, the water tracker and the photo [2.21 2.22 2.26 2.28 2.29 2.30]', async () => {
  const member = await enter('lemon');
  await open('/dashboard');
  const hour = new Date().getHours();
  const greeting = hour < 12 ? 'Good Morning' : hour < 18 ? 'Good Afternoon' : 'Good Evening';
  await shows(page.getByRole('heading', { level: 1, name: `${greeting}, Lemon` }));
  await shownText('Welcome Back!');
  const energy = page.getByRole('region', { name: 'Energy today' });
  await shows(energy.getByRole('heading', { name: 'Welcome, Lemon' }));
  const rings = energy.getByRole('listitem');
  for (const [at, name] of ['Breakfast', 'Snacks', 'Lunch', 'Dinner'].entries())
    await shows(
      rings
        .nth(at)
        .filter({ hasText: name })
        .getByText(/^\d+ \/ \d+ Cal$/),
    );
  const tips = page.getByRole('region', { name: 'Reminders' }).getByRole('listitem');
  await expect
    .poll(() => textsOf(tips))
    .toEqual([
      'Drink a glass of water before each meal.',
      'Take a ten-minute walk after lunch.',
      "Set out tomorrow's breakfast tonight.",
    ]);
  await shows(page.getByRole('region', { name: 'Weight' }));

  const day = new Date().toLocaleDateString('sv-SE');
  const budget = `/django/today-nutrition-budget/${member.id}/?day=${day}`;
  const goal = Number((await caller(backend)('GET', budget, null, member.access)).daily_water_goal);
  const water = page.getByRole('region', { name: 'Water' });
  await shows(water.getByText(`0 L / ${goal} L`, { exact: true }));
  const drops = water.getByRole('button', { name: /^Set water to/ });
  await expect.poll(() => drops.length).toBe(Math.ceil(goal));
  await drops.nth(1).click();
  await shows(water.getByText(`2 L / ${goal} L`, { exact: true }));
  const left = (Math.ceil((goal - 2) * 10 - 1e-9) / 10).toFixed(1);
  await shows(water.getByText(`Keep it up! Only ${left}L to go.`, { exact: true }));
  await drops.last().click();
  await shows(water.getByText("Great job! You've met your water intake goal for the day."));
  await page.getByRole('link', { name: 'Your profile' }).click();
  await arrive('/dashboard/profile');
});

test('diet plan: what is eaten today and the active plan [2.31]', async () => {
  await enter('lemon');
  await open('/dashboard/diet-plan');
  const intake = page.getByRole('region', { name: "Today's Nutrition Intake" });
  for (const name of ['Carbs', 'Protein', 'Fat']) await shows(intake.getByText(name, { exact: true }));
  const plan = page.getByRole('region', { name: 'Your Active Plan' });
  await expect.poll(() => textsOf(plan.getByRole('term'))).toEqual(['Diet type', 'Total calories', 'Water']);
  await expect
    .poll(() => textsOf(plan.getByRole('definition')))
    .toEqual(['Vegetarian', expect.stringMatching(/ kcal$/), expect.stringMatching(/^[\d.]+ L$/)]);
});

test('settings: four tabs and what each holds [2.45 4.11]', async () => {
  await enter('lemon');
  await open('/dashboard/profile');
  for (const label of ['Name', 'Location', 'Bio', 'Choose a photo'])
    await expect.element(page.getByLabelText(label, { exact: true })).toBeInTheDocument();
  const tabs = page.getByRole('tab');
  await expect.poll(() => textsOf(tabs)).toEqual(['Profile', 'Password', 'Notifications', 'Delete account']);
  await tabs.nth(1).click();
  for (const label of ['Current password', 'New password', 'Confirm password'])
    await shows(page.getByLabelText(label, { exact: true }));
  await tabs.nth(2).click();
  await shows(page.getByLabelText('Preferred email'));
  await expect.poll(() => page.getByRole('tabpanel').getByRole('checkbox').length).toBe(6);
  await shows(page.getByRole('button', { name: 'Save' }));
  await tabs.nth(3).click();
  await press('Delete account');
  const dialog = page.getByRole('dialog');
  await shows(dialog.getByRole('button', { name: 'Delete', exact: true }));
  await press('Cancel', dialog);
});

/** Where Back leads from each questionnaire screen; the ways on are walked in the tests of their answers. */
const BACKS = [
  ['energy-stress', 'chronic-conditions'],
  ['hereditary-issues', 'energy-stress'],
  ['sleep-measures', 'hereditary-issues'],
  ['urine-flow', 'sleep-measures'],
  ['other-issues', 'urine-flow'],
  ['lifestyle2', 'lifestyle'],
  ['lifestyle3', 'lifestyle2'],
  ['preference', 'lifestyle3'],
  ['preference2', 'preference'],
  ['preference3', 'preference2'],
] as const;

test('questionnaires: Back leads to the screen before [2.53 2.56]', async () => {
  await enter('lemon');
  for (const [from, back] of BACKS) {
    await open(`/dashboard/${from}`);
    await press('Back');
    await arrive(`/dashboard/${back}`);
  }
});
