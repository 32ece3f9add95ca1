import { expect, test } from 'vitest';
import { buildInto } from '../../scripts/ensure-built.ts';
import { LIBRARY_CACHE } from '../../src/domain/food/library/library-cache.ts';
import { drink, expectWater } from '../support/daily-steps.ts';
import { openMember } from '../support/member-device.ts';
import { lookForUpdate, prompt, serveRelease, updateNow } from '../support/releases.ts';

test('a tab from before a release goes on with an old worker and a new server, and opens every screen', async (context) => {
  const { server, next } = await serveRelease(context);
  const { page, ...device } = await openMember(context, 'Pavel', { server });

  // Another setting gives the composition root, and all that imports it, other names.
  await buildInto(next, { VITE_AI_BETA_HEADER: 'X-Next-Release: 1' });
  server.deploy(next);

  // The worker is still the old one: its shell and its chunks open, and the new server takes what they send.
  await page.reload();
  await drink(page, '0 L', '0.25 L');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

  // Now another tab brings the new worker, which throws the old chunks away.
  const other = await device.context.newPage();
  await other.goto('/dashboard');
  await lookForUpdate(other);
  await prompt(other).waitFor();
  await updateNow(other);
  await expectWater(other, '0.25 L');
  // The files of one version, and its document by itself; foods are of no version.
  const caches = () => other.evaluate(() => globalThis.caches.keys());
  await expect.poll(async () => (await caches()).filter((name) => name !== LIBRARY_CACHE)).toHaveLength(2);
  await prompt(page).waitFor();

  for (const [link, title] of [
    ['Fitness', 'Fitness'],
    ['Membership', 'Membership'],
    ['Help', 'Help'],
  ] as const) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor();
  }
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}, 300_000);
