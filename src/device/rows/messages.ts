import type { StoredMessage } from '../../domain/coach/chat/messages.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import type { MessageRow } from '../db/stored-rows.ts';

/** The conversation as this device knows it, oldest first. */
export const readMessages = (db: MemberDatabase): Promise<MessageRow[]> =>
  db.messages.orderBy('position').toArray();

/** The place of the newest; 0 where there is none. */
export const lastPosition = async (db: MemberDatabase): Promise<number> =>
  (await db.messages.orderBy('position').last())?.position ?? 0;

/** Adds a message at the end of the conversation. */
export const appendMessage = async (
  db: MemberDatabase,
  message: Omit<StoredMessage, 'serverId'>,
): Promise<void> => {
  await db.messages.put({ ...message, serverId: null, position: (await lastPosition(db)) + 1 });
};

/** A part of the conversation, oldest first; its messages have the places 1 to `total`. */
export interface MessageWindow {
  readonly messages: readonly MessageRow[];
  readonly total: number;
}

/** At most `most` messages from the place `from` on; null for the newest. However long it is, no more is read. */
export const readMessageWindow = async (
  db: MemberDatabase,
  from: number | null,
  most: number,
): Promise<MessageWindow> => {
  const total = await lastPosition(db);
  const first = from ?? total - most + 1;
  const messages = await db.messages
    .where('position')
    .between(first, first + most)
    .toArray();
  return { messages, total };
};
