import type { Device } from '../data/device.ts';
import { LEAVING_KEY, readLeavings } from '../data/leaving.ts';

/** Whether this member's data is being removed, by whichever tab. */
export const isLeaving = (memberId: string): boolean =>
  readLeavings(localStorage.getItem(LEAVING_KEY)).some((leaving) => leaving.memberId === memberId);

/** Whose member leaves in another tab writes nothing of theirs any more, whatever is still on its way here. */
export const followDepartures = (device: Pick<Device, 'release'>): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== LEAVING_KEY) return;
    for (const { memberId } of readLeavings(newValue)) device.release(memberId);
  });
};
