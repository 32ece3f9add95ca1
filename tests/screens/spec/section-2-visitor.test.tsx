import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createVerifiedMember } from '../../support/ready-member.ts';
import { open } from '../../support/screen.tsx';
import { backend } from '../../support/screen-backend.ts';
import { hold, watchCalls } from '../../support/screen-calls.ts';
import { arrive, logIn, press, shows } from '../../support/screen-steps.ts';
import { untilDraftKept } from '../../support/screen-store.ts';

/** The screens on the way to an account and a profile. */

/** Screen, its options, where Back leads, where Next leads. */
const ONBOARDING = [
  ['/onboarding', ['Sedentary', 'Lightly active', 'Moderately active', 'Very active'], null, '/age'],
  ['/age', [], '/onboarding', '/diet'],
  ['/diet', ['Vegetarian', 'Ovo vegetarian', 'Vegan', 'Full non vegetarian'], '/age', '/fitness'],
  ['/fitness', ['Beginner', 'Intermediate', 'Expert'], '/diet', '/gender'],
  ['/gender', ['Male', 'Female', 'Prefer not to say'], '/fitness', '/height'],
  ['/height', ['CM', 'FT'], '/gender', '/weight'],
  ['/weight', ['KG', 'LB'], '/height', '/goal'],
  ['/goal', ['Weight Loss', 'Muscle Gain', 'Maintain Weight', 'Weight Gain'], '/weight', '/target'],
] as const;

/** The first line of each option. */
const optionsShown = () =>
  [...document.querySelectorAll<HTMLElement>('label:has(input[type=radio])')].map((label) =>
    label.innerText.split('\n')[0]?.trim(),
  );

test('onboarding: each screen, its options, its Back and its Next [2.46 2.48 2.49 2.51 2.52 9.21]', async () => {
  const newcomer = await createVerifiedMember(backend, 'Comfrey', `${crypto.randomUUID()}@example.org`);
  await open('/sign-in');
  await logIn(newcomer);
  for (const [address, options, back, next] of ONBOARDING) {
    await arrive(address);
    await expect.poll(optionsShown, { message: address }).toEqual([...options]);
    if (back !== null) {
      await press('Back');
      await arrive(back);
      await open(address);
    }
    await press('Next');
    await arrive(next);
  }
  await shows(page.getByRole('heading', { level: 1, name: 'What is your Target weight?' }));
  await press('Back');
  await arrive('/goal');

  await open('/gender');
  await untilDraftKept('onboarding', () => page.getByLabelText('Country').fill('Portugal'));
  await untilDraftKept('onboarding', () => page.getByLabelText('City').fill('Porto'));
  await open('/target');
  const calls = watchCalls();
  const release = hold('/user/create/profile/');
  await press('Save');
  await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ location: 'Porto, Portugal' });
  const spinner = page.getByRole('img', { name: 'Saving your profile' });
  await shows(spinner);
  const { width, height } = spinner.element().getBoundingClientRect();
  expect([width, height]).toEqual([80, 80]);
  const arc = spinner.element().querySelector('path');
  const stroke = arc === null ? '' : getComputedStyle(arc).stroke;
  const [red = 255, green = 0, blue = 255] = (stroke.match(/\d+/g) ?? []).map(Number);
  expect(green).toBeGreaterThan(Math.max(red, blue));
  release();
  await arrive('/dashboard');
});
