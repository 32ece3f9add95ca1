import { catalogueUrl, libraryUrl, methodsUrl } from 'virtual:catalogue';

/** What the app sends, and what it gets for an answer. */

export interface Call {
  readonly method: string;
  readonly path: string;
  /** `?day=2026-01-05`, or nothing. */
  readonly search: string;
  readonly headers: Headers;
  /** What was sent as JSON, or a form's fields by name; null for anything else. */
  readonly body: unknown;
  /** What was answered; null until then. */
  status: number | null;
}

/** A status and what the answer says; 200 where only that is given. */
export interface Reply {
  readonly status?: number;
  readonly json: unknown;
}

type Answer = (call: Call, pass: () => Promise<Response>) => Reply | Response | Promise<Reply | Response>;

const ask = globalThis.fetch;
let answers: { readonly part: string; readonly answer: Answer }[] = [];
let watchers: ((call: Call) => void)[] = [];

const bodyOf = (init: RequestInit | undefined): unknown => {
  if (init?.body instanceof FormData) return Object.fromEntries(init.body);
  return typeof init?.body === 'string' ? JSON.parse(init.body) : null;
};

/** What the backend would answer to reads of a member that it has just made, by path and query. */
let seeded = new Map<string, unknown>();

/** Such reads are answered without the backend, each once, until something is sent. */
export function seedAnswers(answered: Readonly<Record<string, unknown>>): void {
  seeded = new Map(Object.entries(answered));
}

const seededReply = ({ method, path, search }: Call): Response | null => {
  const address = `${path}${search}`;
  const json = seeded.get(address);
  if (json === undefined) {
    if (method !== 'GET') seeded.clear();
    return null;
  }
  seeded.delete(address);
  return Response.json(json);
};

const replyTo = async (call: Call, pass: () => Promise<Response>): Promise<Response> => {
  const found = answers.findLast(({ part }) => call.path.includes(part));
  if (found === undefined) return pass();
  const reply = await found.answer(call, pass);
  return reply instanceof Response ? reply : Response.json(reply.json, { status: reply.status ?? 200 });
};

/** Files of the app itself: without a network the worker has them. */
const builtIn: readonly string[] = [catalogueUrl, libraryUrl, methodsUrl];

globalThis.fetch = async (input, init) => {
  if (typeof input === 'string' && builtIn.includes(input)) return ask(input, init);
  if (cut) throw new TypeError('Failed to fetch');
  const { method, url, headers } = new Request(input, init);
  const { pathname: path, search } = new URL(url);
  const call: Call = { method, path, search, headers, body: bodyOf(init), status: null };
  for (const watch of watchers) watch(call);
  const reply = await replyTo(call, async () => seededReply(call) ?? ask(input, init));
  call.status = reply.status;
  return reply;
};

let cut = false;
Object.defineProperty(navigator, 'onLine', { get: () => !cut });

function setCut(wanted: boolean): void {
  if (cut === wanted) return;
  cut = wanted;
  window.dispatchEvent(new Event(cut ? 'offline' : 'online'));
}

export const cutNetwork = (): void => setCut(true);
export const restoreNetwork = (): void => setCut(false);

/** From here on, calls whose path contains `part` are answered so. */
export function answer(part: string, how: Reply | Answer): void {
  answers.push({ part, answer: typeof how === 'function' ? how : () => how });
}

/** From here on such calls reach the backend again. */
export function letThrough(part: string): void {
  answers = answers.filter((each) => each.part !== part);
}

/** Such calls wait until what it returns is called; then they are answered so, or by the backend. */
export function hold(part: string, reply?: Reply): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer(part, async (_call, pass) => {
    await promise;
    return reply ?? pass();
  });
  return resolve;
}

/** From here on whoever signs in meets a backend that declares other extensions. */
export const withExtensions = (change: (declared: readonly string[]) => readonly string[]): void =>
  answer('/django/api/login', async (_call, pass) => {
    const session = Object(await (await pass()).json());
    return { json: { ...session, extensions: change(session.extensions) } };
  });

/** From here on whoever signs in meets a backend with the calls of the specification alone. */
export const withoutExtensions = (): void => withExtensions(() => []);

/** A refusal, in words that no member should read. */
export const refused = (status: number): Reply => ({ status, json: { detail: 'Internal words' } });

/** The calls to the backend from here on. */
export function watchCalls(): Call[] {
  const calls: Call[] = [];
  watchers.push((call) => {
    if (/^\/(django|v1)\//.test(call.path)) calls.push(call);
  });
  return calls;
}

/** Every call reaches the backend, and nobody watches. */
export function leaveCalls(): void {
  restoreNetwork();
  answers = [];
  watchers = [];
  seeded.clear();
}
