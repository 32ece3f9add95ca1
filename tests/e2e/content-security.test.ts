import { expect, test } from 'vitest';
import { openDevice } from '../support/browser.ts';
import { sharedServer } from '../support/member-device.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';

test('the built app keeps its Content Security Policy, and a script that is slipped into a page is refused', async (context) => {
  const { origin } = await sharedServer();
  // A violation is an error on the console, and the device fails the test for it.
  const { page, expectConsole } = await openDevice(context, { origin });
  for (const path of ['/', '/terms', '/sign-up', '/sign-in']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily))
      .toMatch(/Figtree/);
  }
  await waitUntilReadyOffline(page);

  expectConsole(/This document requires 'Trusted\w+' assignment/);
  const refused = await page.evaluate(() => {
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<b>slipped in</b>'),
      () => document.createElement('img').setAttribute('onerror', 'alert(1)'),
      () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      () => navigator.serviceWorker.register('/assets/other.js'),
    ];
    const outcome = async (attempt: () => unknown) => {
      try {
        await attempt();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : `${error}`;
      }
    };
    return Promise.all(attempts.map(outcome));
  });
  expect(refused).toEqual(['refused', 'refused', 'refused', 'refused']);
});
