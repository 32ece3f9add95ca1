import type { Page } from 'playwright-core';
import { findAccessFaults } from './axe.ts';
import { sticksOutWithLargeText } from './large-text.ts';
import { LOOKS, type Look, QUICK_LOOKS, showIn } from './look.ts';
import type { See } from './member-steps.ts';

/** What axe finds on a screen in a look, one line for each fault. */
export async function faultsIn(page: Page, screen: string, look: Look): Promise<readonly string[]> {
  await showIn(page, look);
  const found = await findAccessFaults(page);
  return found.map((fault) => `${screen}, ${look.screen}, ${look.colorScheme}: ${fault}`);
}

/** A look at each screen in one of the quick looks in turn, and at text of 200 % on a phone; `faults` has what is wrong. */
export function lookInTurn(page: Page): { readonly look: See; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let seen = 0;
  const look: See = async (screen) => {
    const turn = QUICK_LOOKS[seen % QUICK_LOOKS.length] ?? LOOKS[0];
    seen += 1;
    faults.push(...(await faultsIn(page, screen, turn)));
    await showIn(page, LOOKS[0]);
    faults.push(...(await sticksOutWithLargeText(page)).map((what) => `${screen}: ${what}`));
  };
  return { look, faults };
}
