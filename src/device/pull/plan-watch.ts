import type { Clock, Visibility } from '../outbox/drain/environment.ts';

const FIRST_DELAY_MS = 2_000;
const DELAY_GROWTH = 1.5;
const DELAY_CAP_MS = 30_000;

/**
 * Asks for the first plan every two seconds, then less and less often, while the page is visible, until
 * `ask` says that the plan is here. The answer stops it.
 */
export const watchForPlan = (
  ask: () => Promise<boolean>,
  clock: Pick<Clock, 'after'>,
  visibility: Pick<Visibility, 'visible'>,
): (() => void) => {
  let stopped = false;
  let cancel = (): void => undefined;

  const next = async (delay: number): Promise<void> => {
    const arrived = visibility.visible() ? await ask() : false;
    if (arrived || stopped) return;
    cancel = clock.after(delay, () => void next(Math.min(DELAY_CAP_MS, delay * DELAY_GROWTH)));
  };
  void next(FIRST_DELAY_MS);

  return () => {
    stopped = true;
    cancel();
  };
};
