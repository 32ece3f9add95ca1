import { type Context, Hono } from 'hono';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { TokenOwner } from '../auth/token-owners.ts';
import type { Database } from '../database/database.ts';
import { fingerprintOf } from '../idempotency/fingerprint.ts';
import { type Once, readKey } from '../idempotency/once.ts';
import { callerAddress, type NodeBindings } from './address.ts';
import type { Call, Handlers, Member } from './call.ts';
import { commitTo } from './commit.ts';
import { concern } from './concerned.ts';
import { type ReadAnswer, readAnswer, sendRead } from './conditional.ts';
import { browserName } from './browser-name.ts';
import { deviceCookie, isSameOrigin } from './device-cookie.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { RoomOf } from './large-bodies.ts';
import { BROKEN_TEXT, entryFor, isStorableText, parseBody, readFields } from './read-body.ts';
import { forbidden, noToken, type Refusal, refuse } from './refusal.ts';
import type { InTurn } from './turns.ts';

export interface Gate {
  /** Null for a token that is unknown or expired. */
  readonly ownerOf: (token: string) => Promise<TokenOwner | null>;
  /** What is said of a token that has no owner. */
  readonly refuseToken: (token: string) => Promise<Refusal>;
  readonly answers: KeptAnswers;
  /** The one thread a member may read. */
  readonly threadOf: (memberId: string) => string;
  /** Null where the server is reached directly, under whatever name it is called by. */
  readonly publicUrl: URL | null;
  /** Asked before anything of a member's write is read. */
  readonly mayWrite: (call: EndpointName, memberId: string) => Promise<Result<null, Refusal>>;
  readonly roomOf: RoomOf;
  readonly inTurn: InTurn;
  readonly db: Database;
  /** Null where Idempotency-Key means nothing. */
  readonly once: Once | null;
  /** Django checks whatever token it is sent, on public calls too. */
  readonly checksStrayTokens: boolean;
  /** Whether the calls of extensions exist. */
  readonly extensions: boolean;
  /** Answers paths that no call has. */
  readonly unknownPath: (c: Context) => Response;
}

type Entry = Endpoint & { readonly name: EndpointName };
type Fields = Readonly<Record<string, unknown>>;

export const answer = (c: Context, refusal: Refusal): Response =>
  c.json(refusal.body, refusal.status, { ...refusal.headers });

export const routePattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const bearer = (c: Context): string | null => {
  const match = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '');
  return match?.[1] ?? null;
};

const authenticate = async (
  c: Context,
  entry: Entry,
  gate: Gate,
): Promise<Result<TokenOwner | null, Refusal>> => {
  const token = bearer(c);
  if (entry.auth === 'public' && !(gate.checksStrayTokens && token !== null)) return ok(null);
  if (token === null) return err(noToken);
  const owner = await gate.ownerOf(token);
  return owner === null ? err(await gate.refuseToken(token)) : ok(owner);
};

const hasRole = (entry: Entry, member: Member): boolean =>
  entry.role === 'member' || (!member.isClient && (entry.role === 'staff' || member.isAdmin));

/** Every id that a request names, in its path or its body, must be the token's own. */
const ownsAll = (entry: Entry, member: Member, params: Fields, fields: Fields, gate: Gate): boolean => {
  const own = (key: string): string => (key === 'thread' ? gate.threadOf(member.id) : member.id);
  if (entry.owner?.in === 'path' && params[entry.owner.key] !== own(entry.owner.key)) return false;
  return ['user', 'user_id'].every((key) => typeof fields[key] !== 'string' || fields[key] === member.id);
};

/** A request that passed every check before its body. */
interface Admitted {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly origin: string;
  /** Null on public calls. */
  readonly owner: TokenOwner | null;
}

const admit = async (c: Context, entry: Entry, gate: Gate): Promise<Result<Admitted, Refusal>> => {
  const params: Record<string, string> = c.req.param();
  const query = Object.fromEntries(entry.query.map((key) => [key, c.req.query(key) ?? '']));
  if (![...Object.values(params), ...Object.values(query)].every(isStorableText)) {
    return refuse(400, BROKEN_TEXT);
  }
  const origin = gate.publicUrl?.origin ?? new URL(c.req.url).origin;
  if (entry.credentials === 'same-origin' && !isSameOrigin(c, origin)) return err(forbidden);
  const owner = await authenticate(c, entry, gate);
  if (!owner.ok) return owner;
  const member = owner.value?.member;
  if (member !== undefined && entry.role !== 'member') concern(c, member.id);
  if (member !== undefined && !hasRole(entry, member)) return err(forbidden);
  return ok({ params, query, origin, owner: owner.value });
};

/** A body, and its turn, may take a minute to come. After this the session may have ended, and the caller is asked again. */
const LATE_MS = 1000;

const stillAdmitted = (c: Context, entry: Entry, gate: Gate, admitted: Admitted) => {
  const began = performance.now();
  return async (): Promise<Result<Admitted, Refusal>> =>
    performance.now() - began > LATE_MS ? admit(c, entry, gate) : ok(admitted);
};

type App = Hono<{ Bindings: NodeBindings }>;
type AppContext = Context<{ Bindings: NodeBindings }>;
type Handle = (call: Call<unknown>) => Promise<Result<unknown, Refusal>>;
// The table's types tie each name to its handler; a loop over the table cannot see that.
const handlerOf = (handlers: Handlers, { name }: Entry) => handlers[name] as Handle;

const nothing = (): void => undefined;

