import type { Device } from '../../device/session/device.ts';
import { PENDING_SIGN_OUT_KEY, readPendingSignOuts } from '../../device/session/pending-sign-out.ts';

/** True while any tab removes this member's data. */
export const isSigningOut = (memberId: string): boolean =>
  readPendingSignOuts(localStorage.getItem(PENDING_SIGN_OUT_KEY)).some(
    (pending) => pending.memberId === memberId,
  );

/** Closes the database of a member who signs out in another tab, so that this one writes nothing into it. */
export const followSignOuts = (device: Pick<Device, 'release'>): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== PENDING_SIGN_OUT_KEY) return;
    for (const { memberId } of readPendingSignOuts(newValue)) device.release(memberId);
  });
};
