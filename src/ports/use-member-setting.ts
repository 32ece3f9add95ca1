import { readMemberSetting, storeMemberSetting } from '../data/repositories/settings.ts';
import { stored } from '../data/storage.ts';
import type { MemberSettings } from '../data/stored-rows.ts';
import type { AppError } from '../domain/app-error.ts';
import { err, type Result } from '../domain/result.ts';
import { useLive, useSession } from './hooks.ts';
import { usePorts } from './ports.tsx';

export interface MemberSetting<T> {
  /** Undefined while it loads, null where the member never chose. */
  readonly value: T | null | undefined;
  readonly set: (value: T) => Promise<Result<void, AppError>>;
}

/** One choice of the member on this device. */
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
