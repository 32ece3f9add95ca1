import { stored } from '../../device/db/storage.ts';
import { eraseUnlockRow } from '../../device/db/unlock-row.ts';
import type { Device } from '../../device/session/device.ts';
import type { SessionStore } from '../../device/session/session.ts';

/** A device that was signed out elsewhere, or by a new password, is opened by the password alone. */
export const forgetEndedUnlocks = (
  device: Pick<Device, 'open'>,
  session: Pick<SessionStore, 'remembered' | 'subscribe'>,
): void => {
  const forget = async (): Promise<void> => {
    const known = session.remembered();
    if (known?.ended !== true) return;
    const db = device.open(known.memberId);
    await stored(db, () => eraseUnlockRow(db));
  };
  session.subscribe(() => void forget());
  void forget();
};
