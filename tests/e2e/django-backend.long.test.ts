import { join } from 'node:path';
import type { BrowserContext, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt, ROOT } from '../../scripts/ensure-built.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { openDevice } from '../support/browser.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { answerOnboarding, NO_PROFILE_YET, newMember, signIn, signUp } from '../support/member-steps.ts';

/** Built into the app under test, so it cannot be any free port. */
const BACKEND_PORT = 43_117;
const BACKEND = `http://127.0.0.1:${BACKEND_PORT}`;
const BUILD = join(ROOT, '.cache', 'dist-other-origin');

/** What a browser sends by itself, and the two that Django's CORS defaults let a page set. */
const PLAIN_HEADER = /^(accept|accept-.*|authorization|content-type|origin|referer|user-agent|sec-.*)$/;

const contract: readonly Endpoint[] = Object.values(endpoints).filter(({ extension }) => extension === null);

const isInContract = (method: string, pathname: string): boolean =>
  contract.some((endpoint) => {
    const pattern = endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+');
    return endpoint.method === method && new RegExp(`^${pattern}$`).test(pathname);
  });

function watchBackend(context: BrowserContext): { readonly calls: string[]; readonly strange: string[] } {
  const calls: string[] = [];
  const strange: string[] = [];
  context.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.origin !== BACKEND) return;
    const call = `${request.method()} ${url.pathname}`;
    calls.push(call);
    if (!isInContract(request.method(), url.pathname)) strange.push(call);
    for (const header of Object.keys(request.headers())) {
      if (!PLAIN_HEADER.test(header)) strange.push(`${call} with the header ${header}`);
    }
  });
  return { calls, strange };
}

let app: LiveServer;
let backend: LiveServer;
// This builds the app a second time, which may take minutes on a busy machine.
beforeAll(async () => {
  await ensureBuilt(BUILD, { VITE_BACKEND_URL: BACKEND });
  app = await startLiveServer({ staticDir: BUILD, backends: [BACKEND] });
  backend = await startLiveServer({ port: BACKEND_PORT, quirks: 'django', allowedOrigins: [app.origin] });
}, 600_000);
afterAll(() => Promise.all([app.stop(), backend.stop()]));

test('sign-up to plan against plain Django on another origin: the contract, and nothing beyond it [7.22]', async (context) => {
  const { page, ...device } = await openDevice(context, { origin: app.origin, screen: 'phone' });
  const watch = watchBackend(device.context);
  device.expectConsole(NO_PROFILE_YET);
  const member = newMember('Robin');
  await signUp(page, member, backend.mail);
  await signIn(page, member);
  await answerOnboarding(page);
  // This backend has no place for safety answers, so none is asked that another call would carry there.
  await page.getByText('True for me').waitFor();
  expect(await page.getByText('Any of these?').count()).toBe(0);
  const skip = page.getByRole('button', { name: 'Skip for now' });
  await skip.click();
  await skip.waitFor({ state: 'hidden' });
  await page.goto('/dashboard/diet-plan');
  await page.getByRole('tab', { name: 'Today' }).waitFor();
  await page
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: /^Dinner\b/ })
    .click();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Set water to 1 L' }).click();
  await page.getByText(/^1 L \/ /).waitFor();

  expect(watch.strange).toEqual([]);
  expect(watch.calls).toContain('POST /django/user/create/profile/');
  expect(watch.calls.some((call) => call.startsWith('GET /django/nutrition/meal/'))).toBe(true);
});
