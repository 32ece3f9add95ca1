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

/** A server of the current build, and a folder with a copy of it for the next release. */
export async function serveRelease(context: TestContext): Promise<{ server: LiveServer; next: string }> {
  const next = await mkdtemp(join(tmpdir(), 'sorrel-release-'));
  context.onTestFinished(() => rm(next, { recursive: true }));
  await cp(DIST, next, { recursive: true });
  const server = await startLiveServer({ staticDir: DIST });
  context.onTestFinished(() => server.stop());
  return { server, next };
}

/** The smallest next release: the same app under another worker. */
export async function deployNextWorker(server: LiveServer, next: string): Promise<void> {
  await appendFile(join(next, 'sw.js'), '\n// the next release\n');
  await rm(join(next, 'sw.js.br'));
  server.deploy(next);
}
