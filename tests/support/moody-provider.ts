import { createServer, type ServerResponse } from 'node:http';

/** The behaviour of the fake AI provider. */
export type ProviderMood =
  | 'well'
  /** Answers when it is released. */
  | 'slow'
  | 'hangs'
  /** Begins an answer at once and sends a byte of it now and then. */
  | 'drips'
  | 'fails'
  | 'busy'
  | 'a page'
  | 'another shape'
  | 'endless'
  | 'breaks'
  | 'redirects';

export interface MoodyProvider {
  readonly baseUrl: string;
  mood: ProviderMood;
  /** Returns the number of requests so far. */
  asked(): number;
  /** Sends the answers that `slow` holds back. */
  release(): void;
  connections(): number;
  stop(): Promise<void>;
}

const DRIP_MS = 50;
const REPLY = JSON.stringify({ choices: [{ message: { content: 'Drink a glass of water.' } }] });
const JSON_TYPE = { 'Content-Type': 'application/json' };

const pour = (answer: ServerResponse): void => {
  const chunk = ' '.repeat(64 * 1024);
  const more = (): void => {
    while (!answer.destroyed && answer.write(chunk));
    answer.once('drain', more);
  };
  more();
};

type Give = (answer: ServerResponse) => unknown;
const give: Give = (answer) => answer.writeHead(200, JSON_TYPE).end(REPLY);

const ANSWERS: Readonly<Record<Exclude<ProviderMood, 'slow'>, Give>> = {
  well: give,
  hangs: () => undefined,
  drips: (answer) => {
    answer.writeHead(200, JSON_TYPE);
    const dripping = setInterval(() => answer.write(' '), DRIP_MS);
    answer.once('close', () => clearInterval(dripping));
  },
  fails: (answer) => answer.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  busy: (answer) => answer.writeHead(429, { ...JSON_TYPE, 'Retry-After': '60' }).end('{"error":{}}'),
  'a page': (answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>'),
  'another shape': (answer) => answer.writeHead(200, JSON_TYPE).end('{"choices":[{"message":{}}]}'),
  endless: (answer) => pour(answer.writeHead(200, JSON_TYPE)),
  breaks: (answer) =>
    answer.writeHead(200, { ...JSON_TYPE, 'Content-Length': REPLY.length }).write(REPLY.slice(0, 9), () => {
      answer.destroy();
    }),
  redirects: (answer) => answer.writeHead(307, { Location: '/elsewhere' }).end(),
};

export const startMoodyProvider = async (): Promise<MoodyProvider> => {
  const waiting: ServerResponse[] = [];
  let asked = 0;
  let connections = 0;
  const server = createServer((request, answer) => {
    asked += 1;
    request.resume().once('end', () => {
      if (moody.mood === 'slow') waiting.push(answer);
      else ANSWERS[moody.mood](answer);
    });
  });
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const moody: MoodyProvider = {
    baseUrl: `http://127.0.0.1:${port}`,
    mood: 'well',
    asked: () => asked,
    release: () => waiting.splice(0).forEach(give),
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return moody;
};
