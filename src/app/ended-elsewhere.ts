import type { Device } from '../data/device.ts';
import { readMemberSetting, writeMemberSetting } from '../data/repositories/settings.ts';
import type { SessionStore } from '../data/session.ts';
import { stored } from '../data/storage.ts';
import { hashOfToken } from '../data/token-hash.ts';

/** Locks the device where the worker was told, without a page, that somebody had ended the session. */
export const lockIfEnded = async (
  device: Pick<Device, 'open'>,
  session: Pick<SessionStore, 'current' | 'lock'>,
): Promise<void> => {
  const member = session.current();
  if (member === null) return;
  const db = device.open(member.memberId);
  const noted = await stored(db, () => readMemberSetting(db, 'endedToken'));
  if (!noted.ok || noted.value === null) return;
  await stored(db, () => writeMemberSetting(db, 'endedToken', null));
  const now = session.current();
  // A token that came since is another session's.
  if (now?.memberId !== member.memberId) return;
  if (now.access !== null && (await hashOfToken(now.access)) !== noted.value) return;
  session.lock('ended');
};
