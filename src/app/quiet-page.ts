const LOOK_MS = 50;
/** A timer that fires this late was kept waiting by a task that a slow phone takes for a long one. */
const LATE_MS = 10;
const QUIET_MS = 500;
const LONGEST_WAIT_MS = 2_500;

/**
 * Resolves once nothing has kept the page busy for half a second: installing the worker takes the network and a whole
 * core, which belong to the first screen. Resolves at once where the page is hidden, and after two and a half seconds
 * in any case.
 */
export function untilQuiet(): Promise<void> {
  const started = performance.now();
  let quietSince = started;
  return new Promise((resolve) => {
    const look = (due: number): void => {
      const now = performance.now();
      if (now - due > LATE_MS) quietSince = now;
      const enough = now - quietSince >= QUIET_MS || now - started >= LONGEST_WAIT_MS;
      if (enough || document.visibilityState === 'hidden') resolve();
      else setTimeout(look, LOOK_MS, now + LOOK_MS);
    };
    look(started);
  });
}
