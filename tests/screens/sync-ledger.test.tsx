import { test } from 'vitest';
import { page } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { shownText, shows } from '../support/screen-steps.ts';

test('a plan that is here is not denied while the app does not open without a network yet', async () => {
  await enter('Chervil');
  await open('/dashboard');
  await shows(page.getByRole('region', { name: "Today's meals" }));
  await open('/dashboard/sync');
  await shownText("Today's plan is on this device, but the app does not open without a network yet.");
});
