import type { Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { findAccessFaults } from './axe.ts';
import { openDevice } from './browser.ts';
import { sticksOutWithLargeText } from './large-text.ts';
import { type LiveServer, startLiveServer } from './live-server.ts';
import { LOOKS, type Look, QUICK_LOOKS, showIn } from './look.ts';
import { NO_PROFILE_YET, type See } from './member-steps.ts';

/**
 * Runs axe on each screen that `walk` reports, in each of the looks. Returns a line for each accessibility fault, so an
 * empty list is a pass. The server and the browser end with the test.
 */
export async function faultsOnTheWay(
  context: TestContext,
  looks: readonly Look[],
  walk: (page: Page, server: LiveServer, see: See) => Promise<void>,
): Promise<string[]> {
  const server = await startLiveServer({ staticDir: DIST });
  context.onTestFinished(() => server.stop());
  const { page, expectConsole } = await openDevice(context, { origin: server.origin, installsWorker: false });
  expectConsole(/status of 404 .*\/no-such-page/);
  expectConsole(NO_PROFILE_YET);
  const faults: string[] = [];

  await walk(page, server, async (screen) => {
    for (const look of looks) {
      await showIn(page, look);
      const found = await findAccessFaults(page);
      faults.push(...found.map((fault) => `${screen}, ${look.screen}, ${look.colorScheme}: ${fault}`));
    }
    await showIn(page, LOOKS[0]);
  });
  return faults;
}

/** A look at each screen in one of the quick looks in turn, and at text of 200 % on a phone; `faults` has what is wrong. */
export function lookInTurn(page: Page): { readonly look: See; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let seen = 0;
  const look: See = async (screen) => {
    const turn = QUICK_LOOKS[seen % QUICK_LOOKS.length] ?? LOOKS[0];
    seen += 1;
    await showIn(page, turn);
    const found = await findAccessFaults(page);
    faults.push(...found.map((fault) => `${screen}, ${turn.screen}, ${turn.colorScheme}: ${fault}`));
    await showIn(page, LOOKS[0]);
    faults.push(...(await sticksOutWithLargeText(page)).map((what) => `${screen}: ${what}`));
  };
  return { look, faults };
}
