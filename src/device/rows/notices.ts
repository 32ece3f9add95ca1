import { DEFAULT_NOTIFICATIONS } from '../../domain/reminders/notification-topics.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting } from '../db/settings.ts';
import type { NoticeRow } from '../db/stored-rows.ts';

/**
 * Adds a notice for the bell, unless the member does not want its kind; one whose cause was announced before
 * stays as it is.
 */
export const announce = async (db: MemberDatabase, notice: Omit<NoticeRow, 'read'>): Promise<void> => {
  const { topics } = (await readMemberSetting(db, 'notifications')) ?? DEFAULT_NOTIFICATIONS;
  if (notice.kind !== 'reminder' && !topics.includes(notice.kind)) return;
  if ((await db.notices.get(notice.id)) === undefined) await db.notices.add({ ...notice, read: 0 });
};

/** Removes the notices whose id begins so, because a newer one says the same. Reads no other notice. */
export const removeNotices = async (db: MemberDatabase, idPrefix: string): Promise<void> => {
  await db.notices.where('id').startsWith(idPrefix).delete();
};

export const countUnreadNotices = (db: MemberDatabase): Promise<number> =>
  db.notices.where('read').equals(0).count();

/** The newest, at most so many, newest first. */
export const readNotices = (db: MemberDatabase, most: number): Promise<NoticeRow[]> =>
  db.notices.orderBy('at').reverse().limit(most).toArray();

export const markNoticesRead = async (db: MemberDatabase): Promise<void> => {
  await db.notices.where('read').equals(0).modify({ read: 1 });
};
