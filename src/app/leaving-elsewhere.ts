import type { Device } from '../data/device.ts';
import { LEAVING_KEY, readLeaving } from '../data/leaving.ts';

/** Whether this member's data is being removed, by whichever tab. */
export const isLeaving = (memberId: string): boolean =>
  readLeaving(localStorage.getItem(LEAVING_KEY))?.memberId === memberId;

/** Whose member leaves in another tab writes nothing of theirs any more, whatever is still on its way here. */
export const followDepartures = (device: Pick<Device, 'release'>): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    const leaving = key === LEAVING_KEY ? readLeaving(newValue) : null;
    if (leaving !== null) device.release(leaving.memberId);
  });
};
