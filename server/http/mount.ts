import { type Context, Hono } from 'hono';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { Database } from '../database/database.ts';
import { fingerprintOf } from '../idempotency/fingerprint.ts';
import { type Once, readKey } from '../idempotency/once.ts';
import { callerAddress, type NodeBindings } from './address.ts';
import type { Call, Handlers, Member } from './call.ts';
import { commitTo } from './commit.ts';
import { answerRead } from './conditional.ts';
import { deviceCookie, isSameOrigin } from './device-cookie.ts';
import { BROKEN_TEXT, entryFor, isStorableText, parseBody, readFields } from './read-body.ts';
import { badToken, forbidden, noToken, type Refusal, refuse } from './refusal.ts';

export interface Gate {
  /** The member a token belongs to; null for a token that is unknown or expired. */
  readonly memberOf: (token: string) => Promise<Member | null>;
  /** The one thread a member may read. */
  readonly threadOf: (memberId: string) => string;
  /** Null where the server is reached directly, under whatever name it is called by. */
  readonly publicUrl: URL | null;
  /** Asked before anything of an upload is read. */
  readonly mayUpload: (memberId: string) => Promise<Result<null, Refusal>>;
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

type App = Hono<{ Bindings: NodeBindings }>;
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
): Promise<Result<Member | null, Refusal>> => {
  const token = bearer(c);
  if (entry.auth === 'public' && !(gate.checksStrayTokens && token !== null)) return ok(null);
  if (token === null) return err(noToken);
  const member = await gate.memberOf(token);
  return member === null ? err(badToken) : ok(member);
};

const hasRole = (entry: Entry, member: Member): boolean =>
  entry.role === 'member' || (!member.isClient && (entry.role === 'staff' || member.isAdmin));

/** Every id that a request names, in its path or its body, must be the token's own. */
const ownsAll = (entry: Entry, member: Member, params: Fields, fields: Fields, gate: Gate): boolean => {
  const own = (key: string): string => (key === 'thread' ? gate.threadOf(member.id) : member.id);
  if (entry.owner?.in === 'path' && params[entry.owner.key] !== own(entry.owner.key)) return false;
  return ['user', 'user_id'].every((key) => typeof fields[key] !== 'string' || fields[key] === member.id);
};

const serveCall = async (
  c: Context<{ Bindings: NodeBindings }>,
  entries: readonly [Entry, ...Entry[]],
  handlers: Handlers,
  gate: Gate,
): Promise<Result<unknown, Refusal>> => {
  const [first] = entries;
  const params: Record<string, string> = c.req.param();
  const query = Object.fromEntries(first.query.map((key) => [key, c.req.query(key) ?? '']));
  if (![...Object.values(params), ...Object.values(query)].every(isStorableText)) {
    return refuse(400, BROKEN_TEXT);
  }
  const origin = gate.publicUrl?.origin ?? new URL(c.req.url).origin;
  if (first.credentials === 'same-origin' && !isSameOrigin(c, origin)) return err(forbidden);
  const member = await authenticate(c, first, gate);
  if (!member.ok) return member;
  if (member.value !== null && !hasRole(first, member.value)) return err(forbidden);
  if (first.encoding === 'multipart' && member.value !== null) {
    const mayUpload = await gate.mayUpload(member.value.id);
    if (!mayUpload.ok) return mayUpload;
  }
  const fields = await readFields(c, first);
  if (!fields.ok) return fields;
  const entry = entryFor(entries, fields.value);
  if (entry.auth === 'bearer' && member.value !== null) {
    if (!ownsAll(entry, member.value, params, fields.value, gate)) return err(forbidden);
  }
  const body = parseBody(entry, fields.value);
  if (!body.ok) return body;
  // The table's types tie each name to its handler; a loop over the table cannot see that.
  const handle = handlers[entry.name] as (call: Call<unknown>) => Promise<Result<unknown, Refusal>>;
  const call = {
    params,
    query,
    body: body.value as never,
    member: member.value as never,
    token: bearer(c) as never,
    address: callerAddress(c, gate.publicUrl !== null),
    device: deviceCookie(c, origin),
  };
  const key = gate.once !== null && entry.takesKey ? readKey(c.req.header('idempotency-key')) : ok(null);
  if (!key.ok) return key;
  if (gate.once === null || key.value === null || member.value === null) {
    return handle({ ...call, commit: commitTo(gate.db) });
  }
  const fingerprint = await fingerprintOf({ method: entry.method, path: c.req.path, fields: fields.value });
  return gate.once({ userId: member.value.id, key: key.value, fingerprint }, (commit) =>
    handle({ ...call, commit }),
  );
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
        const result = await serveCall(c, [first, ...others], handlers, gate);
        c.header('Cache-Control', 'no-store');
        if (!result.ok) return answer(c, result.error);
        return method === 'GET' ? answerRead(c, result.value) : c.json(result.value as object);
      });
    }
    app.all(routePattern(path), (c) =>
      answer(c, { status: 405, body: { detail: `Method "${c.req.method}" not allowed.` } }),
    );
  }
  for (const root of ['/django/*', '/v1/*']) app.all(root, gate.unknownPath);
  return app;
};
