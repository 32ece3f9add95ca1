import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { listening } from './listening.ts';

/** One answer of the provider, byte by byte as it is sent. */
export interface ScriptedAnswer {
  readonly status?: number;
  readonly type?: string;
  /** Where a redirect leads. */
  readonly location?: string;
  /** Written one after the other, each in a packet of its own. */
  readonly pieces?: readonly (string | Uint8Array)[];
  readonly pauseMs?: number;
  /** Nothing is sent before. */
  readonly when?: Promise<unknown>;
  /** `end`: in order. `cut`: the connection breaks. `hang`: nothing more comes. `pour`: the last piece without end. */
  readonly after?: 'end' | 'cut' | 'hang' | 'pour';
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model?: string;
    readonly stream?: boolean;
    readonly messages: readonly {
      readonly role: string;
      readonly content: string | null;
      readonly tool_call_id?: string;
      readonly tool_calls?: readonly object[];
    }[];
    readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: object } }[];
  };
}

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish: string | null = null): string =>
  data({
    id: 'c1',
    object: 'chat.completion.chunk',
    model: 'a-model',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });

/** The lines of the protocol. */
export const line = {
  begin: chunk({ role: 'assistant', content: '', refusal: null }),
  text: (content: string): string => chunk({ content }),
  call: (index: number, id: string, name: string, text = ''): string =>
    chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: text } }] }),
  more: (index: number, text: string): string =>
    chunk({ tool_calls: [{ index, function: { arguments: text } }] }),
  finish: (reason: string): string => chunk({}, reason),
  usage: data({ id: 'c1', choices: [], usage: { total_tokens: 12 } }),
  done: 'data: [DONE]\n\n',
  data,
};

export const says = (...texts: readonly string[]): ScriptedAnswer => ({
  pieces: [line.begin, ...texts.map(line.text), line.finish('stop'), line.usage, line.done],
});

/** A complete answer that is not streamed. */
export const repliesWith = (content: string): ScriptedAnswer => ({
  type: 'application/json',
  pieces: [JSON.stringify({ choices: [{ message: { content } }] })],
});

/** A complete turn of calls. */
export const calls = (
  ...wanted: readonly (readonly [id: string, name: string, args: string])[]
): ScriptedAnswer => ({
  pieces: [
    line.begin,
    ...wanted.map(([id, name, args], at) => line.call(at, id, name, args)),
    line.finish('tool_calls'),
    line.done,
  ],
});

const play = async (answer: ServerResponse, script: ScriptedAnswer): Promise<void> => {
  const {
    status = 200,
    type = 'text/event-stream',
    location,
    pieces = [],
    pauseMs = 0,
    after = 'end',
    when,
  } = script;
  await when;
  answer.writeHead(status, {
    'Content-Type': type,
    ...(location === undefined ? {} : { Location: location }),
  });
  answer.flushHeaders();
  const closed = new Promise((close) => answer.once('close', close));
  const write = async (piece: string | Uint8Array): Promise<void> => {
    if (answer.destroyed) return;
    const hasRoom = answer.write(piece);
    await (hasRoom ? setImmediate() : Promise.race([closed, once(answer, 'drain')]));
  };
  for (const piece of pieces) {
    await write(piece);
    if (pauseMs > 0) await pause(pauseMs);
  }
  while (after === 'pour' && !answer.destroyed) await write(pieces.at(-1) ?? '');
  if (after === 'end') answer.end();
  if (after === 'cut') answer.destroy();
};

/** A provider on a real port that says what its script says, and records what it is asked. */
export const startScriptedProvider = async () => {
  let abandoned = 0;
  const open = new Set<ServerResponse>();
  const server = http.createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Received['body'];
      provider.received.push({ path: request.url ?? '', headers: request.headers, body });
      const at = Math.min(provider.received.length, provider.script.length) - 1;
      const script = provider.script[at] ?? {};
      open.add(answer);
      answer.once('close', () => {
        open.delete(answer);
        if (!answer.writableEnded && script.after !== 'cut') abandoned += 1;
      });
      void play(answer, script);
    });
  });
  const { port, connections, stop } = await listening(server);
  const provider = {
    baseUrl: `http://127.0.0.1:${port}`,
    /** The answers in their order; the last one repeats. */
    script: [] as readonly ScriptedAnswer[],
    /** Everything that was asked, oldest first. */
    received: [] as Received[],
    /** Answers whose caller went away before they had ended. */
    abandoned: () => abandoned,
    /** Answers that have not ended. */
    open: () => open.size,
    connections,
    stop,
  };
  return provider;
};
export type ScriptedProvider = Awaited<ReturnType<typeof startScriptedProvider>>;
