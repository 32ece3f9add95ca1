import type { Device } from '../data/device.ts';
import type { SessionStore } from '../data/session.ts';
import type { Departure, DepartureState } from '../ports/departure.ts';

export const createDeparture = (
  device: Pick<Device, 'wipe' | 'keepUnsentOnly'>,
  session: Pick<SessionStore, 'signOut'>,
  farewell: { readonly endSession: () => Promise<void>; readonly endRenewal: () => Promise<void> },
  open: (path: string) => void,
): Departure => {
  const listeners = new Set<() => void>();
  let state: DepartureState = 'none';
  let attempt = async (): Promise<void> => undefined;

  const change = (next: DepartureState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const tryToLeave = (memberId: string, kept: 'unsent' | undefined) => async (): Promise<void> => {
    change('leaving');
    const removed = await (kept === 'unsent' ? device.keepUnsentOnly(memberId) : device.wipe(memberId));
    if (!removed.ok) return change('failed');
    // Before the device forgets the token that is to end.
    const ended = farewell.endSession();
    session.signOut();
    await Promise.all([ended, farewell.endRenewal()]);
    open('/');
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: (memberId, kept) => {
      attempt = tryToLeave(memberId, kept);
      void attempt();
    },
    retry: () => void attempt(),
  };
};
