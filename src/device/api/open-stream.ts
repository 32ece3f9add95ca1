/** Longer than the backend waits for a model that says nothing. */
const SILENCE_MS = 30_000;

/** A signal that aborts with another one, or when nothing was heard for so long. */
interface Patience {
  readonly signal: AbortSignal;
  heard(): void;
  end(): void;
}

const createPatience = (signal: AbortSignal, silenceMs: number): Patience => {
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

const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.split(';')[0]?.trim() === 'text/event-stream';

/** The decoded text of a body, as it comes. It ends where the body breaks off. */
async function* piecesOf(body: ReadableStream<Uint8Array>, patience: Patience): AsyncGenerator<string, void> {
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

/** Begins a stream; `pieces` is null where the answer is none. Rejects as the fetch does. */
export const openStream = async (
  fetch: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly pieces: AsyncIterable<string> | null }> => {
  const patience = createPatience(signal, SILENCE_MS);
  try {
    const response = await fetch(patience.signal);
    if (response.ok && response.body !== null && isEventStream(response))
      return { response, pieces: piecesOf(response.body, patience) };
    patience.end();
    return { response, pieces: null };
  } catch (thrown) {
    patience.end();
    throw thrown;
  }
};
