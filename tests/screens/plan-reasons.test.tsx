import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { answer, cutNetwork, refused, restoreNetwork } from '../support/screen-calls.ts';
import { mentions, press, shows } from '../support/screen-steps.ts';

const LOSER = {
  fitness_goal: 'Weight Loss',
  bmi: 29,
  weight: 82,
  target_weight: 74,
  activity_level: 'lightly active',
  bio: 'Cooks',
};

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const preview = page.getByRole('region', { name: 'What this does to your plan' });
const status = (words: string | RegExp): Promise<void> =>
  shows(page.getByRole('status').filter({ hasText: words }));
const why = (kcal: RegExp): Promise<void> => shows(page.getByRole('heading', { level: 1, name: kcal }));

test('why the plan is what it is, without a network; goal and body are changed there, and a refusal keeps everything', async () => {
  await enter('Goethe', LOSER);
  await open('/dashboard/diet-plan');
  await shows(page.getByRole('link', { name: /^Why 1\s693 kcal\?$/ }));
  cutNetwork();
  await open('/dashboard/plan-reasons');
  await why(/^Why 1\s693 kcal\?$/);
  const energy = page.getByRole('region', { name: 'Your energy' });
  await expect
    .poll(() =>
      energy
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['At rest', 'Through the day', 'For your goal']);
  await shows(energy.getByText('Source: Mifflin et al., Am J Clin Nutr 1990'));
  const weeks = page.getByRole('region', { name: 'How long 74 kg may take' });
  await shows(weeks.getByText(/^\d+ to \d+ months$/));

  await open('/dashboard/goal');
  await row('Target weight').click();
  await page.getByLabelText('Target weight', { exact: true }).fill('90');
  await mentions('To lose weight, choose a target below your 82 kg.');
  await press('Use 74 kg');
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await row('Activity').click();
  await page.getByRole('radio', { name: /^Very active/ }).click();
  await shows(preview.getByText(/^2\s155 kcal instead of 1\s693 kcal$/));
  await press('Save');
  await status('Saved, will be sent. Your new week is made when this has been sent.');
  await open('/dashboard');
  await status('This is still your old plan');
  await open('/dashboard/plan-reasons');
  await mentions(/With the answers on this device it would be 2\s155 kcal/);
  restoreNetwork();
  await why(/^Why 2\s155 kcal\?$/);

  await open('/dashboard');
  await page.getByLabelText('Log weight (kg)').fill('80');
  await press('Log');
  await mentions('One day logged.');
  await open('/dashboard/plan-reasons');
  await mentions(/^At 34 years, 168 cm and 80 kg/);
  await mentions(/made for 2\s155 kcal, with 82 kg. With the 80 kg that you logged/);
  await page.getByRole('link', { name: 'Plan with my new weight' }).click();
  await shows(preview.getByText(/kcal instead of 2\s155 kcal$/));
  await press('Save');
  await status('Saved. Your new week is being made.');
  await open('/dashboard/plan-reasons');
  await why(/^Why 2\s1[0-4]\d kcal\?$/);

  answer('/user/create/profile', refused(400));
  await open('/dashboard/goal');
  await row('Diet').click();
  await page.getByRole('radio', { name: /^Vegan/ }).click();
  await press('Save');
  await shows(page.getByRole('alert').filter({ hasText: 'Everything you chose is still here' }));
  await open('/dashboard/goal');
  await status('Your server did not accept your last change');
});

test('own figures for a day: what they do is seen before they are saved, the week follows, and empty fields give them back', async () => {
  await enter('Keats', LOSER);
  await open('/dashboard/goal');
  await row('Your own figures for a day').click();
  const energy = page.getByRole('spinbutton', { name: 'Energy (kcal)' });
  await energy.fill('1800');
  await page.getByRole('spinbutton', { name: 'Protein (g)' }).fill('120');
  await shows(preview.getByText(/^1\s800 kcal instead of 1\s693 kcal$/));
  await shows(preview.getByText(/^120 g instead of 9\d g$/));
  await shows(preview.getByText(/^You chose 1\s800 kcal a day, /));
  await press('Save');
  await status('Saved. Your new week is being made.');
  await open('/dashboard/plan-reasons');
  await why(/^Why 1\s800 kcal\?$/);
  await mentions('You chose 120 g protein a day.');

  await open('/dashboard/goal');
  await row('Your own figures for a day').click();
  await energy.fill('');
  await page.getByRole('spinbutton', { name: 'Protein (g)' }).fill('');
  await shows(preview.getByText(/^1\s693 kcal instead of 1\s800 kcal$/));
  await press('Save');
  await open('/dashboard/plan-reasons');
  await why(/^Why 1\s693 kcal\?$/);
});