const callOf = (c: AppContext, { params, query, origin, owner }: Admitted, gate: Gate, body: unknown) => ({
  params,
  query,
  body: body as never,
  member: (owner?.member ?? null) as never,
  token: bearer(c) as never,
  address: callerAddress(c, gate.publicUrl !== null),
  browser: browserName(c.req.header('user-agent') ?? ''),
  device: deviceCookie(c, origin),
  commit: commitTo(gate.db),
  concern: (memberId: string) => concern(c, memberId),
  keep: nothing,
});

const serveRead = async (
  c: AppContext,
  entry: Entry,
  handlers: Handlers,
  gate: Gate,
): Promise<Result<ReadAnswer, Refusal>> => {
  const admitted = await admit(c, entry, gate);
  if (!admitted.ok) return admitted;
  const { params, query, owner } = admitted.value;
  if (entry.auth === 'bearer' && owner !== null && !ownsAll(entry, owner.member, params, {}, gate)) {
    concern(c, owner.member.id);
    return err(forbidden);
  }
  const key = JSON.stringify([entry.name, owner?.member.id, params, query]);
  const kept = owner === null ? null : gate.answers.recall(key, owner.version);
  if (kept !== null) return ok(kept);
  let lasts = false;
  const keep = (): void => {
    lasts = true;
  };
  const admitAgain = stillAdmitted(c, entry, gate, admitted.value);
  const work = async () => {
    const still = await admitAgain();
    return still.ok ? handlerOf(handlers, entry)({ ...callOf(c, still.value, gate, null), keep }) : still;
  };
  const found = await (owner === null ? work() : gate.inTurn(owner.member.id, work));
  if (!found.ok) return found;
  const answer = readAnswer(found.value);
  if (lasts && owner !== null) gate.answers.keep(key, owner.version, answer);
  return ok(answer);
};

const serveFields = async (
  c: AppContext,
  admitted: Admitted,
  entry: Entry,
  fields: Fields,
  handlers: Handlers,
  gate: Gate,
): Promise<Result<unknown, Refusal>> => {
  const { params, owner } = admitted;
  if (entry.auth === 'bearer' && owner !== null && !ownsAll(entry, owner.member, params, fields, gate)) {
    concern(c, owner.member.id);
    return err(forbidden);
  }
  const body = parseBody(entry, fields);
  if (!body.ok) return body;
  const handle = handlerOf(handlers, entry);
  const call = callOf(c, admitted, gate, body.value);
  const key = gate.once !== null && entry.takesKey ? readKey(c.req.header('idempotency-key')) : ok(null);
  if (!key.ok) return key;
  if (gate.once === null || key.value === null || owner === null) return handle(call);
  const fingerprint = await fingerprintOf({ method: entry.method, path: c.req.path, fields });
  return gate.once({ userId: owner.member.id, key: key.value, fingerprint }, (commit) =>
    handle({ ...call, commit }),
  );
};

const serveWrite = async (
  c: AppContext,
  entries: readonly [Entry, ...Entry[]],
  handlers: Handlers,
  gate: Gate,
): Promise<Result<unknown, Refusal>> => {
  const [first] = entries;
  const admitted = await admit(c, first, gate);
  if (!admitted.ok) return admitted;
  const admitAgain = stillAdmitted(c, first, gate, admitted.value);
  const { owner } = admitted.value;
  if (first.auth === 'bearer' && owner !== null) {
    const { id } = owner.member;
    const mayWrite = await gate.inTurn(id, () => gate.mayWrite(first.name, id));
    if (!mayWrite.ok) return mayWrite;
  }
  const room = gate.roomOf(owner?.member.id ?? null);
  try {
    const fields = await readFields(c, first, room);
    if (!fields.ok) return fields;
    const entry = entryFor(entries, fields.value);
    const work = async () => {
      const still = await admitAgain();
      return still.ok ? serveFields(c, still.value, entry, fields.value, handlers, gate) : still;
    };
    return await (owner === null ? work() : gate.inTurn(owner.member.id, work));
  } finally {
    room.leave();
  }
};

const byPath = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> => {
  const paths = new Map<string, Entry[]>();
  for (const entry of entries) paths.set(entry.path, [...(paths.get(entry.path) ?? []), entry]);
  return paths;
};

/** Walks the endpoint table: one route per method and path, every check of the entry before its handler. */
export const mountContract = (handlers: Handlers, gate: Gate): App => {
  const app: App = new Hono();
  const entries = (Object.values(endpoints) as readonly Entry[]).filter(
    (entry) => entry.extension === null || gate.extensions,
  );
  for (const [path, group] of byPath(entries)) {
    for (const method of new Set(group.map((entry) => entry.method))) {
      const [first, ...others] = group.filter((entry) => entry.method === method);
      if (first === undefined) continue;
      app.on(method, routePattern(path), async (c) => {
        if (method === 'GET') {
          const read = await serveRead(c, first, handlers, gate);
          if (read.ok) return sendRead(c, read.value);
          c.header('Cache-Control', 'no-store');
          return answer(c, read.error);
        }
        const written = await serveWrite(c, [first, ...others], handlers, gate);
        c.header('Cache-Control', 'no-store');
        return written.ok ? c.json(written.value as object) : answer(c, written.error);
      });
    }
    app.all(routePattern(path), (c) =>
      answer(c, { status: 405, body: { detail: `Method "${c.req.method}" not allowed.` } }),
    );
  }
  for (const root of ['/django/*', '/v1/*']) app.all(root, gate.unknownPath);
  return app;
};
