import type { Extension } from '../../contract/endpoint.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting } from '../db/settings.ts';
import { stored } from '../db/storage.ts';
import type { Device } from './device.ts';
import { type SessionStore, tokenOfSession } from './session.ts';

/** The member who uses the app now, and what is theirs on this device. */
export interface SignedIn {
  /** Null without a member. */
  db(): MemberDatabase | null;
  withDb<T>(work: (db: MemberDatabase) => Promise<Result<T, AppError>>): Promise<Result<T, AppError>>;
  hasToken(): boolean;
  /** The product is being tried without an account. */
  isTrial(): boolean;
  declares(extension: Extension): boolean;
}

export const NO_MEMBER: AppError = { kind: 'unauthorized' };

export const createSignedIn = (device: Device, session: SessionStore): SignedIn => {
  const db = (): MemberDatabase | null => {
    const member = session.current();
    return member === null ? null : device.open(member.memberId);
  };
  return {
    db,
    withDb: async (work) => {
      const opened = db();
      return opened === null ? err(NO_MEMBER) : work(opened);
    },
    hasToken: () => tokenOfSession(session) !== null,
    isTrial: () => session.current()?.trial === true,
    declares: (extension) => session.current()?.extensions.includes(extension) ?? false,
  };
};

/** True while the member has chosen that nothing is sent and nothing fetched. */
export const isOfflineByChoice = async (db: MemberDatabase): Promise<boolean> => {
  const chosen = await stored(db, () => readMemberSetting(db, 'workOffline'));
  return chosen.ok && chosen.value === true;
};
