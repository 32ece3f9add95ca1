import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { quantile } from '../figures.ts';

/** One request of a kind; a bench has many, of many members. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
/** Requests to send in turn: those of every member, or ones that were never sent before. */
export type Shots = () => readonly Shot[];

export interface Latencies {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;
const TICK_MS = 1;
/** More than this many unanswered requests wait here. */
const SOCKETS_MAX = 256;

const summarise = (times: readonly number[], seconds: number): Latencies => ({
  perSecond: times.length / seconds,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
});

const fire = (origin: string, shots: Shots, seconds: number): Promise<Latencies> =>
  new Promise((resolve, reject) => {
    const times: number[] = [];
    const refused: number[] = [];
    const all = shots();
    let clients = 0;
    const setupClient = (client: autocannon.Client): void => {
      const first = clients;
      clients += 1;
      client.setRequests(
        all.filter((_, at) => at % CONNECTIONS === first % all.length).map((shot) => ({ ...shot })),
      );
    };
    const started = performance.now();
    const run = autocannon(
      { url: origin, connections: CONNECTIONS, duration: seconds, setupClient },
      (error: Error | null) => {
        if (error !== null) return reject(error);
        if (refused.length > 0) return reject(new Error(`${refused.length} answers ${refused[0]}`));
        resolve(summarise(times, (performance.now() - started) / 1000));
      },
    );
    // Its own histogram counts whole milliseconds.
    run.on('response', (_, status, __, milliseconds) => {
      if (status === 200) times.push(milliseconds);
      else refused.push(status);
    });
  });

/** As many requests as the server answers, on 32 connections at once. */
export const saturate = async (origin: string, shots: Shots): Promise<Latencies> => {
  await fire(origin, shots, WARM_UP_SECONDS);
  return fire(origin, shots, SECONDS);
};

const sendOne = (origin: string, agent: Agent, { method, path, headers, body }: Shot): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = performance.now();
    const outgoing = request(`${origin}${path}`, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - sent);
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });

/**
 * Requests that come at a steady rate whether or not the last ones are answered, as people's do. (The rate
 * limit of autocannon sends each connection's share at the start of every second, one after the other.)
 */
export const sendSteadily = async (origin: string, shots: Shots, perSecond: number): Promise<Latencies> => {
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo', maxSockets: SOCKETS_MAX });
  const all = shots();
  const waiting: Promise<number>[] = [];
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  while (elapsed() < SECONDS * 1000) {
    const due = Math.floor((elapsed() / 1000) * perSecond);
    while (waiting.length < due) {
      const shot = all[waiting.length % all.length];
      if (shot !== undefined) waiting.push(sendOne(origin, agent, shot));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const times = await Promise.all(waiting);
  agent.destroy();
  return summarise(times, SECONDS);
};
