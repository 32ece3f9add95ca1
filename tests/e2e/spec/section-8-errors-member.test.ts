import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { openDevice } from '../../support/browser.ts';
import { builtFile } from '../../support/built-file.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

test('a screen that cannot be opened falls to the error screen, which leads on [8.20]', async (context) => {
  const device = await openDevice(context, { installsWorker: false, origin: server.origin });
  const { page } = device;
  device.expectConsole(/broken on purpose/);
  await page.route(`**/${builtFile('src/routes/sign-up.tsx?tsr-split=component')}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken on purpose')" }),
  );
  await page.goto('/sign-up');
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  await page.getByText('This screen could not be shown.').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Go to today' }).getAttribute('href'))
    .toBe('/dashboard');
});
