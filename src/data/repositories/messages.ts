import { type KeptMessage, mergeThread, type ThreadMessage } from '../../domain/chat/merge-thread.ts';
import type { IntentPayloads } from '../intents.ts';
import type { MemberDatabase } from '../member-database.ts';
import type { MessageRow } from '../stored-rows.ts';
import { listLane } from './outbox.ts';

/** The conversation as this device knows it, oldest first. */
export const readMessages = (db: MemberDatabase): Promise<MessageRow[]> =>
  db.messages.orderBy('position').toArray();

const lastPosition = async (db: MemberDatabase): Promise<number> =>
  (await db.messages.orderBy('position').last())?.position ?? 0;

/** Adds a message at the end of the conversation. */
export const appendMessage = async (
  db: MemberDatabase,
  message: Omit<KeptMessage, 'serverId'>,
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

/**
 * What a list of the newest messages can speak of: the end of the conversation, with one more of those that the
 * server is known to hold than it lists. A list that does not reach the newest of them is held against everything.
 */
const readListed = async (
  db: MemberDatabase,
  thread: readonly ThreadMessage[],
): Promise<readonly MessageRow[]> => {
  const total = await lastPosition(db);
  for (let most = thread.length + 1; most < total; most *= 2) {
    const end = await db.messages
      .where('position')
      .above(total - most)
      .toArray();
    const held = end.filter(({ serverId }) => serverId !== null);
    if (held.length <= thread.length) continue;
    const newest = held.at(-1)?.serverId;
    return thread.some(({ id }) => id === newest) ? end : readMessages(db);
  }
  return readMessages(db);
};

/** Brings the conversation up to what the server holds (oldest first). To be run in ONE transaction. */
export const keepThread = async (db: MemberDatabase, thread: readonly ThreadMessage[]): Promise<void> => {
  if (thread.length === 0) return;
  const kept = await readListed(db, thread);
  const uncertain = (await listLane(db, 'chat'))
    .filter((row) => row.state === 'sending' || (row.state === 'waiting' && row.lastError !== null))
    .map((row) => ({ text: (row.payload as IntentPayloads['chat.send']).message }));
  const before = new Map(kept.map((message) => [message.id, message]));
  const first = kept[0]?.position ?? 1;
  const changed = mergeThread(kept, thread, uncertain)
    .map((message, at): MessageRow => ({ ...message, position: first + at }))
    .filter((row) => {
      const old = before.get(row.id);
      return old?.position !== row.position || old.serverId !== row.serverId || old.at !== row.at;
    });
  await db.messages.bulkPut(changed);
};
