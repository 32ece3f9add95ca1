import type * as v from 'valibot';
import type { Endpoint, EventEndpoint } from '../../src/contract/endpoint.ts';
import type { EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import type { Result } from '../../src/terms/result.ts';
import type { Commit } from './commit.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { Refusal } from './refusal.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** The owner of the request's token. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly isClient: boolean;
  readonly isAdmin: boolean;
}

type Read<E> = E extends Endpoint<infer B, Schema> ? (B extends Schema ? v.InferOutput<B> : null) : never;
type AnswerValue<E> = E extends Endpoint<Schema | null, infer A> ? v.InferInput<A> : never;
type Write<E> = E extends EventEndpoint ? ReadableStream<AnswerValue<E>> : AnswerValue<E>;

/** A request that passed every check its entry names. */
export interface Call<E> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Read<E>;
  readonly member: E extends { auth: 'bearer' } ? Member : null;
  /** The access token; null on public calls. */
  readonly token: E extends { auth: 'bearer' } ? string : null;
  /** The caller's network address, for rate limits only. */
  readonly address: string;
  /** The caller's browser and system in plain words. */
  readonly browser: string;
  /** The cookie of a remembered device; only calls that name cookies in the contract touch it. */
  readonly device: DeviceCookie;
  readonly commit: Commit;
  /** Says whose account the call is about, for its line in the log: where a way in or a right is at stake. */
  readonly concern: (memberId: string) => void;
  /** Says of a read that its answer is the same until the version of the member's records changes. */
  readonly keep: () => void;
}

export type Handler<E> = (call: Call<E>) => Promise<Result<Write<E>, Refusal>>;

type Entries = typeof endpoints;
/** One handler for every call of the contract: a missing one is a type error. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Entries[Name]> };
export type HandlersOf<Names extends EndpointName> = Pick<Handlers, Names>;
