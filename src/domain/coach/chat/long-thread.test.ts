import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemberDatabase } from '../../../device/db/member-database.ts';
import { storeThread } from '../../../device/outbox/rows/thread.ts';
import { readMessages } from '../../../device/rows/messages.ts';
import { mergeThread } from './merge-thread.ts';
import type { StoredMessage, ThreadMessage } from './messages.ts';

const onServer = (place: number): ThreadMessage => ({
  id: `server-${place}`,
  role: place % 2 === 0 ? 'user' : 'assistant',
  text: `Message ${place}.`,
  at: 1000 + place,
});

let databases = 0;

const openWith = async (kept: readonly StoredMessage[]): Promise<MemberDatabase> => {
  const db = new MemberDatabase(`long-thread-${databases++}`);
  await db.messages.bulkAdd(kept.map((message, at) => ({ ...message, position: at + 1 })));
  return db;
};

const wordsOf = (messages: readonly StoredMessage[]): readonly unknown[] =>
  messages.map(({ id, serverId, at }) => [id, serverId, at]);

const keep = async (kept: readonly StoredMessage[], thread: readonly ThreadMessage[]) => {
  const db = await openWith(kept);
  await db.transaction('rw', db.messages, db.outbox, () => storeThread(db, thread));
  const rows = await readMessages(db);
  await db.delete();
  return rows;
};

/**
 * Returns the messages of a conversation that a device has stored. `mine` has an id of the device beside the server's,
 * `unseen` was not found on the server yet, and `unknown` is missing on the device.
 */
const keptOf = (
  conversation: readonly ThreadMessage[],
  fates: readonly ('seen' | 'mine' | 'unseen' | 'unknown')[],
): readonly StoredMessage[] =>
  conversation.flatMap((message, at): readonly StoredMessage[] => {
    const fate = fates[at] ?? 'seen';
    if (fate === 'unknown') return [];
    if (fate === 'seen') return [{ ...message, serverId: message.id }];
    return [{ ...message, id: `mine-${at}`, serverId: fate === 'mine' ? message.id : null }];
  });

test('reading the end of a conversation keeps the same as holding the list against all of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('seen' as const, 'mine' as const, 'unseen' as const, 'unknown' as const), {
        maxLength: 40,
      }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 12 }),
      async (fates, listed, written) => {
        const conversation = Array.from({ length: fates.length + written }, (_, place) => onServer(place));
        const kept = keptOf(conversation.slice(0, fates.length), fates);
        const thread = conversation.slice(-listed);
        const rows = await keep(kept, thread);
        expect(wordsOf(rows)).toEqual(wordsOf(mergeThread(kept, thread, [])));
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
      },
    ),
    { numRuns: 25 },
  );
});

test('a backend that lists the oldest messages doubles nothing', async () => {
  const conversation = Array.from({ length: 30 }, (_, place) => onServer(place));
  const kept = keptOf(conversation, Array(30).fill('mine'));
  expect(wordsOf(await keep(kept, conversation.slice(0, 10)))).toEqual(wordsOf(kept));
});
