import { appendJournal, JOURNAL_PAGE } from '../../../contract/journal.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { ok, type Result } from '../../../terms/result.ts';
import type { ApiClient, Token } from '../../api/api-client.ts';
import { isAnsweredByAnother } from '../../api/calls.ts';
import type { Intent, Lane, OutboxRow } from '../../db/intents.ts';
import type { MemberDatabase } from '../../db/member-database.ts';
import { readMemberSetting } from '../../db/settings.ts';
import { atomically, stored } from '../../db/storage.ts';
import type { Delivery, StaleResource } from '../kinds/change-kind.ts';
import { changeKind, sendChange } from '../kinds/changes.ts';
import { prepareError } from '../rows/last-error.ts';
import { type Batch, claimNext, lanesInUse } from '../rows/outbox.ts';
import type { Clock, Locks } from './environment.ts';
import { readBatch } from './read-intent.ts';
import { recordDelivery } from './record-delivery.ts';
import { verdictOn } from './retry-policy.ts';
import { type Failure, releaseRows, settleAttempt } from './settle-attempt.ts';

export interface DrainConfig {
  readonly api: ApiClient;
  readonly locks: Locks;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: () => number;
  readonly tokenOf: () => Token | null | Promise<Token | null>;
  /** True if the backend declared the extension `idempotency`. */
  readonly idempotent: () => boolean;
  /** Called after the transaction, once for each entry of a request. */
  readonly onDelivered?: (row: OutboxRow, delivery: Delivery | null) => void;
  /** Called after the transaction with the copies of server data that the change made stale. */
  readonly onStale?: (resources: readonly StaleResource[]) => void;
}

/**
 * Sends the outbox, in the page and in the worker alike. Each lane is drained under its own Web Lock, so that a hanging
 * chat never holds a profile back and two tabs never send the same entry. The entry's lease covers browsers without
 * locks; where there are some, an entry that was being sent and is under nobody's lock was left by a tab that is gone,
 * and is sent again at once if a second copy of it does no harm. An entry is removed only in the transaction that
 * records the server's 2xx answer.
 */
export interface Drain {
  /** Sends every entry that is due. It skips lanes that another tab drains, and sends nothing without a valid token. */
  run(db: MemberDatabase): Promise<Result<void, AppError>>;
}

/** `halve`: the server refused a batch because of one entry, so the next request takes half as many. */
type Sent = 'settled' | 'halve';

/** True if the server refused the content of the request, and neither its sender nor its time. */
const blamesContent = (error: AppError): boolean =>
  error.kind === 'rejected' && [400, 413, 422].includes(error.status);

