import { mergeThread } from '../../../domain/coach/chat/merge-thread.ts';
import type { ThreadMessage } from '../../../domain/coach/chat/messages.ts';
import type { IntentPayloads } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import type { MessageRow } from '../../db/stored-rows.ts';
import { lastPosition, readMessages } from '../../rows/messages.ts';
import { listLane } from './outbox.ts';

/**
 * Messages that a list of the newest ones can change: the end of the conversation, with one more of those that the
 * server is known to have than the list holds. A list that does not reach the newest known message is compared with
 * all of them.
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
export const storeThread = async (db: MemberDatabase, thread: readonly ThreadMessage[]): Promise<void> => {
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
