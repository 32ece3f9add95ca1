import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../src/domain/random.ts';
import { listening } from '../../support/listening.ts';

const LOST_PERCENT = 20;
/** Each way: slow enough that tabs and workers die in the middle of an exchange. */
const SLOWEST_MS = 250;
const BACKEND = /^\/django(\/|$)/;

const wholeOf = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const succeeded = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 200 && statusCode < 300;

/** A network between a browser and the server at this origin. */
export async function startLossyNetwork(target: string, random: Random) {
  const { hostname, port } = new URL(target);
  let bad = false;
  let done = 0;
  let lost = 0;

  const ask = (request: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', url = '/', headers } = request;
      forward({ host: hostname, port, method, path: url, headers, agent: false }, resolve)
        .on('error', reject)
        .end(body);
    });

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // What has been sent arrives, even if who sent it is gone by then.
    const body = await wholeOf(request);
    const isHit = () => bad && BACKEND.test(request.url ?? '');
    if (isHit()) await pause(random.below(SLOWEST_MS));
    const answer = await ask(request, body);
    const content = await wholeOf(answer);
    if (isHit()) {
      const isLost = random.below(100) < LOST_PERCENT;
      if (succeeded(answer) && request.method !== 'GET') {
        done += 1;
        if (isLost) lost += 1;
      }
      await pause(random.below(SLOWEST_MS));
      if (isLost) return void response.destroy();
    }
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answer.headers;
    // On a connection that is used again, the browser itself would repeat a request whose answer is lost.
    response.shouldKeepAlive = false;
    response.writeHead(answer.statusCode ?? 502, headers).end(content);
  };

  const network = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const { port: ownPort, stop } = await listening(network);

  return {
    origin: `http://127.0.0.1:${ownPort}`,
    /** From now on it is slow, and of what the backend answered a fifth never arrives. */
    worsen: () => {
      bad = true;
    },
    heal: () => {
      bad = false;
    },
    /** Writes that the backend did, and said so, while the network was bad. */
    done: () => done,
    /** Those of them whose answer never arrived. */
    lost: () => lost,
    stop,
  };
}

export type LossyNetwork = Awaited<ReturnType<typeof startLossyNetwork>>;
