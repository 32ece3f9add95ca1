import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

const SLOWDOWN = 4;

/** A module and all that it imports as one classic script, to be run in a page. */
export async function inPageScript(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** Lets the page's main thread run at a quarter of its speed. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
