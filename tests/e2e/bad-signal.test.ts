import { expect, test } from 'vitest';
import { drink, expectWater } from '../support/daily-steps.ts';
import { openMember, sharedServer } from '../support/member-device.ts';
import { startWeakNetwork } from '../support/weak-network.ts';

test('behind a hotel’s sign-in page the app opens, with every screen, and goes on by itself', async (context) => {
  const network = await startWeakNetwork((await sharedServer()).origin);
  context.onTestFinished(() => network.stop());
  const { page, ...device } = await openMember(context, 'Yarrow', { origin: network.origin });
  device.expectConsole(/ERR_(CONNECTION|EMPTY|INCOMPLETE|CONTENT|ABORTED)|sw\.js|service ?worker/i);
  await page.close();

  network.fail('portal');
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

  network.heal();
  await cold.goto('/dashboard');
  await expectWater(cold, '0.25 L');
  await expect.poll(() => cold.getByText(/last copy|^Offline/).count()).toBe(0);
});
