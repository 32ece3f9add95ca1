import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

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

describe('the built app under its Content Security Policy', () => {
  test.each(['/', '/sign-in'])('%s is sent with the policy, without any unsafe source', async (path) => {
    const header = (await fetch(new URL(path, server.origin))).headers.get('content-security-policy') ?? '';
    expect(header).not.toContain('unsafe-');
    const directives = new Map(
      header.split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(/\s+/);
        return [name, values.join(' ')];
      }),
    );
    for (const [name, value] of Object.entries(POLICY)) expect(directives.get(name), name).toMatch(value);
  });

  test.for([
    { path: '/', worker: false },
    { path: '/terms', worker: false },
    { path: '/sign-in', worker: true },
    { path: '/sign-up', worker: false },
  ])('$path breaks no rule of it', async ({ path, worker }, context) => {
    // A violation is an error on the console, and the device fails the test for it.
    const { page } = await openDevice(context, { origin: server.origin });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (worker) await waitUntilReadyOffline(page);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily))
      .toMatch(/Figtree/);
  });

  test('a script that is slipped into the page is refused', async (context) => {
    const device = await openDevice(context, { origin: server.origin });
    device.expectConsole(/This document requires 'Trusted\w+' assignment/);
    await device.page.goto('/sign-in');
    const refused = await device.page.evaluate(() => {
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
});
