import type { Page } from 'playwright-core';
import { SCREENS, type ScreenName } from '../../scripts/chromium.ts';

export interface Look {
  readonly screen: ScreenName;
  readonly colorScheme: 'light' | 'dark';
}

/** The four looks in which every screen is checked. The first is the one a walk goes on in. */
export const LOOKS: readonly [Look, ...Look[]] = [
  { screen: 'phone', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
  { screen: 'desktop', colorScheme: 'light' },
  { screen: 'desktop', colorScheme: 'dark' },
];

/** Two of them between which each screen, each colour and each width is seen. */
export const QUICK_LOOKS: readonly Look[] = [
  { screen: 'phone', colorScheme: 'light' },
  { screen: 'desktop', colorScheme: 'dark' },
];

/** Changes the size and the colours of a page, and waits until it has its fonts and nothing fades any more. */
export async function showIn(page: Page, { screen, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(SCREENS[screen].viewport);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
