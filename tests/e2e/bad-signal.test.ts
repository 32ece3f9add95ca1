import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { drink, expectWater } from '../support/daily-steps.ts';
import { listening } from '../support/listening.ts';
import { openMember, sharedServer } from '../support/member-device.ts';
import { forward } from '../support/static-host.ts';

const SIGN_IN = '<!doctype html><title>Free WiFi</title><h1>Welcome! Please sign in to our network.</h1>';

test('behind a hotel’s sign-in page the app opens, with every screen, and goes on by itself', async (context) => {
  const backend = (await sharedServer()).origin;
  let signedIn = true;
  const { port, stop } = await listening(
    createServer((request, response) => {
      if (signedIn) forward(backend, request, response);
      else response.writeHead(200, { 'Content-Type': 'text/html' }).end(SIGN_IN);
    }),
  );
  context.onTestFinished(() => stop());
  const { page, ...device } = await openMember(context, 'Yarrow', { origin: `http://127.0.0.1:${port}` });
  device.expectConsole(/ERR_(CONNECTION|EMPTY|INCOMPLETE|CONTENT|ABORTED)|sw\.js|service ?worker/i);
  await page.close();

  signedIn = false;
  const cold = await device.context.newPage();
  await cold.goto('/dashboard');
  await drink(cold, '0 L', '0.25 L');
  // Screens whose code was never asked for while the network was good.
  for (const [path, heading] of [
    ['/dashboard/fitness', 'Fitness'],
    ['/dashboard/help', 'Help'],
    ['/dashboard/lifestyle', 'Lifestyle'],
  ] as const) {
    await cold.goto(path);
    await cold.getByRole('heading', { level: 1, name: new RegExp(heading) }).waitFor();
  }
  expect(await cold.getByText('Free WiFi').count()).toBe(0);

  signedIn = true;
  await cold.goto('/dashboard');
  await expectWater(cold, '0.25 L');
  await expect.poll(() => cold.getByText(/last copy|^Offline/).count()).toBe(0);
});
