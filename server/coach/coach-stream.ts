import type { Logger } from 'pino';
import { withoutFigures } from '../../src/domain/coach/figures.ts';
import type { CoachEvent, StreamFailure } from '../../src/domain/coach/model/stream-events.ts';
import type { StreamMessage } from '../../src/domain/coach/model/stream-request.ts';
import type { CoachToolName } from '../../src/domain/coach/model/tool-names.ts';
import { createEventStreamReader } from '../../src/domain/event-stream.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Provider } from './provider.ts';
import { createTurnReader } from './provider-turn.ts';
import { completionBody } from './stream-instructions.ts';

/** The sentence that stands for a reply of which nothing is left. */
const HIDDEN = withoutFigures('1.');
/** Everything up to the last end of a sentence or line whose next character is there. */
const COMPLETE = /^[\s\S]*(?:[.!?](?=\s)|\n)/;
const SENTENCES = /(?<=[.!?])(?=\s)|(?<=\n)/;

const shown = (text: string): string =>
  text
    .split(SENTENCES)
    .map((sentence) => {
      if (sentence.trim() === '') return sentence;
      const rest = withoutFigures(sentence);
      if (rest === HIDDEN) return '';
      return rest === sentence.trim() ? sentence : `${/^\s*/.exec(sentence)?.[0]}${rest}`;
    })
    .join('');

/** Holds the text of a stream back until a sentence is complete, and leaves out those that name a figure. */
async function* hideFigures(events: AsyncIterable<CoachEvent>): AsyncGenerator<CoachEvent> {
  let held = '';
  let isEmpty = true;
  const take = (text: string): readonly CoachEvent[] => {
    const delta = shown(text);
    if (delta.trim() !== '') isEmpty = false;
    return delta === '' ? [] : [{ type: 'text', delta }];
  };
  for await (const event of events) {
    if (event.type === 'text') {
      held += event.delta;
      const complete = COMPLETE.exec(held)?.[0] ?? '';
      held = held.slice(complete.length);
      yield* take(complete);
      continue;
    }
    yield* take(held);
    held = '';
    if (event.type === 'end' && event.reason !== 'calls' && isEmpty) yield { type: 'text', delta: HIDDEN };
    yield event;
  }
}

export interface TurnRequest {
  readonly messages: readonly StreamMessage[];
  readonly tools: readonly CoachToolName[];
  /** False: no reply names a figure, as with an eating disorder. */
  readonly figures: boolean;
}

export interface CoachStream {
  /** One turn of a model. It ends with `end` or `failed`; aborting the signal cancels the provider's work. */
  turn(request: TurnRequest, signal: AbortSignal): AsyncIterable<CoachEvent>;
}

export interface StreamLimits {
  /** Without a byte from the provider. */
  readonly silentMs: number;
  readonly wholeMs: number;
  readonly bytes: number;
}

/** A token takes some 300 bytes; models that think aloud send many that are not shown. */
export const STREAM_LIMITS: StreamLimits = { silentMs: 20_000, wholeMs: 60_000, bytes: 4 * 1024 * 1024 };

/** A signal that aborts when the caller goes away, or when the provider takes too long. */
const createPatience = (signal: AbortSignal, { silentMs, wholeMs }: StreamLimits) => {
  const stop = new AbortController();
  let isSlow = false;
  const giveUp = (): void => {
    isSlow = true;
    stop.abort();
  };
  const leave = (): void => stop.abort();
  const whole = setTimeout(giveUp, wholeMs);
  const silent = setTimeout(giveUp, silentMs);
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return {
    signal: stop.signal,
    heard: (): void => void silent.refresh(),
    isSlow: (): boolean => isSlow,
    end: (): void => {
      clearTimeout(whole);
      clearTimeout(silent);
      signal.removeEventListener('abort', leave);
      stop.abort();
    },
  };
};

/**
 * The parts of a body until the signal aborts, at which it throws. `fetch` alone does not hold to its signal once it
 * has answered: undici keeps what listens to it by a weak reference, and after a collection the body stays open.
 */
async function* partsOf(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const leave = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return;
    yield value;
  }
}

type Tools = { readonly log: Pick<Logger, 'warn'>; readonly metrics: Pick<Metrics, 'coach'> };

const isLast = ({ type }: CoachEvent): boolean => type === 'end' || type === 'failed';

/** Has an OpenAI-compatible provider take turns. Of what the provider says nothing is logged. */
export const createCoachStream = (
  provider: Provider,
  { log, metrics }: Tools,
  limits: StreamLimits = STREAM_LIMITS,
): CoachStream => {
  async function* eventsOf(
    response: Response,
    tools: readonly CoachToolName[],
    { heard, signal }: Pick<ReturnType<typeof createPatience>, 'heard' | 'signal'>,
  ) {
    const read = createEventStreamReader();
    const decoder = new TextDecoder();
    const turn = createTurnReader(tools);
    let bytes = 0;
    for await (const part of partsOf(response, signal)) {
      heard();
      bytes += part.length;
      if (bytes > limits.bytes) {
        yield { type: 'failed', kind: 'broken' } as const;
        return;
      }
      for (const data of read(decoder.decode(part, { stream: true }))) {
        for (const event of turn.read(data)) {
          yield event;
          if (isLast(event)) return;
        }
      }
    }
    yield* turn.close();
  }

  const failed = (
    kind: StreamFailure,
    why: { readonly status?: number; readonly reason?: string } = {},
  ): CoachEvent => {
    log.warn({ kind, ...why }, 'AI provider failed');
    metrics.coach('failed');
    return { type: 'failed', kind };
  };

  async function* turn(
    { messages, tools, figures }: TurnRequest,
    signal: AbortSignal,
  ): AsyncGenerator<CoachEvent> {
    const patience = createPatience(signal, limits);
    let hasAnswered = false;
    try {
      const response = await provider.complete(completionBody(messages, tools, figures), patience.signal);
      if (!response.ok) {
        await response.body?.cancel();
        yield failed(response.status === 429 ? 'busy' : 'unreachable', { status: response.status });
        return;
      }
      hasAnswered = true;
      const events = eventsOf(response, tools, patience);
      for await (const event of figures ? events : hideFigures(events)) {
        if (event.type === 'end') metrics.coach('answered');
        yield event.type === 'failed' ? failed(event.kind) : event;
      }
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (signal.aborted) yield { type: 'failed', kind: 'replaced' };
      else yield failed(patience.isSlow() ? 'slow' : hasAnswered ? 'broken' : 'unreachable', { reason });
    } finally {
      patience.end();
    }
  }

  return { turn };
};
