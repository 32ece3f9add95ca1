import * as v from 'valibot';
import type { CoachEvent, EndReason } from '../../src/domain/coach/model/stream-events.ts';
import {
  CALL_ID_MAX,
  STREAM_ARGUMENTS_MAX,
  STREAM_CALLS_MAX,
  STREAM_MESSAGE_LENGTH_MAX,
  TOOL_NAME,
  type ToolCall,
} from '../../src/domain/coach/model/stream-request.ts';
import type { CoachToolName } from '../../src/domain/coach/model/tool-names.ts';

const callPart = v.object({
  index: v.nullish(v.number()),
  id: v.nullish(v.string()),
  function: v.nullish(v.object({ name: v.nullish(v.string()), arguments: v.nullish(v.string()) })),
});
/** A chunk of a streamed completion, as far as it is read. */
const chunk = v.object({
  choices: v.array(
    v.object({
      delta: v.nullish(
        v.object({
          content: v.nullish(v.string()),
          refusal: v.nullish(v.string()),
          tool_calls: v.nullish(v.array(callPart)),
        }),
      ),
      finish_reason: v.nullish(v.string()),
    }),
  ),
});
type CallPart = v.InferOutput<typeof callPart>;

const REASONS: ReadonlyMap<string, EndReason> = new Map([
  ['length', 'length'],
  ['content_filter', 'refused'],
]);
const BROKEN: readonly CoachEvent[] = [{ type: 'failed', kind: 'broken' }];

/** Puts the calls together that a provider sends in parts. */
const createCalls = () => {
  const calls = new Map<number, ToolCall>();
  return {
    /** False where there are more, or longer ones, than a turn may have. */
    add: ({ index, id, function: part }: CallPart): boolean => {
      // Some providers send no index: a new id begins a new call.
      const at = index ?? (id ? calls.size : calls.size - 1);
      const known = calls.get(at);
      const call: ToolCall = {
        id: known?.id || id || `call-${at}`,
        // Some providers repeat the name in each part.
        name: known?.name === part?.name ? (known?.name ?? '') : (known?.name ?? '') + (part?.name ?? ''),
        arguments: (known?.arguments ?? '') + (part?.arguments ?? ''),
      };
      calls.set(at, call);
      return (
        calls.size <= STREAM_CALLS_MAX &&
        call.id.length <= CALL_ID_MAX &&
        call.arguments.length <= STREAM_ARGUMENTS_MAX
      );
    },
    all: (): readonly ToolCall[] => [...calls.values()],
  };
};

/** Reads the data of a provider's events. After `end` or `failed` nothing more is read. */
export interface TurnReader {
  read(data: string): readonly CoachEvent[];
  /** The events that the provider owes when its stream closes. */
  close(): readonly CoachEvent[];
}

/** Reads one turn. Calls of tools that were not `offered` are dropped; texts and calls have their limits. */
export const createTurnReader = (offered: readonly CoachToolName[]): TurnReader => {
  const calls = createCalls();
  let length = 0;
  let finished: string | null = null;

  const callEvent = ({ id, name, arguments: text }: ToolCall): CoachEvent => {
    const tool = offered.find((each) => each === name);
    return tool === undefined
      ? { type: 'dropped', id, name }
      : { type: 'call', id, name: tool, arguments: text };
  };
  const end = (finish: string): readonly CoachEvent[] => {
    const reason = REASONS.get(finish);
    if (reason !== undefined) return [{ type: 'end', reason }];
    const all = calls.all();
    if (all.length === 0) return [{ type: 'end', reason: 'stop' }];
    const isWellFormed =
      all.every(({ name }) => TOOL_NAME.test(name)) && new Set(all.map(({ id }) => id)).size === all.length;
    return isWellFormed ? [...all.map(callEvent), { type: 'end', reason: 'calls' }] : BROKEN;
  };
  const textEvents = (content: string): readonly CoachEvent[] => {
    const delta = content.replaceAll('\0', '').slice(0, STREAM_MESSAGE_LENGTH_MAX - length);
    length += content.length;
    const events: readonly CoachEvent[] = delta === '' ? [] : [{ type: 'text', delta }];
    return length > STREAM_MESSAGE_LENGTH_MAX ? [...events, ...end('length')] : events;
  };

  return {
    read: (data) => {
      if (data.trim() === '[DONE]') return end(finished ?? 'stop');
      let json: unknown;
      try {
        json = JSON.parse(data);
      } catch {
        return BROKEN;
      }
      const read = v.safeParse(chunk, json);
      if (!read.success) return BROKEN;
      // The last chunk of some providers has no choice, only the count of tokens.
      const [choice] = read.output.choices;
      finished = choice?.finish_reason ?? finished;
      if (choice?.delta?.refusal) return end('content_filter');
      if (!(choice?.delta?.tool_calls ?? []).every(calls.add)) return BROKEN;
      return textEvents(choice?.delta?.content ?? '');
    },
    close: () => (finished === null ? BROKEN : end(finished)),
  };
};
