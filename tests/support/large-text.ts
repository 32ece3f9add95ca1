import type { Page } from 'playwright-core';

/** What sticks out of the screen to the right with text at 200 %, outside of boxes that scroll by themselves. */
export const sticksOutWithLargeText = (page: Page): Promise<string[]> =>
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
