import { type KeptMessage, mergeThread, type ThreadMessage } from '../../domain/chat/merge-thread.ts';
import type { IntentPayloads } from '../intents.ts';
import type { MemberDatabase } from '../member-database.ts';
import type { MessageRow } from '../stored-rows.ts';
import { listLane } from './outbox.ts';

/** The conversation as this device knows it, oldest first. */
export const readMessages = (db: MemberDatabase): Promise<MessageRow[]> =>
  db.messages.orderBy('position').toArray();

/** Adds a message at the end of the conversation. */
export const appendMessage = async (
  db: MemberDatabase,
  message: Omit<KeptMessage, 'serverId'>,
): Promise<void> => {
  const last = await db.messages.orderBy('position').last();
  await db.messages.put({ ...message, serverId: null, position: (last?.position ?? 0) + 1 });
};

/** Brings the conversation up to what the server holds (oldest first). To be run in ONE transaction. */
export const keepThread = async (db: MemberDatabase, thread: readonly ThreadMessage[]): Promise<void> => {
  const kept = await readMessages(db);
  const uncertain = (await listLane(db, 'chat'))
    .filter((row) => row.state === 'sending' || (row.state === 'waiting' && row.lastError !== null))
    .map((row) => ({ text: (row.payload as IntentPayloads['chat.send']).message }));
  const before = new Map(kept.map((message) => [message.id, message]));
  const changed = mergeThread(kept, thread, uncertain)
    .map((message, at): MessageRow => ({ ...message, position: at + 1 }))
    .filter((row) => {
      const old = before.get(row.id);
      return old?.position !== row.position || old.serverId !== row.serverId || old.at !== row.at;
    });
  await db.messages.bulkPut(changed);
};
