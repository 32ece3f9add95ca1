import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { listening } from './listening.ts';

/** A fault that a request may meet on a bad network. */
export type Fault =
  /** Nothing ever comes back, and nothing arrives. */
  | 'hangs'
  /** A hotel's sign-in page answers in the server's place. */
  | 'portal'
  /** As Django answers a missing slash: whoever follows it repeats the POST as a GET, and is told 200. */
  | 'redirect'
  | 'throttled'
  | 'unavailable'
  /** The server did it; of its answer the first half arrives, as if that were all. */
  | 'truncated'
  /** The server did it; the connection breaks in the middle of the answer. */
  | 'reset';

const PORTAL = '<!doctype html><title>Free WiFi</title><h1>Welcome! Please sign in to our network.</h1>';

export interface WeakNetwork {
  /** The origin to open in the browser. It forwards every request to the real server. */
  readonly origin: string;
  /** From now on every request whose path matches meets the fault. */
  fail(fault: Fault, paths?: RegExp): void;
  heal(): void;
  /** Returns how many requests met the fault since it was set. */
  struck(): number;
  /** "POST /django/add_wellness" of every request that the server answered with 2xx, oldest first. */
  readonly done: readonly string[];
  stop(): Promise<void>;
}

type Answer = (response: ServerResponse, upstream: () => Promise<Buffer>) => Promise<unknown>;

const half = (body: Buffer): Buffer => body.subarray(0, Math.floor(body.length / 2));

const ANSWERS: Readonly<Record<Fault, Answer>> = {
  hangs: async () => undefined,
  portal: async (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL),
  redirect: async (response) => response.writeHead(301, { Location: '/django/elsewhere/' }).end(),
  throttled: async (response) =>
    response
      .writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '1' })
      .end('{"detail":"Request was throttled. Expected available in 1 second."}'),
  unavailable: async (response) => response.writeHead(503, { 'Content-Type': 'text/html' }).end(PORTAL),
  truncated: async (response, upstream) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(half(await upstream())),
  reset: async (response, upstream) => {
    const body = await upstream();
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.write(half(body), () => response.destroy());
  },
};

/** A network between a browser and the real server, good until a fault is set. */
export async function startWeakNetwork(target: string): Promise<WeakNetwork> {
  const to = new URL(target);
  const done: string[] = [];
  let fault: Fault | null = null;
  let among = /^/;
  let struck = 0;

  /** Hands a request on to the real server, and notes what it took. */
  const passOn = (request: IncomingMessage): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', url = '/', headers } = request;
      const onward = forward(
        { host: to.hostname, port: to.port, method, path: url, headers, agent: false },
        (answer) => {
          const { statusCode = 0 } = answer;
          if (statusCode >= 200 && statusCode < 300) done.push(`${method} ${url.replace(/\?.*$/, '')}`);
          resolve(answer);
        },
      );
      onward.on('error', reject);
      request.pipe(onward);
    });

  const wholeBody = async (request: IncomingMessage): Promise<Buffer> => {
    request.headers['accept-encoding'] = 'identity';
    const chunks: Buffer[] = [];
    for await (const chunk of await passOn(request)) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (fault !== null && among.test(request.url ?? '')) {
      struck += 1;
      await ANSWERS[fault](response, () => wholeBody(request));
      return;
    }
    const answer = await passOn(request);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  };

  const network = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const { port, stop } = await listening(network);

  return {
    origin: `http://127.0.0.1:${port}`,
    fail: (next, paths = /^/) => {
      fault = next;
      among = paths;
      struck = 0;
    },
    heal: () => {
      fault = null;
    },
    struck: () => struck,
    done,
    stop,
  };
}
