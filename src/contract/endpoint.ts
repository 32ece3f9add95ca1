import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Auth = 'public' | 'bearer';
/** The account whose token opens a call: any member's, staff, or staff who may also delete. */
export type Role = 'member' | 'staff' | 'admin';
type Schema = v.GenericSchema<unknown, unknown>;

/** Names a backend may list in its login answer's `extensions`. */
export const EXTENSIONS = [
  'plan-inputs',
  'own-week',
  'journal',
  'idempotency',
  'renewal',
  'sign-out',
  'sessions',
  'staff',
  'export',
  'newsletter',
  'calendar',
  'recipe-import',
  'food-lookup',
  'coach-reply',
  'coach-stream',
  'push',
  'report',
] as const;
export type Extension = (typeof EXTENSIONS)[number];

/** One call of the product's contract: the client is typed from it, the server mounts it, the tests walk it. */
export interface Endpoint<
  Body extends Schema | null = Schema | null,
  Answer extends Schema = Schema,
  Access extends Auth = Auth,
> {
  readonly name: string;
  readonly method: Method;
  /** Exact, trailing slash included; `{param}` marks a path parameter. */
  readonly path: string;
  /** `backend` calls go to the backend's origin, `ai` calls to the AI provider's. */
  readonly origin: 'backend' | 'ai';
  /** `public` calls never carry Authorization: a stale token would fail them on Django. */
  readonly auth: Access;
  readonly role: Role;
  /** The path parameter or body field that must name the token's owner; null where there is none. */
  readonly owner: { readonly in: 'path' | 'body'; readonly key: string } | null;
  readonly query: readonly string[];
  readonly encoding: 'none' | 'json' | 'multipart';
  readonly body: Body;
  readonly answer: Answer;
  /** `json`: one document. `events`: a `text/event-stream`, each of whose events is one `answer`. */
  readonly answerAs: 'json' | 'events';
  /** The one status that is a success; null where any 2xx is. */
  readonly success: number | null;
  /** The extension a backend must declare before this call is made; null for the calls of the contract itself. */
  readonly extension: Extension | null;
  /** True if the browser's cookies travel with the call, in both directions. */
  readonly credentials: 'omit' | 'same-origin';
  /** The largest request body. */
  readonly maxBytes: number;
  /**
   * True: on a backend with `idempotency`, a repeat with the same Idempotency-Key gets the first answer. False for
   * reads, and for calls whose repeats are harmless, so that no answer about another person is stored.
   */
  readonly takesKey: boolean;
}

type Optional =
  | 'origin'
  | 'role'
  | 'owner'
  | 'query'
  | 'answerAs'
  | 'success'
  | 'extension'
  | 'encoding'
  | 'credentials'
  | 'maxBytes'
  | 'takesKey';

const JSON_BYTES_MAX = 64 * 1024;
const PHOTO_BYTES_MAX = 8 * 1024 * 1024;

/* @__NO_SIDE_EFFECTS__ */
export const defineEndpoint = <Body extends Schema | null, Answer extends Schema, const Access extends Auth>(
  entry: Omit<Endpoint<Body, Answer, Access>, Optional> &
    Partial<Pick<Endpoint<Body, Answer, Access>, Optional>>,
): Endpoint<Body, Answer, Access> => ({
  origin: 'backend',
  role: 'member',
  owner: null,
  query: [],
  answerAs: 'json',
  success: null,
  extension: null,
  encoding: entry.body === null ? 'none' : 'json',
  credentials: 'omit',
  maxBytes: entry.encoding === 'multipart' ? PHOTO_BYTES_MAX : JSON_BYTES_MAX,
  takesKey: entry.auth === 'bearer' && (entry.method === 'POST' || entry.method === 'PUT'),
  ...entry,
});

/** An endpoint that answers a stream of events. */
export type EventEndpoint = { readonly answerAs: 'events' };

/** A call whose answer is a stream. It is never kept for a repeat. */
/* @__NO_SIDE_EFFECTS__ */
export const defineEventEndpoint = <Body extends Schema | null, Answer extends Schema>(
  entry: Omit<Endpoint<Body, Answer, 'bearer'>, Optional | 'auth'> &
    Partial<Pick<Endpoint<Body, Answer, 'bearer'>, Exclude<Optional, 'answerAs' | 'takesKey'>>>,
): Endpoint<Body, Answer, 'bearer'> & EventEndpoint => ({
  ...defineEndpoint({ ...entry, auth: 'bearer', takesKey: false }),
  answerAs: 'events',
});

export type BodyOf<E> =
  E extends Endpoint<infer B, Schema> ? (B extends Schema ? v.InferInput<B> : undefined) : never;
export type AnswerOf<E> = E extends Endpoint<Schema | null, infer A> ? v.InferOutput<A> : never;
