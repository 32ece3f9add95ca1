import type { AppError } from '../../terms/app-error.ts';
import type { Result } from '../../terms/result.ts';
import { stored } from '../db/storage.ts';
import type { Drain } from '../outbox/drain/drain.ts';
import type { Clock } from '../outbox/drain/environment.ts';
import { countUnsent, nextDueAt } from '../outbox/rows/outbox.ts';
import { isOfflineByChoice, type SignedIn } from '../session/signed-in.ts';

/** Drains the outbox on request, and again by a timer when the next entry is due. */
export interface DrainScheduler {
  /** Starts a pass at once. Returns how many changes are still unsent after it. */
  drainNow(): Promise<Result<number, AppError>>;
  /** Does the same, but first waits for the passes that are running. */
  sendNow(): Promise<Result<number, AppError>>;
  stop(): void;
}

const TIMER_MIN_MS = 1_000;
const TIMER_MAX_MS = 60_000;
/** The pause after storage failed on this device, because a full disk is not freed within a second. */
const STORAGE_REST_MS = 10_000;

export const createDrainScheduler = (
  drain: Drain,
  member: SignedIn,
  clock: Pick<Clock, 'now' | 'after'>,
): DrainScheduler => {
  let cancelTimer = (): void => undefined;
  /** Passes may overlap, so that a lane that hangs in one pass does not stop the next from sending the other lanes. */
  const running = new Set<Promise<unknown>>();

  const drainOnce = (): Promise<Result<number, AppError>> =>
    member.withDb(async (db) => {
      cancelTimer();
      const drained = await drain.run(db);
      const due = await stored(db, () => nextDueAt(db, clock.now()));
      const mayRetry = member.hasToken() && !(await isOfflineByChoice(db));
      if (due.ok && due.value !== null && mayRetry) {
        const least = drained.ok ? TIMER_MIN_MS : STORAGE_REST_MS;
        const delay = Math.min(TIMER_MAX_MS, Math.max(least, due.value - clock.now()));
        cancelTimer();
        cancelTimer = clock.after(delay, () => void drainNow());
      }
      return drained.ok ? stored(db, () => countUnsent(db)) : drained;
    });

  const drainNow = (): Promise<Result<number, AppError>> => {
    const pass = drainOnce().finally(() => running.delete(pass));
    running.add(pass);
    return pass;
  };

  return {
    drainNow,
    sendNow: async () => {
      await Promise.all(running);
      return drainNow();
    },
    stop: () => cancelTimer(),
  };
};
