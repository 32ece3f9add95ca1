import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open, recordFacts } from '../support/screen.tsx';
import { gone, press, shows, today } from '../support/screen-steps.ts';

test('the app offers once to be installed, after a meal was cooked; Settings go on offering it', async () => {
  await enter('Dill');
  await open('/dashboard');
  await shows(page.getByRole('heading', { level: 1 }));
  const asked = { times: 0 };
  const offer = (): void => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt: async () => Object.assign(asked, { times: asked.times + 1 }) });
    window.dispatchEvent(event);
  };
  offer();
  const words = page.getByText(/^Put Sorrel on your home screen\?/);
  expect(words.length).toBe(0);
  await recordFacts({
    day: today(),
    kind: 'meal.cooked',
    payload: { planId: null, slot: 'dinner', recipe: 'dal-tadka', takes: [], cooked: true },
  });
  await shows(words);
  await press('Not now');
  await gone(words);
  await open('/dashboard');
  await shows(page.getByRole('heading', { level: 1 }));
  expect(words.length).toBe(0);

  await open('/dashboard/profile');
  await press('Install');
  await expect.poll(() => asked.times).toBe(1);
});
