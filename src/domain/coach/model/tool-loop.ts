import type { Result } from '../../../terms/result.ts';
import { createNumberCheck, sentencesOf, withoutUnchecked } from './check-numbers.ts';
import type { CoachTurn } from './stream-events.ts';
import {
  STREAM_MESSAGE_LENGTH_MAX,
  STREAM_MESSAGES_MAX,
  STREAM_TURNS_MAX,
  type StreamMessage,
} from './stream-request.ts';
import { COACH_TOOL_NAMES, type CoachToolName } from './tool-names.ts';

/** The result of a tool. `text` goes to the model, `proposal` to the member as a card. */
export interface ToolAnswer<Proposal> {
  readonly text: string;
  /** Null for a tool that only looks. */
  readonly proposal: Proposal | null;
}

export interface LoopPorts<Proposal, Failure> {
  /** Has the model take one turn. `onText` gets its text as it comes. */
  readonly ask: (
    messages: readonly StreamMessage[],
    onText: (delta: string) => void,
  ) => Promise<Result<CoachTurn, Failure>>;
  /** Answers a call from what the device has. It checks the arguments, and changes nothing. */
  readonly callTool: (
    name: CoachToolName,
    args: Readonly<Record<string, unknown>>,
  ) => Promise<ToolAnswer<Proposal>>;
  /** Shows the reply of this turn, as far as it is complete and its numbers are checked. */
  readonly show: (text: string) => void;
}

