import type { Endpoint } from '../../../contract/endpoint.ts';
import type { WireProfile } from '../../../contract/profile.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import { type ApiClient, type CallInput, WRONG_SHAPE } from '../../api/api-client.ts';
import type { IntentKind, IntentPayloads, Lane, OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';

/** The server's answer to a change, as far as the device uses it. */
export type Delivery =
  | { readonly kind: 'profile'; readonly profile: WireProfile }
  | { readonly kind: 'reply'; readonly text: string }
  | {
      readonly kind: 'journal';
      readonly accepted: readonly { readonly id: string; readonly seq: number }[];
      /** The newest sequence before these entries; undefined where the backend does not say. */
      readonly before: number | undefined;
    }
  /** `taken`: false where the server keeps its own week. */
  | { readonly kind: 'week'; readonly taken: boolean }
  | { readonly kind: 'done' };

/** Copies of server data that a change can make stale; `budget` is today's. */
export const STALE_RESOURCES = ['journal', 'profile', 'plan', 'budget', 'chat'] as const;
export type StaleResource = (typeof STALE_RESOURCES)[number];

/** Everything that is calculated from the answers of a member. */
export const PLAN_RESOURCES: readonly StaleResource[] = ['journal', 'plan', 'budget'];

/** Sends as this member, and only with this member's token. */
export interface SendAs {
  readonly memberId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Acknowledgement<Payload> {
  /** The first outbox entry of the request. */
  readonly row: OutboxRow;
  readonly payload: Payload;
  /** Null where the server accepted the change but its answer could not be read. */
  readonly delivery: Delivery | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Everything that the outbox needs to know of one kind of change. */
export interface ChangeKind<Payload> {
  /** Its name in the list of unsent changes and in notices. */
  readonly name: string;
  readonly lane: Lane;
  /** A newer unsent change replaces an older unsent one of the same kind. */
  readonly latestWins: boolean;
  /** Kinds that this one replaces as well, because its payload contains theirs. */
  readonly replaces?: readonly IntentKind[];
  /** Lanes whose entries the server must have before this one. Those behind it in its own lane do not wait. */
  readonly follows?: readonly Lane[];
  /** True for health answers: the payload is stored encrypted. */
  readonly sealed: boolean;
  readonly endpoint: Endpoint;
  /** False where discarding would lose more than the change itself. */
  readonly canDiscard?: false;
  send(api: ApiClient, as: SendAs, payload: Payload): Promise<Result<Delivery, AppError>>;
  /**
   * Stores what the answer brought. Runs in the transaction that removes the entry, before the removal. Returns the
   * resources that must be fetched again.
   */
  acknowledged(
    db: MemberDatabase,
    acknowledgement: Acknowledgement<Payload>,
  ): Promise<readonly StaleResource[]>;
  /** Runs in the transaction that discards the entry. */
  discarded?(db: MemberDatabase, row: OutboxRow): Promise<void>;
}

export type ChangeKinds<Kinds extends IntentKind> = {
  readonly [Kind in Kinds]: ChangeKind<IntentPayloads[Kind]>;
};

const DONE: Delivery = { kind: 'done' };

/**
 * Makes a call whose answer the contract leaves open. Our server and Django REST framework answer the stored record, so
 * JSON with other fields alone may come from a captive portal and is an error. An empty answer is a success only where
 * a repeat could store the record twice: under an idempotency key it may come from a filter as well.
 */
export const sendRecord = async <E extends Endpoint>(
  api: ApiClient,
  { memberId, headers }: SendAs,
  endpoint: E,
  input: CallInput<E> & { readonly body: object },
): Promise<Result<Delivery, AppError>> => {
  const answer = await api.call(endpoint, { ...input, onBehalfOf: memberId, headers });
  if (!answer.ok) return answer;
  const stored: unknown = answer.value === undefined ? {} : answer.value;
  const names = typeof stored === 'object' && stored !== null ? Object.keys(stored) : [''];
  const isKeyed = 'Idempotency-Key' in headers;
  return (names.length === 0 && !isKeyed) || names.some((name) => name in input.body)
    ? ok(DONE)
    : err({ kind: 'malformed', status: 200, reason: `${WRONG_SHAPE}: expected what was stored` });
};
