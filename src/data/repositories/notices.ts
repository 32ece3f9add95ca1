import type { MemberDatabase } from '../member-database.ts';
import type { NoticeRow } from '../stored-rows.ts';

/** Adds a notice for the bell; one whose cause was announced before stays as it is. */
export const announce = async (db: MemberDatabase, notice: Omit<NoticeRow, 'read'>): Promise<void> => {
  if ((await db.notices.get(notice.id)) === undefined) await db.notices.add({ ...notice, read: 0 });
};

export const countUnreadNotices = (db: MemberDatabase): Promise<number> =>
  db.notices.where('read').equals(0).count();

/** Newest first. */
export const readNotices = async (db: MemberDatabase): Promise<NoticeRow[]> =>
  (await db.notices.toArray()).sort((a, b) => b.at - a.at);

export const markNoticesRead = async (db: MemberDatabase): Promise<void> => {
  await db.notices.where('read').equals(0).modify({ read: 1 });
};
