/** One message of the conversation on the server; `at` in epoch seconds, 0 where it gives no time. */
export interface ThreadMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly at: number;
}

/**
 * One message as this device keeps it. What was written here has an id of its own, its answer that id with
 * `:reply`; what came from the server has the server's. `serverId` is null until the thread was seen to hold it.
 */
export interface StoredMessage extends ThreadMessage {
  readonly serverId: string | null;
}

const REPLY = ':reply';

export const replyIdOf = (id: string): string => `${id}${REPLY}`;
export const isReply = (id: string): boolean => id.endsWith(REPLY);
export const askedBy = (replyId: string): string => replyId.slice(0, -REPLY.length);

/** Servers trim, and some change the white space. */
const sameText = (a: string, b: string): boolean =>
  a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();

export const says = (
  message: ThreadMessage | undefined,
  role: ThreadMessage['role'],
  text: string,
): boolean => message?.role === role && sameText(message.text, text);

/** True where the server's list brought this question already, with this answer. */
export const holdsExchange = (kept: readonly StoredMessage[], question: string, answer: string): boolean =>
  kept.some(
    ({ id, serverId }, at) =>
      id === serverId && says(kept[at], 'user', question) && says(kept[at + 1], 'assistant', answer),
  );
