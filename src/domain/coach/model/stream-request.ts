/** Messages of one request; the newest exchange alone is sent. */
export const STREAM_MESSAGES_MAX = 24;
/** UTF-16 code units of one message. */
export const STREAM_MESSAGE_LENGTH_MAX = 4000;
/** Turns of the model for one message of the member. */
export const STREAM_TURNS_MAX = 8;
/** Calls of tools in one turn. */
export const STREAM_CALLS_MAX = 6;
/** UTF-16 code units of the arguments of one call. */
export const STREAM_ARGUMENTS_MAX = 2000;
/** Letters, digits, `_` and `-`: names of tools as providers allow them. */
export const TOOL_NAME = /^[\w-]{1,64}$/;
export const CALL_ID_MAX = 256;

/** A call as the model wrote it: the name may be that of no tool, the arguments may be no JSON. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** A message of the exchange with the model. The server adds its instructions in front. */
export type StreamMessage =
  | { readonly role: 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls: readonly ToolCall[] }
  /** The result of the call with this id. */
  | { readonly role: 'tool'; readonly call: string; readonly content: string };

/** The turns with calls since the member last wrote. */
export const turnsTaken = (messages: readonly StreamMessage[]): number =>
  messages
    .slice(messages.findLastIndex(({ role }) => role === 'user') + 1)
    .filter((message) => message.role === 'assistant' && message.calls.length > 0).length;

/**
 * Whether a model can go on from these messages: the member or a tool spoke last, and each call has its one result
 * right behind it.
 */
export const isAnswerable = (messages: readonly StreamMessage[]): boolean => {
  let open: readonly string[] = [];
  for (const message of messages) {
    if (message.role === 'tool') {
      if (!open.includes(message.call)) return false;
      open = open.filter((id) => id !== message.call);
    } else {
      if (open.length > 0) return false;
      open = message.role === 'assistant' ? message.calls.map(({ id }) => id) : [];
      if (new Set(open).size < open.length) return false;
    }
  }
  const last = messages.at(-1)?.role;
  return (
    open.length === 0 && (last === 'user' || last === 'tool') && messages.some(({ role }) => role === 'user')
  );
};
