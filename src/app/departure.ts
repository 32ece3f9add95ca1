import type { Device } from '../data/device.ts';
import { TODAY_KEY } from '../data/kept-today.ts';
import { LEAVING_KEY, type Leaving, readLeavings, withLeaving, withoutLeaving } from '../data/leaving.ts';
import type { SessionStore } from '../data/session.ts';
import type { AppError } from '../domain/app-error.ts';
import { ok, type Result } from '../domain/result.ts';
import type { Departure, DepartureState } from '../ports/departure.ts';

/** What is left to do where the member's own data is gone. */
export interface Farewell {
  /** The backend ends the session, if it can be told. */
  readonly endSession: () => Promise<void>;
  /** The backend forgets the device. */
  readonly endRenewal: () => Promise<void>;
  /** What stands on the phone's own screens goes. */
  readonly takeNotificationsAway: () => Promise<void>;
}

export const createDeparture = (
  device: Pick<Device, 'wipe' | 'keepUnsentOnly'>,
  session: Pick<SessionStore, 'signOut' | 'remembered' | 'current'>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  farewell: Farewell,
  open: (path: string) => void,
): Departure & { readonly resume: () => void } => {
  const listeners = new Set<() => void>();
  let state: DepartureState = 'none';
  let attempt = async (): Promise<void> => undefined;

  const change = (next: DepartureState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const words = (): string | null => storage.getItem(LEAVING_KEY);

  const wordOf = (memberId: string): Leaving | undefined =>
    readLeavings(words()).find((leaving) => leaving.memberId === memberId);

  /** Whether there was room for it. */
  const leaveWord = (leaving: Leaving): boolean => {
    // The kept meals go in any case, and make room.
    storage.removeItem(TODAY_KEY);
    try {
      storage.setItem(LEAVING_KEY, withLeaving(words(), leaving));
      return true;
    } catch {
      // Still no room: this page alone knows, and does not give up for that.
      return false;
    }
  };

  const takeWordBack = (memberId: string): void => {
    const others = withoutLeaving(words(), memberId);
    if (others === null) storage.removeItem(LEAVING_KEY);
    else storage.setItem(LEAVING_KEY, others);
  };

  /** The member's data goes from this device, and their word with it. */
  const remove = async ({ memberId, kept }: Leaving): Promise<Result<void, AppError>> => {
    const removed = await (kept === 'unsent' ? device.keepUnsentOnly(memberId) : device.wipe(memberId));
    if (removed.ok) takeWordBack(memberId);
    return removed;
  };

  const isSomebodyElseHere = (memberId: string): boolean => {
    const here = session.remembered() ?? session.current();
    return here !== null && here.memberId !== memberId;
  };

  /** Called before the device forgets the token that is to end. What cannot be said now is left, not waited for. */
  const sayFarewell = async (memberId: string): Promise<void> => {
    if (isSomebodyElseHere(memberId)) return;
    const ended = farewell.endSession();
    session.signOut();
    await Promise.allSettled([ended, farewell.endRenewal(), farewell.takeNotificationsAway()]);
  };

  const tryToLeave = (leaving: Leaving): (() => Promise<void>) => {
    let isWritten = false;
    return async () => {
      change('leaving');
      // Finished elsewhere: what is here now was entered by who came back.
      if (isWritten && wordOf(leaving.memberId) === undefined) return open('/');
      isWritten = leaveWord(leaving);
      if (!(await remove(leaving)).ok) return change('failed');
      isWritten = false;
      await sayFarewell(leaving.memberId);
      open('/');
    };
  };

  /** Whoever asked to leave has left: no screen of this page may find them signed in. */
  const finish = async (leaving: Leaving): Promise<boolean> => {
    const said = sayFarewell(leaving.memberId);
    const removed = await remove(leaving);
    await said;
    return removed.ok || isSomebodyElseHere(leaving.memberId);
  };

  const finishAll = async (): Promise<void> => {
    change('leaving');
    const finished = await Promise.all(readLeavings(words()).map(finish));
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
    leave: (memberId, kept) => begin(tryToLeave({ memberId, kept })),
    retry: () => void attempt(),
    finishFor: async (memberId) => {
      const left = wordOf(memberId);
      return left === undefined ? ok(undefined) : remove(left);
    },
    resume: () => {
      if (readLeavings(words()).length > 0) begin(finishAll);
    },
  };
};
