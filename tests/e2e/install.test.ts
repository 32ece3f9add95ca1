import { expect, test } from 'vitest';
import { type Device, openDevice } from '../support/browser.ts';
import { builtFile } from '../support/built-file.ts';
import { openMember, sharedServer } from '../support/member-device.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** In a window without a profile Chromium never offers to install an app. */
const profile = temporaryFolder('profile');

interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

test('Chromium offers to install the app; the manifest names it, its icons are what they say', async (context) => {
  const { origin } = await sharedServer();
  const { page, ...device } = await openDevice(context, { origin, profile });
  await page.goto('/sign-in');
  await waitUntilReadyOffline(page);
  const debuggerSession = await device.context.newCDPSession(page);
  const { installabilityErrors } = await debuggerSession.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);

  const answer = await page.request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest: Manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Sorrel',
    id: '/dashboard',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Log water', "Today's meals", 'Shopping list']);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

/** The page's answers as they come: where from, "cache" where the browser itself took them out of a cache. */
async function watchAnswers({
  context,
  page,
}: Device): Promise<{ path: string; from: string | undefined }[]> {
  const devtools = await context.newCDPSession(page);
  const answers: { path: string; from: string | undefined }[] = [];
  devtools.on('Network.responseReceived', ({ response: { url, serviceWorkerRouterInfo } }) => {
    answers.push({ path: new URL(url).pathname, from: serviceWorkerRouterInfo?.actualSourceType });
  });
  await devtools.send('Network.enable');
  return answers;
}

test('from the home screen the app opens without a network and without its worker; a shortcut opens too', async (context) => {
  const device = await openMember(context, 'Tansy');
  const meals = device.page.getByRole('region', { name: /^(Today's meals|Meals)$/ });
  await device.cutNetwork();
  const answers = await watchAnswers(device);
  const documentFrom = (path: string) => () => answers.find((answer) => answer.path === path)?.from;
  for (const path of ['/dashboard', '/dashboard/diet-plan']) {
    answers.length = 0;
    await device.page.goto(path);
    await meals.waitFor();
    await expect.poll(documentFrom(path)).toBe('cache');
    const script = { path: expect.stringMatching(/^\/assets\/.+\.js$/), from: 'cache' };
    await expect.poll(() => answers).toContainEqual(script);
  }
  answers.length = 0;
  await device.page.goto('/dashboard?log=water');
  await meals.waitFor();
  await expect.poll(() => answers.map(({ path }) => path)).toContain('/dashboard');
  expect(documentFrom('/dashboard')()).not.toBe('cache');
  for (const path of ['/', '/no-such-page']) {
    await device.page.goto(path);
    await device.page.getByRole('link', { name: 'Get Started' }).first().waitFor();
    expect(new URL(device.page.url()).pathname).toBe(path);
  }
});

test('an installation that meets a hotel’s page in place of a script keeps nothing of it, and is begun again a minute later', async (context) => {
  const { origin } = await sharedServer();
  const { page, ...device } = await openDevice(context, { origin });
  await page.clock.install();
  const unused = builtFile('src/routes/_authenticated/dashboard/help.tsx?tsr-split=component');
  await device.context.route(`**/${unused}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Welcome to the hotel</p>' }),
  );
  const refused = device.context.waitForEvent('response', (response) => response.url().endsWith(unused));
  await page.goto('/sign-in');
  await refused;
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) != null);
  await expect.poll(registered).toBe(false);

  await device.context.unroute(`**/${unused}`);
  await page.clock.fastForward(60_000);
  await waitUntilReadyOffline(page);
});
