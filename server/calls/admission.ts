import type { Context } from 'hono';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import { err, ok, type Result } from '../../src/terms/result.ts';
import type { TokenOwner } from '../auth/token-owners.ts';
import type { Database } from '../database/database.ts';
import type { Member } from '../http/call.ts';
import { concern } from '../http/concerned.ts';
import { isSameOrigin } from '../http/device-cookie.ts';
import type { RoomOf } from '../http/large-bodies.ts';
import { BROKEN_TEXT, isStorableText } from '../http/read-body.ts';
import { forbidden, noToken, type Refusal, refuse } from '../http/refusal.ts';
import type { Once } from '../idempotency/once.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { InTurn } from './turns.ts';

export interface Gate {
  /** Null for a token that is unknown or expired. */
  readonly ownerOf: (token: string) => Promise<TokenOwner | null>;
  /** The refusal of a token without an owner. */
  readonly refuseToken: (token: string) => Promise<Refusal>;
  readonly answers: AnswerCache;
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
  /** True if the calls of extensions exist. */
  readonly extensions: boolean;
  /** Answers paths that no call has. */
  readonly unknownPath: (c: Context) => Response;
}

export type Entry = Endpoint & { readonly name: EndpointName };
export type Fields = Readonly<Record<string, unknown>>;

export const bearer = (c: Context): string | null => {
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
export const ownsAll = (
  entry: Entry,
  member: Member,
  params: Fields,
  fields: Fields,
  gate: Gate,
): boolean => {
  const own = (key: string): string => (key === 'thread' ? gate.threadOf(member.id) : member.id);
  if (entry.owner?.in === 'path' && params[entry.owner.key] !== own(entry.owner.key)) return false;
  return ['user', 'user_id'].every((key) => typeof fields[key] !== 'string' || fields[key] === member.id);
};

/** A request that passed every check before its body. */
export interface Admitted {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly origin: string;
  /** Null on public calls. */
  readonly owner: TokenOwner | null;
}

export const admit = async (c: Context, entry: Entry, gate: Gate): Promise<Result<Admitted, Refusal>> => {
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

export const stillAdmitted = (c: Context, entry: Entry, gate: Gate, admitted: Admitted) => {
  const began = performance.now();
  return async (): Promise<Result<Admitted, Refusal>> =>
    performance.now() - began > LATE_MS ? admit(c, entry, gate) : ok(admitted);
};
