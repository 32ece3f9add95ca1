import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { startLiveServer } from '../support/live-server.ts';
import { waitUntilReadyOffline } from '../support/member-steps.ts';

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('a new version waits for the word of the person, and what they typed stays', async (context) => {
  const release = await mkdtemp(join(tmpdir(), 'sorrel-release-'));
  context.onTestFinished(() => rm(release, { recursive: true }));
  await cp(DIST, release, { recursive: true });
  const before = await startLiveServer({ staticDir: release });

  const { page } = await openDevice(context, { origin: before.origin });
  await page.goto('/sign-in');
  await waitUntilReadyOffline(page);
  await page.getByLabel('Email').fill('robin@example.org');

  await appendFile(join(release, 'sw.js'), '\n// the next release\n');
  await rm(join(release, 'sw.js.br'));
  await before.stop();
  const after = await startLiveServer({ port: Number(new URL(before.origin).port), staticDir: release });
  context.onTestFinished(() => after.stop());
  await lookForUpdate(page);
  await page.getByText('New version ready').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('robin@example.org');

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await page.getByLabel('Email').waitFor();
  await expect.poll(() => page.getByText('New version ready').count()).toBe(0);
  await lookForUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting))
    .toBeNull();
});
