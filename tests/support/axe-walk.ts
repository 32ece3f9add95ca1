import type { Page } from 'playwright-core';
import { findAccessFaults } from './axe.ts';
import { LOOKS, type Look, QUICK_LOOKS, showIn } from './look.ts';
import type { See } from './member-steps.ts';

/** What sticks out of the screen to the right with text at 200 %, outside of boxes that scroll by themselves. */
const sticksOutWithLargeText = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    root.style.fontSize = '200%';
    await painted();
    const { scrollWidth } = root;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().right > screen.width + 1 &&
        !scrolls(element),
    );
    const leaves = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    root.style.removeProperty('font-size');
    await painted();
    return scrollWidth <= screen.width
      ? []
      : [`page ${scrollWidth}`, ...leaves.slice(0, 5).map((element) => element.outerHTML.slice(0, 200))];
  });

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
