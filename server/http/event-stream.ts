import type { Context } from 'hono';

/** Yields from `start`, as they are read. When its reader goes away, the signal that `start` got is aborted. */
export const streamOf = <T>(start: (gone: AbortSignal) => AsyncIterable<T>): ReadableStream<T> => {
  const gone = new AbortController();
  const values = start(gone.signal)[Symbol.asyncIterator]();
  return new ReadableStream<T>(
    {
      pull: async (controller) => {
        const next = await values.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => {
        gone.abort();
        await values.return?.();
      },
    },
    { highWaterMark: 0 },
  );
};

/** Answers a `text/event-stream`, each value one event of JSON. Proxies are told to hold nothing back. */
export const sendEvents = (c: Context, events: ReadableStream<unknown>): Response => {
  const encoder = new TextEncoder();
  const encode = new TransformStream<unknown, Uint8Array>({
    transform: (event, controller) =>
      controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
  });
  return c.body(events.pipeThrough(encode), 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
};
