import type { AppError } from '../../terms/app-error.ts';
import { err, type Result } from '../../terms/result.ts';
import { readMemberSetting, storeMemberSetting } from '../db/settings.ts';
import { stored } from '../db/storage.ts';
import type { MemberSettings } from '../db/stored-rows.ts';
import { usePorts } from '../ports/ports.tsx';
import { useLive, useSession } from './hooks.ts';

export interface MemberSetting<T> {
  /** Undefined while it loads; null if the member has never chosen. */
  readonly value: T | null | undefined;
  /** Stores the choice on this device. `unauthorized` without a member. */
  readonly set: (value: T) => Promise<Result<void, AppError>>;
}

/** Reads and stores one setting of the member on this device. */
export const useMemberSetting = <K extends keyof MemberSettings>(
  key: K,
): MemberSetting<MemberSettings[K]> => {
  const { device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const value = useLive(readMemberSetting<K>, [key]);
  return {
    value,
    set: async (chosen) => {
      if (memberId === null) return err({ kind: 'unauthorized' });
      const db = device.open(memberId);
      return stored(db, () => storeMemberSetting(db, key, chosen));
    },
  };
};
