import type { Device } from '../data/device.ts';
import { LEAVING_KEY, type Leaving, readLeaving, writeLeaving } from '../data/leaving.ts';
import type { SessionStore } from '../data/session.ts';
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
  session: Pick<SessionStore, 'signOut'>,
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

  const remove = ({ memberId, kept }: Leaving) =>
    kept === 'unsent' ? device.keepUnsentOnly(memberId) : device.wipe(memberId);

  /** Called before the device forgets the token that is to end. */
  const sayFarewell = async (): Promise<void> => {
    const ended = farewell.endSession();
    session.signOut();
    await ended;
  };

  const tidyUp = async (): Promise<void> => {
    storage.removeItem(LEAVING_KEY);
    await Promise.all([farewell.endRenewal(), farewell.takeNotificationsAway()]);
  };

  const tryToLeave = (leaving: Leaving) => async (): Promise<void> => {
    change('leaving');
    storage.setItem(LEAVING_KEY, writeLeaving(leaving));
    const removed = await remove(leaving);
    if (!removed.ok) return change('failed');
    await Promise.all([sayFarewell(), tidyUp()]);
    open('/');
  };

  /** Whoever asked to leave has left: no screen of this page may find them signed in. */
  const tryToFinish = (leaving: Leaving) => async (): Promise<void> => {
    change('leaving');
    const said = sayFarewell();
    const removed = await remove(leaving);
    await said;
    if (!removed.ok) return change('failed');
    await tidyUp();
    change('none');
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: (memberId, kept) => {
      attempt = tryToLeave({ memberId, kept });
      void attempt();
    },
    retry: () => void attempt(),
    resume: () => {
      const leaving = readLeaving(storage.getItem(LEAVING_KEY));
      if (leaving === null) return;
      attempt = tryToFinish(leaving);
      void attempt();
    },
  };
};