export const createDrain = (config: DrainConfig): Drain => {
  const { api, clock } = config;
  /** The last token that the server refused. It is not used again. */
  let deadToken: string | null = null;
  /**
   * Deliveries that the server acknowledged and this device could not record, for example on a full disk. They are
   * not sent again.
   */
  const unrecorded = new Map<string, Delivery | null>();

  /** Returns the token to send the member's changes with; null if they must not be sent now. */
  const permitFor = async (db: MemberDatabase): Promise<Result<Token | null, AppError>> => {
    const token = await config.tokenOf();
    if (token?.memberId !== db.memberId || token.access === deadToken) return ok(null);
    const workOffline = await stored(db, () => readMemberSetting(db, 'workOffline'));
    return workOffline.ok ? ok(workOffline.value === true ? null : token) : workOffline;
  };

  const isKeyed = ({ kind }: OutboxRow): boolean => config.idempotent() && changeKind(kind).endpoint.takesKey;
  /** True if it has one effect however often it arrives. */
  const isExact = (row: OutboxRow): boolean =>
    isKeyed(row) || changeKind(row.kind).endpoint === appendJournal;

  const record = async (
    db: MemberDatabase,
    batch: Batch,
    intent: Intent,
    delivery: Delivery | null,
  ): Promise<Result<Sent, AppError>> => {
    const [first] = batch;
    unrecorded.set(first.id, delivery);
    const recorded = await atomically(db, () => recordDelivery(db, batch, intent, delivery, clock.now()));
    if (!recorded.ok) return recorded;
    unrecorded.delete(first.id);
    for (const row of batch) config.onDelivered?.(row, delivery);
    config.onStale?.(recorded.value);
    return ok('settled');
  };

  const fail = async (
    db: MemberDatabase,
    batch: Batch,
    error: AppError,
    failure: Failure,
  ): Promise<Result<Sent, AppError>> => {
    const halve = batch.length > 1 && failure.kind === 'refuse' && blamesContent(error);
    const kept = await stored(db, () => prepareError(db, batch[0], error));
    if (!kept.ok) return kept;
    const settled = await atomically(db, () =>
      halve ? releaseRows(db, batch) : settleAttempt(db, batch, kept.value, failure, clock.now()),
    );
    return settled.ok ? ok(halve ? 'halve' : 'settled') : settled;
  };

  const send = async (db: MemberDatabase, batch: Batch, token: Token): Promise<Result<Sent, AppError>> => {
    const [first] = batch;
    const read = await stored(db, () => readBatch(db, batch));
    const intent = read.ok ? read.value : read;
    if (!intent.ok) return fail(db, batch, intent.error, { kind: 'refuse' });
    const known = batch.length === 1 ? unrecorded.get(first.id) : undefined;
    if (known !== undefined) return record(db, batch, intent.value, known);

    const keyed = isKeyed(first);
    const headers = keyed ? { 'Idempotency-Key': `"${first.id}"` } : {};
    const answer = await sendChange(api, { memberId: first.memberId, headers }, intent.value);
    if (answer.ok) return record(db, batch, intent.value, answer.value);
    const verdict = verdictOn(answer.error, {
      attempts: first.attempts,
      idempotent: keyed,
      exact: isExact(first),
      random: config.random,
    });
    if (verdict.kind === 'delivered') {
      if (!(await isAnsweredByAnother(api, first.memberId))) return record(db, batch, intent.value, null);
      return fail(db, batch, answer.error, { kind: 'retry', delayMs: verdict.delayMs });
    }
    if (verdict.kind === 'await-sign-in') deadToken = token.access;
    return fail(db, batch, answer.error, verdict);
  };

  const drainLane = async (db: MemberDatabase, lane: Lane): Promise<Result<void, AppError>> => {
    const most = lane === 'journal' ? JOURNAL_PAGE : 1;
    const isAbandoned = (row: OutboxRow): boolean => config.locks.acrossTabs && isExact(row);
    let room = most;
    for (;;) {
      const permit = await permitFor(db);
      if (!permit.ok) return permit;
      if (permit.value === null) return ok(undefined);
      const claim = await stored(db, () => claimNext(db, lane, clock.now(), room, isAbandoned));
      if (!claim.ok) return claim;
      if (claim.value.kind !== 'claimed') return ok(undefined);
      const { batch } = claim.value;
      const sent = await send(db, batch, permit.value);
      if (!sent.ok) return sent;
      room = sent.value === 'halve' ? Math.ceil(batch.length / 2) : Math.min(most, room * 2);
    }
  };

  return {
    run: async (db) => {
      const lanes = await stored(db, () => lanesInUse(db));
      if (!lanes.ok) return lanes;
      let outcome: Result<void, AppError> = ok(undefined);
      const drainOf = (lane: Lane) =>
        config.locks.tryRun(`outbox:${db.memberId}:${lane}`, async () => {
          const drained = await drainLane(db, lane);
          if (!drained.ok) outcome = drained;
        });
      await Promise.all(lanes.value.map(drainOf));
      // An entry in it may have waited for another lane.
      if (lanes.value.includes('profile') && lanes.value.length > 1) await drainOf('profile');
      return outcome;
    },
  };
};
