import type { Backend, BackendAnswer } from './backend.ts';
import type { Dice } from './dice.ts';
import type { Kernel } from './kernel.ts';

/** What can become of one request. `Lost` never reached the server; `Unheard` did, and was served. */
export type Fault =
  | 'fine'
  | 'slow'
  | 'offline'
  | 'hangLost'
  | 'hangUnheard'
  | 'late'
  | 'cutUnheard'
  | 'halfAnswer'
  | 'twice'
  | 'twiceAtOnce'
  | 'badGatewayLost'
  | 'badGatewayUnheard'
  | 'unauthorized'
  | 'throttled'
  | 'captivePortal'
  | 'redirect';

export type Weather = Readonly<Partial<Record<Fault, number>>>;

export const WEATHERS = {
  clear: { fine: 1 },
  offline: { offline: 1 },
  patchy: {
    fine: 5,
    slow: 2,
    offline: 2,
    hangLost: 1,
    hangUnheard: 1,
    cutUnheard: 2,
    halfAnswer: 1,
    twice: 1,
  },
  deaf: { fine: 2, cutUnheard: 3, hangUnheard: 1, halfAnswer: 1, badGatewayUnheard: 1 },
  echoing: { fine: 3, twice: 2, twiceAtOnce: 2, late: 2 },
  hanging: { hangLost: 2, hangUnheard: 1 },
  failing: { badGatewayLost: 3, badGatewayUnheard: 1, throttled: 1, fine: 1 },
  busy: { throttled: 3, fine: 1 },
  hotel: { captivePortal: 4, redirect: 1 },
  revoking: { unauthorized: 1, fine: 3 },
} as const satisfies Readonly<Record<string, Weather>>;
export type WeatherName = keyof typeof WEATHERS;

const MAX_RETRY_AFTER_S = 20;
const LATEST_MS = 25_000;
const json = { 'content-type': 'application/json' };

const toResponse = ({ status, headers, text }: BackendAnswer): Response =>
  new Response(status === 204 ? null : text, {
    status,
    headers: headers.map(([name, value]) => [name, value]),
  });

const html = (status: number): Response =>
  new Response('<!doctype html><title>Welcome</title>', { status, headers: { 'content-type': 'text/html' } });

/** A week's plan is not what is tested here, and asked for often: nobody has one. */
const PLANNED = /nutrition|plan-refusal/;
const NOT_PLANNED: BackendAnswer = {
  status: 404,
  headers: Object.entries(json),
  text: '{"detail":"Not found."}',
};

const cut = (): TypeError => new TypeError('Failed to fetch');

export const createNetwork = (
  kernel: Kernel,
  backend: Pick<Backend, 'serve'>,
  dice: Dice,
  trace: (line: string) => void,
) => {
  let requests = 0;
  let pending = 0;

  /** As `fetch` does, over a connection with this weather. */
  const send = (weather: Weather, url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const fault = dice.weighted(weather as Readonly<Record<Fault, number>>);
      const up = dice.between(10, 150);
      const down = dice.between(10, 150);
      requests += 1;
      const name = `#${requests}`;
      trace(`    ${name} ${init.method} ${url} ${fault}`);

      const serve = async (): Promise<BackendAnswer> => {
        if (PLANNED.test(url)) return NOT_PLANNED;
        const answer = await backend.serve({
          path: url,
          method: init.method ?? 'GET',
          headers: init.headers as Record<string, string>,
          body: (init.body as string | undefined) ?? null,
        });
        trace(`    ${name} served: ${answer.status}`);
        return answer;
      };
      /** The server gets it after `delay`; the answer, once `then` ms have gone by as well. */
      const deliver = (delay: number, heard?: (answer: BackendAnswer) => void, then = down): void => {
        let answer: BackendAnswer | null = null;
        pending += 1;
        kernel.after(delay, () => {
          const served = serve().then((value) => {
            answer = value;
            pending -= 1;
          });
          void kernel.track(served);
        });
        if (heard !== undefined)
          kernel.after(delay + then, () => {
            if (answer === null) throw new Error(`${name} was not served in its time`);
            heard(answer);
          });
      };
      const answerAfter = (ms: number, make: () => Response): void => {
        kernel.after(ms, () => resolve(make()));
      };
      const hear = (answer: BackendAnswer): void => resolve(toResponse(answer));

      const { signal } = init;
      signal?.addEventListener('abort', () => reject(signal.reason));

      switch (fault) {
        case 'fine':
          return deliver(up, hear);
        case 'slow':
          return deliver(up * 20, hear, down * 20);
        case 'offline':
          kernel.after(5, () => reject(cut()));
          return;
        case 'hangLost':
          return;
        case 'hangUnheard':
          return deliver(up);
        case 'late':
          return deliver(dice.between(1_000, LATEST_MS), hear);
        case 'cutUnheard':
          return deliver(up, () => reject(cut()));
        case 'halfAnswer':
          return deliver(up, (answer) => {
            const text = answer.text.slice(0, Math.floor(answer.text.length / 2));
            resolve(toResponse({ ...answer, text }));
          });
        case 'twice':
          deliver(up, hear);
          return deliver(up + dice.between(1, LATEST_MS));
        case 'twiceAtOnce': {
          let first: BackendAnswer | null = null;
          pending += 2;
          kernel.after(up, () => {
            const both = Promise.all([serve(), serve()]).then(([one]) => {
              first = one;
              pending -= 2;
            });
            void kernel.track(both);
          });
          kernel.after(up + down, () => {
            if (first !== null) hear(first);
          });
          return;
        }
        case 'badGatewayLost':
          return answerAfter(up + down, () => html(502));
        case 'badGatewayUnheard':
          return deliver(up, () => resolve(html(502)));
        case 'unauthorized':
          return answerAfter(up + down, () =>
            Response.json({ detail: 'Given token not valid', code: 'token_not_valid' }, { status: 401 }),
          );
        case 'throttled': {
          const seconds = String(dice.between(1, MAX_RETRY_AFTER_S));
          return answerAfter(
            up + down,
            () =>
              new Response('{"detail":"Throttled."}', {
                status: 429,
                headers: { ...json, 'retry-after': seconds },
              }),
          );
        }
        case 'captivePortal':
          return answerAfter(up + down, () => html(200));
        case 'redirect':
          return answerAfter(
            up + down,
            () => new Response(null, { status: 302, headers: { location: '/login' } }),
          );
      }
    });

  return {
    send,
    /** Requests that the server has not answered yet, in the network or with a client that gave up. */
    pending: () => pending,
  };
};
export type Network = ReturnType<typeof createNetwork>;
