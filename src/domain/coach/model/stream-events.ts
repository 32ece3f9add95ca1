import { err, ok, type Result } from '../../../terms/result.ts';
import { createEventStreamReader } from '../../event-stream.ts';
import type { ToolCall } from './stream-request.ts';
import { COACH_TOOL_NAMES, type CoachToolName } from './tool-names.ts';

/**
 * `stop`: the answer is complete. `calls`: the model waits for the results of its calls. `length`: the answer was
 * longer than it may be and is cut. `refused`: the provider declined to answer.
 */
export const END_REASONS = ['stop', 'calls', 'length', 'refused'] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * `busy`: the provider has too much to do. `unreachable`: it refused or did not answer. `slow`: it took too long.
 * `broken`: its answer could not be read or broke off. `turns`: the question has had all its turns. `replaced`: the
 * member asked again meanwhile.
 */
export const STREAM_FAILURES = ['busy', 'unreachable', 'slow', 'broken', 'turns', 'replaced'] as const;
export type StreamFailure = (typeof STREAM_FAILURES)[number];

/** An event of the server's stream. The last one of a complete stream is `end` or `failed`. */
export type CoachEvent =
  | { readonly type: 'text'; readonly delta: string }
  /** A call of a tool that was offered. `arguments` is what the model wrote, JSON or not. */
  | { readonly type: 'call'; readonly id: string; readonly name: CoachToolName; readonly arguments: string }
  /** A call of a tool that was not offered: the device tells the model so. */
  | { readonly type: 'dropped'; readonly id: string; readonly name: string }
  | { readonly type: 'end'; readonly reason: EndReason }
  | { readonly type: 'failed'; readonly kind: StreamFailure };

const BROKEN: CoachEvent = { type: 'failed', kind: 'broken' };

const oneOf = <T extends string>(names: readonly T[], value: unknown): value is T =>
  names.some((name) => name === value);

/** Null for a type that this version does not know. */
const eventOf = (fields: Readonly<Record<string, unknown>>): CoachEvent | null => {
  const { type, delta, id, name, arguments: text, reason, kind } = fields;
  switch (type) {
    case 'text':
      return typeof delta === 'string' ? { type, delta } : BROKEN;
    case 'call':
      return typeof id === 'string' && oneOf(COACH_TOOL_NAMES, name) && typeof text === 'string'
        ? { type, id, name, arguments: text }
        : BROKEN;
    case 'dropped':
      return typeof id === 'string' && typeof name === 'string' ? { type, id, name } : BROKEN;
    case 'end':
      return oneOf(END_REASONS, reason) ? { type, reason } : BROKEN;
    case 'failed':
      return { type, kind: oneOf(STREAM_FAILURES, kind) ? kind : 'broken' };
    default:
      return null;
  }
};

const parse = (data: string): CoachEvent | null => {
  try {
    const fields: unknown = JSON.parse(data);
    return typeof fields === 'object' && fields !== null ? eventOf({ ...fields }) : BROKEN;
  } catch {
    return BROKEN;
  }
};

/**
 * Reads the server's stream on the device: pass the decoded text of each piece, get the events that are complete. What
 * cannot be read is the event `failed` with `broken`. A stream that closes before `end` or `failed` broke off.
 */
export const createCoachEventReader = (): ((piece: string) => readonly CoachEvent[]) => {
  const read = createEventStreamReader();
  return (piece) =>
    read(piece).flatMap((data) => {
      const event = parse(data);
      return event === null ? [] : [event];
    });
};

/** The model's words and calls in one turn. */
export interface CoachTurn {
  readonly calls: readonly ToolCall[];
  /** Calls of tools that were not offered. */
  readonly dropped: readonly Omit<ToolCall, 'arguments'>[];
  readonly reason: EndReason;
}

/** Reads one whole stream from its decoded pieces. `onText` gets the text as it comes. */
export const readCoachTurn = async (
  pieces: AsyncIterable<string>,
  onText: (delta: string) => void,
): Promise<Result<CoachTurn, StreamFailure>> => {
  const read = createCoachEventReader();
  const calls: ToolCall[] = [];
  const dropped: { id: string; name: string }[] = [];
  for await (const piece of pieces) {
    for (const event of read(piece)) {
      if (event.type === 'text') onText(event.delta);
      else if (event.type === 'call')
        calls.push({ id: event.id, name: event.name, arguments: event.arguments });
      else if (event.type === 'dropped') dropped.push({ id: event.id, name: event.name });
      else return event.type === 'end' ? ok({ calls, dropped, reason: event.reason }) : err(event.kind);
    }
  }
  return err('broken');
};
