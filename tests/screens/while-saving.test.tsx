import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, enterUnanswered, open, path } from '../support/screen.tsx';
import { type Call, hold, watchCalls } from '../support/screen-calls.ts';
import { arrive, mentions, press, shows } from '../support/screen-steps.ts';

/** What a person does while what they did before is on its way. */

/** Keeps calls to an address on their way until they are let through. */
function holdWatched(part: string) {
  const release = hold(part);
  const calls = watchCalls();
  const sent = (): readonly Call[] =>
    calls.filter((call) => call.method !== 'GET' && call.path.includes(part));
  return { release, sent, bodies: () => sent().map(({ body }) => Object(body)) };
}

test('answers about safety cannot be changed while they are saved', async () => {
  await enter('Borage');
  await open('/dashboard/safety');
  const nuts = page.getByRole('checkbox', { name: /^Peanut/ });
  await shows(page.getByRole('group', { name: 'Allergies' }));
  const { bodies, release } = holdWatched('/ext/v1/plan-inputs/');
  await press('Save');
  await expect.poll(() => bodies().length).toBe(1);
  await expect.element(nuts).toBeDisabled();
  release();
  await mentions(/^Saved/);
  await expect.element(nuts).toBeEnabled();
  await nuts.click({ force: true });
  await expect.element(nuts).toBeChecked();
  await press('Save');
  await expect.poll(() => bodies().map(({ allergies }) => allergies)).toEqual([[], ['peanut']]);
});

test('an answer that is corrected while the profile is saved is kept', async () => {
  await enterUnanswered('Chervil');
  await open('/onboarding');
  while (path() !== '/target') {
    const from = path();
    await press('Next');
    await expect.poll(path).not.toBe(from);
    await arrive(path());
  }
  const { sent, bodies, release } = holdWatched('/user/create/profile/');
  await press('Save');
  await expect.poll(() => sent().length).toBe(1);
  await press('Back');
  await arrive('/goal');
  const corrected = page.getByRole('radio', { checked: false }).last().element() as HTMLInputElement;
  corrected.click();
  release();
  await expect.poll(() => sent()[0]?.status).toBe(200);

  await press('Next');
  await arrive('/target');
  await press('Save');
  await arrive('/dashboard');
  expect(bodies().map(({ fitness_goal }) => fitness_goal === corrected.value)).toEqual([false, true]);
});

test('what is typed while a question is kept stays in the box', async () => {
  await enter('Sorrelia');
  await open('/dashboard/ai-chat');
  const box = page.getByLabelText('Your question');
  await box.fill('What is for dinner?');
  const area = box.element() as HTMLTextAreaElement;
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  area.setRangeText(' And then?', area.value.length, area.value.length, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
  await mentions('What is for dinner?');
  await expect.poll(() => area.value).toBe(' And then?');
});
