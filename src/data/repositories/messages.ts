import type { MemberDatabase } from '../member-database.ts';
import type { MessageRow } from '../stored-rows.ts';

/** The chat as this device knows it, oldest first. */
export const readMessages = (db: MemberDatabase): Promise<MessageRow[]> =>
  db.messages.orderBy('at').toArray();

export const keepMessage = async (db: MemberDatabase, message: MessageRow): Promise<void> => {
  await db.messages.put(message);
};
