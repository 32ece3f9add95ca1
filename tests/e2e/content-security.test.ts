import { expect, test } from 'vitest';
import { openDevice } from '../support/browser.ts';
import { sharedServer } from '../support/member-device.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';

/** What the policy must say, whatever order it says it in. */
const POLICY: Readonly<Record<string, RegExp>> = {
  'default-src': /^'none'$/,
  'script-src': /^'self'( 'sha256-[\w+/]{43}=')+$/,
  'object-src': /^'none'$/,
  'base-uri': /^'none'$/,
  'frame-ancestors': /^'none'$/,
  'form-action': /^'self'$/,
  'require-trusted-types-for': /^'script'$/,
  'trusted-types': /^sw parse-page$/,
};

test('the built app keeps its Content Security Policy, and a script that is slipped into a page is refused', async (context) => {
  const { origin } = await sharedServer();
  for (const path of ['/', '/sign-in']) {
    const header = (await fetch(new URL(path, origin))).headers.get('content-security-policy') ?? '';
    expect(header).not.toContain('unsafe-');
    const directives = new Map(
      header.split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(/\s+/);
        return [name, values.join(' ')];
      }),
    );
    for (const [name, value] of Object.entries(POLICY)) expect(directives.get(name), name).toMatch(value);
  }

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
