/** A signal that aborts with another one, or when nothing was heard for so long. */
export interface Patience {
  readonly signal: AbortSignal;
  heard(): void;
  end(): void;
}

export const createPatience = (signal: AbortSignal, silenceMs: number): Patience => {
  const stop = new AbortController();
  const leave = (): void => stop.abort(signal.reason);
  let timer = 0 as unknown as ReturnType<typeof setTimeout>;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new DOMException('Nothing was heard', 'TimeoutError')), silenceMs);
  };
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  heard();
  return {
    signal: stop.signal,
    heard,
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    },
  };
};

export const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.split(';')[0]?.trim() === 'text/event-stream';

/** The decoded text of a body, as it comes. It ends where the body breaks off. */
export async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  patience: Patience,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      patience.heard();
      yield decoder.decode(value, { stream: true });
    }
  } catch {
    // The network broke, or the reader was stopped: what was read before counts.
  } finally {
    patience.end();
    await reader.cancel().catch(() => undefined);
  }
}