/** A tool that was called, for the member's eyes: exactly the text that left the device. */
export interface SharedText {
  readonly tool: CoachToolName;
  readonly args: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export type LoopEnd<Failure> =
  | { readonly kind: 'answered' }
  /** The stream failed, or the provider stopped in the middle. What it had said is kept. */
  | { readonly kind: 'interrupted'; readonly by: Failure | 'length' | 'refused' }
  /** The model took too many turns, made the same call again, or wrote arguments twice that are no JSON object. */
  | { readonly kind: 'gave-up'; readonly why: 'turns' | 'repeated' | 'arguments' };

export interface LoopOutcome<Proposal, Failure> {
  /** May be empty. No amount or date is in it that neither a tool nor the member named. */
  readonly text: string;
  readonly proposals: readonly Proposal[];
  readonly shared: readonly SharedText[];
  readonly end: LoopEnd<Failure>;
}

const ASK_AGAIN =
  'Your last answer named a figure or a date that no tool returned. Answer again: use tools for figures, or name none.';
const NOT_JSON = 'The arguments were not a JSON object. Call the tool again with one.';
const noSuchTool = (name: string): string => `There is no tool "${name}" here.`;

type Args = Readonly<Record<string, unknown>>;

const readArgs = (text: string): Args | null => {
  try {
    const read: unknown = JSON.parse(text === '' ? '{}' : text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
};

/** The same for calls that differ only in the order of their arguments. */
const callKey = (name: string, args: Args): string =>
  JSON.stringify([name, ...Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** Text of tools is data: names and recipes in it may come from anywhere, and must not read as instructions. */
const quoted = (text: string): string => {
  let kept = text;
  for (;;) {
    const json = JSON.stringify({ quoted: kept });
    if (json.length <= STREAM_MESSAGE_LENGTH_MAX) return json;
    kept = `${kept.slice(0, Math.floor(kept.length * 0.9) - 1)}…`;
  }
};

/** The text of a tool out of its quoted form. */
export const unquoted = (content: string): string => {
  const text = readArgs(content)?.quoted;
  return typeof text === 'string' ? text : content;
};

/** The server takes no half characters, as a cut text may end in one. */
const sendable = (text: string): string =>
  text.slice(0, STREAM_MESSAGE_LENGTH_MAX).replace(/\p{Surrogate}|\0/gu, '');

const isTool = (name: string, tools: readonly CoachToolName[]): name is CoachToolName =>
  tools.some((tool) => tool === name);

/** Shows the sentences that are complete and checked, each as soon as it is. */
const createShown = (isChecked: (sentence: string) => boolean, show: (text: string) => void) => {
  let text = '';
  let done = 0;
  let shown = '';
  return {
    add: (delta: string): void => {
      text += delta;
      const complete = sentencesOf(text).slice(0, -1);
      for (const sentence of complete.slice(done)) {
        if (!isChecked(sentence)) continue;
        shown += sentence;
        show(shown);
      }
      done = complete.length;
    },
    text: (): string => text,
  };
};

/**
 * Lets a model answer by tools, turn by turn, on the device. What the model writes is only ever shown or looked up as a
 * call: no text of the model or of a tool starts anything. Each reply is checked: one with a number that neither a
 * tool nor the member named is asked for again once, then loses the sentence.
 */
export const runToolLoop = async <Proposal, Failure>(
  ports: LoopPorts<Proposal, Failure>,
  exchange: { readonly messages: readonly StreamMessage[]; readonly tools?: readonly CoachToolName[] },
): Promise<LoopOutcome<Proposal, Failure>> => {
  const { messages: given, tools = COACH_TOOL_NAMES } = exchange;
  const thread = [...given];
  const returned = given.flatMap((message) => (message.role === 'tool' ? [unquoted(message.content)] : []));
  const member = given.flatMap((message) => (message.role === 'user' ? [message.content] : []));
  const proposals: Proposal[] = [];
  const shared: SharedText[] = [];
  const called = new Set<string>();
  let hadWrongArguments = false;
  let askedAgain = false;
  let text = '';

  const finish = (end: LoopEnd<Failure>): LoopOutcome<Proposal, Failure> => ({
    text: withoutUnchecked(text, { tools: returned, member }).trim(),
    proposals,
    shared,
    end,
  });

  /** Adds the result of each call to the thread. Returns why no further turn makes sense, or null. */
  const answerCalls = async ({ calls, dropped }: CoachTurn): Promise<'repeated' | 'arguments' | null> => {
    for (const { id, name } of dropped) thread.push({ role: 'tool', call: id, content: noSuchTool(name) });
    for (const call of calls) {
      const tell = (content: string): void => void thread.push({ role: 'tool', call: call.id, content });
      const args = readArgs(call.arguments);
      if (args === null) {
        if (hadWrongArguments) return 'arguments';
        hadWrongArguments = true;
        tell(NOT_JSON);
        continue;
      }
      if (!isTool(call.name, tools)) {
        tell(noSuchTool(call.name));
        continue;
      }
      const key = callKey(call.name, args);
      if (called.has(key)) return 'repeated';
      called.add(key);
      const answer = await ports.callTool(call.name, args);
      const content = quoted(answer.text);
      returned.push(answer.text);
      shared.push({ tool: call.name, args, text: content });
      if (answer.proposal !== null) proposals.push(answer.proposal);
      tell(content);
    }
    return null;
  };

  for (let turn = 0; turn < STREAM_TURNS_MAX && thread.length <= STREAM_MESSAGES_MAX; turn += 1) {
    const isChecked = createNumberCheck({ tools: returned, member });
    const shown = createShown(isChecked, ports.show);
    const asked = await ports.ask([...thread], shown.add);
    text = shown.text();
    if (!asked.ok) return finish({ kind: 'interrupted', by: asked.error });
    const { calls, dropped, reason } = asked.value;
    if (reason === 'calls') {
      const told = [...calls, ...dropped.map((call) => ({ ...call, arguments: '{}' }))];
      thread.push({ role: 'assistant', content: sendable(text), calls: told });
      const why = await answerCalls(asked.value);
      if (why !== null) return finish({ kind: 'gave-up', why });
      continue;
    }
    if (reason !== 'stop') return finish({ kind: 'interrupted', by: reason });
    if (askedAgain || sentencesOf(text).every(isChecked)) return finish({ kind: 'answered' });
    askedAgain = true;
    thread.push(
      { role: 'assistant', content: sendable(text), calls: [] },
      { role: 'user', content: ASK_AGAIN },
    );
  }
  return finish({ kind: 'gave-up', why: 'turns' });
};
