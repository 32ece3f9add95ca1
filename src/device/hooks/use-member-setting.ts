import type { AppError } from '../../terms/app-error.ts';
import { err, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { changeMemberSetting, readMemberSetting, storeMemberSetting } from '../db/settings.ts';
import { stored } from '../db/storage.ts';
import type { MemberSettings } from '../db/stored-rows.ts';
import { usePorts } from '../ports/ports.tsx';
import { useLive, useSession } from './hooks.ts';

export interface MemberSetting<T> {
  /** Undefined while it loads; null if the member has never chosen. */
  readonly value: T | null | undefined;
  /** Stores the choice on this device. `unauthorized` without a member. */
  readonly set: (value: T) => Promise<Result<void, AppError>>;
  /** Stores what is made of the choice that is stored by then. */
  readonly change: (change: (before: T | null) => T) => Promise<Result<void, AppError>>;
}

/** Reads and stores one setting of the member on this device. */
export const useMemberSetting = <K extends keyof MemberSettings>(
  key: K,
): MemberSetting<MemberSettings[K]> => {
  const { device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const value = useLive(readMemberSetting<K>, [key]);
  const write = async (writing: (db: MemberDatabase) => Promise<void>): Promise<Result<void, AppError>> => {
    if (memberId === null) return err({ kind: 'unauthorized' });
    const db = device.open(memberId);
    return stored(db, () => writing(db));
  };
  return {
    value,
    set: (chosen) => write((db) => storeMemberSetting(db, key, chosen)),
    change: (change) => write((db) => changeMemberSetting(db, key, change)),
  };
};
