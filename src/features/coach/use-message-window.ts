import { useState } from 'react';
import { useLive } from '../../device/hooks/hooks.ts';
import { useLastKnown } from '../../device/hooks/use-last-known.ts';
import { type MessageWindow, readMessageWindow } from '../../device/rows/messages.ts';

const PAGE = 60;
/** So many messages are drawn at most, however long the conversation is. */
const MOST = 3 * PAGE;

export interface ShownMessages extends MessageWindow {
  /** Number of messages before, and after, the ones shown. */
  readonly earlier: number;
  readonly later: number;
  readonly showEarlier: () => void;
  readonly showLater: () => void;
  readonly showFirst: () => void;
  readonly showNewest: () => void;
}

/** A part of the conversation: the newest messages, until others are asked for. Undefined while it is read first. */
export const useMessageWindow = (): ShownMessages | undefined => {
  /** Null follows the newest. */
  const [from, setFrom] = useState<number | null>(null);
  const read = useLive((db) => readMessageWindow(db, from, from === null ? PAGE : MOST), [from]);
  const shown = useLastKnown(read, 'chat');
  if (shown === undefined) return undefined;
  const first = shown.messages[0]?.position ?? 1;
  const last = shown.messages.at(-1)?.position ?? 0;
  /** One after the other: what is asked for next counts from what is shown. */
  const show = (position: number | null) => (): void => {
    if (read !== undefined) setFrom(position);
  };
  return {
    ...shown,
    earlier: first - 1,
    later: shown.total - last,
    showEarlier: show(Math.max(1, first - PAGE)),
    showLater: show(first + PAGE),
    showFirst: () => setFrom(1),
    showNewest: () => setFrom(null),
  };
};
