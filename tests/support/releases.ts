import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { type LiveServer, startLiveServer } from './live-server.ts';

export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

export const updateNow = async (page: Page): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
};

export const prompt = (page: Page) => page.getByText('New version ready');

/** A server of the current build, in a folder of its own that the next release may go into. */
export async function serveRelease(context: TestContext): Promise<{ server: LiveServer; release: string }> {
  const release = await mkdtemp(join(tmpdir(), 'sorrel-release-'));
  context.onTestFinished(() => rm(release, { recursive: true }));
  await cp(DIST, release, { recursive: true });
  const server = await startLiveServer({ staticDir: release });
  context.onTestFinished(() => server.stop());
  return { server, release };
}

export async function deploy(server: LiveServer, release: string): Promise<void> {
  await server.goAway();
  await server.comeBack(release);
}

/** The smallest next release: the same app under another worker. */
export async function deployNextWorker(server: LiveServer, release: string): Promise<void> {
  await appendFile(join(release, 'sw.js'), '\n// the next release\n');
  await rm(join(release, 'sw.js.br'));
  await deploy(server, release);
}
