import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Runs axe over the page as it stands. Answers one readable line per finding; an empty list is a pass. The source is
 * evaluated through the debugger, which the page's Content Security Policy does not reach.
 */
export async function findAccessFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate(async () => {
    const found = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    // The bottom bar may cover part of a target, so targets that seem too small are measured again in mid-screen.
    const place = scrollY;
    const covered = found.violations.find(({ id }) => id === 'target-size');
    const stillSmall = [];
    for (const node of covered?.nodes ?? []) {
      const selector = node.target.join(' ');
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await window.axe.run(selector, { runOnly: { type: 'rule', values: ['target-size'] } });
      if (again.violations.length > 0) stillSmall.push(node);
    }
    scrollTo({ top: place, behavior: 'instant' });
    if (covered !== undefined) covered.nodes = stillSmall;
    return found;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
}
