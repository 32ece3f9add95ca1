import { SCROLL_TOP_THRESHOLD_PX } from '../../../domain/constants.ts';

export function isPastThreshold(scrollY: number): boolean {
  return scrollY > SCROLL_TOP_THRESHOLD_PX;
}

export function offerWayToTop(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-to-top]');
  if (!button) return;
  const update = () => {
    button.hidden = !isPastThreshold(window.scrollY);
  };
  update();
  addEventListener('scroll', update, { passive: true });
  button.addEventListener('click', () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    // The button hides on the way up; the keyboard goes on from the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
