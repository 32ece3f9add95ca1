import { useState } from 'react';
import type { OutboxRow } from '../../device/db/intents.ts';
import type { MemberDatabase } from '../../device/db/member-database.ts';
import { useLive } from '../../device/hooks/hooks.ts';
import { useLastKnown } from '../../device/hooks/use-last-known.ts';
import { listLane } from '../../device/outbox/rows/outbox.ts';
import { type MessageWindow, readMessageWindow } from '../../device/rows/messages.ts';

const PAGE = 60;
/** So many messages are drawn at most, however long the conversation is. */
const MOST = 3 * PAGE;

/** The parts of a conversation before and after the one that is drawn. */
export interface Paging {
  /** Number of messages before, and after, the ones shown. */
  readonly earlier: number;
  readonly later: number;
  readonly showEarlier: () => void;
  readonly showLater: () => void;
  readonly showFirst: () => void;
  readonly showNewest: () => void;
}

export interface ShownMessages extends MessageWindow, Paging {}

/** Together, so that a message that was sent leaves the queue in the moment in which it is in the conversation. */
const readConversation = (db: MemberDatabase, from: number | null) =>
  db.transaction('r', [db.messages, db.outbox], async () => ({
    window: await readMessageWindow(db, from, from === null ? PAGE : MOST),
    lane: await listLane(db, 'chat'),
  }));

export interface Conversation {
  readonly shown: ShownMessages;
  /** On its way to the server. */
  readonly lane: readonly OutboxRow[];
}

/** A part of the conversation: the newest messages, until others are asked for. Undefined while it is read first. */
export const useConversation = (): Conversation | undefined => {
  /** Null follows the newest. */
  const [from, setFrom] = useState<number | null>(null);
  const read = useLive(readConversation, [from]);
  const known = useLastKnown(read, 'chat');
  if (known === undefined) return undefined;
  const { window, lane } = known;
  const first = window.messages[0]?.position ?? 1;
  const last = window.messages.at(-1)?.position ?? 0;
  /** One after the other: what is asked for next counts from what is shown. */
  const show = (position: number | null) => (): void => {
    if (read !== undefined) setFrom(position);
  };
  return {
    lane,
    shown: {
      ...window,
      earlier: first - 1,
      later: window.total - last,
      showEarlier: show(Math.max(1, first - PAGE)),
      showLater: show(first + PAGE),
      showFirst: () => setFrom(1),
      showNewest: () => setFrom(null),
    },
  };
};
