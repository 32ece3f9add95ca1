import { TODAY_KEY } from '../../device/plan/today-snapshot.ts';
import type { SignOut, SignOutState } from '../../device/ports/sign-out.ts';
import type { Device } from '../../device/session/device.ts';
import {
  PENDING_SIGN_OUT_KEY,
  type PendingSignOut,
  readPendingSignOuts,
  withoutPendingSignOut,
  withPendingSignOut,
} from '../../device/session/pending-sign-out.ts';
import type { SessionStore } from '../../device/session/session.ts';
import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';

/** Tasks that run once the member's data is off this device. */
export interface SignOutTasks {
  /** Asks the backend to end the session. */
  readonly endSession: () => Promise<void>;
  /** Asks the backend to forget this device. */
  readonly endRenewal: () => Promise<void>;
  /** Removes Sorrel's notifications from the phone's own screens. */
  readonly takeNotificationsAway: () => Promise<void>;
}

export const createSignOut = (
  device: Pick<Device, 'wipe' | 'keepUnsentOnly'>,
  session: Pick<SessionStore, 'signOut' | 'remembered' | 'current'>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  tasks: SignOutTasks,
  open: (path: string) => void,
): SignOut & { readonly resume: () => void } => {
  const listeners = new Set<() => void>();
  let state: SignOutState = 'none';
  let attempt = async (): Promise<void> => undefined;

  const change = (next: SignOutState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const storedText = (): string | null => storage.getItem(PENDING_SIGN_OUT_KEY);

  const pendingOf = (memberId: string): PendingSignOut | undefined =>
    readPendingSignOuts(storedText()).find((pending) => pending.memberId === memberId);

  /** False where storage is full: then the sign-out goes on, but the next page would not know of it. */
  const savePendingSignOut = (pending: PendingSignOut): boolean => {
    // The meals of today go in any case, and make room.
    storage.removeItem(TODAY_KEY);
    try {
      storage.setItem(PENDING_SIGN_OUT_KEY, withPendingSignOut(storedText(), pending));
      return true;
    } catch {
      return false;
    }
  };

  const clearPendingSignOut = (memberId: string): void => {
    const others = withoutPendingSignOut(storedText(), memberId);
    if (others === null) storage.removeItem(PENDING_SIGN_OUT_KEY);
    else storage.setItem(PENDING_SIGN_OUT_KEY, others);
  };

  const remove = async ({ memberId, kept }: PendingSignOut): Promise<Result<void, AppError>> => {
    const removed = await (kept === 'unsent' ? device.keepUnsentOnly(memberId) : device.wipe(memberId));
    if (removed.ok) clearPendingSignOut(memberId);
    return removed;
  };

  const isSomebodyElseHere = (memberId: string): boolean => {
    const here = session.remembered() ?? session.current();
    return here !== null && here.memberId !== memberId;
  };

  /** Ends the session before the device forgets its token. Without a network the tasks are skipped, not waited for. */
  const runTasks = async (memberId: string): Promise<void> => {
    if (isSomebodyElseHere(memberId)) return;
    const ended = tasks.endSession();
    session.signOut();
    await Promise.allSettled([ended, tasks.endRenewal(), tasks.takeNotificationsAway()]);
  };

  const tryToSignOut = (pending: PendingSignOut): (() => Promise<void>) => {
    let isSaved = false;
    return async () => {
      change('leaving');
      // Another tab finished it, and the member may have signed in again since.
      if (isSaved && pendingOf(pending.memberId) === undefined) return open('/');
      isSaved = savePendingSignOut(pending);
      if (!(await remove(pending)).ok) return change('failed');
      isSaved = false;
      await runTasks(pending.memberId);
      open('/');
    };
  };

  /** Finishes what an earlier page began. The session ends at once: no screen may show the member as signed in. */
  const finish = async (pending: PendingSignOut): Promise<boolean> => {
    const done = runTasks(pending.memberId);
    const removed = await remove(pending);
    await done;
    return removed.ok || isSomebodyElseHere(pending.memberId);
  };

  const finishAll = async (): Promise<void> => {
    change('leaving');
    const finished = await Promise.all(readPendingSignOuts(storedText()).map(finish));
    change(finished.every(Boolean) ? 'none' : 'failed');
  };

  const begin = (work: () => Promise<void>): void => {
    attempt = () =>
      work().catch((thrown: unknown) => {
        change('failed');
        throw thrown;
      });
    void attempt();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: (memberId, kept) => begin(tryToSignOut({ memberId, kept })),
    retry: () => void attempt(),
    erase: async (memberId) => {
      const pending = { memberId, kept: undefined };
      savePendingSignOut(pending);
      await remove(pending);
    },
    finishFor: async (memberId) => {
      const pending = pendingOf(memberId);
      return pending === undefined ? ok(undefined) : remove(pending);
    },
    resume: () => {
      if (readPendingSignOuts(storedText()).length > 0) begin(finishAll);
    },
  };
};
