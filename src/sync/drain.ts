import type { ApiClient, Token } from '../data/api-client.ts';
import {
  type Intent,
  LANES,
  type Lane,
  OUTBOX_VERSION,
  type OutboxRow,
  type Sealed,
} from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { announce } from '../data/repositories/notices.ts';
import { claimHead, settleRow } from '../data/repositories/outbox.ts';
import { unseal } from '../data/sealing.ts';
import { atomically, stored } from '../data/storage.ts';
import type { AppError } from '../domain/app-error.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Clock, Locks } from './environment.ts';
import { recordDelivery } from './record-delivery.ts';
import { type Verdict, verdictOn } from './retry-policy.ts';
import { type Delivery, sendIntent } from './send-intent.ts';

/**
 * Sends what waits, in the page and in the worker alike. Each lane is drained under its own Web Lock, so
 * that a hanging chat never holds a profile back and two tabs never send the same row; the row's lease
 * covers engines without locks and a holder that was killed. A row is removed only in the transaction
 * that records the server's 2xx answer.
 */
export interface DrainConfig {
  readonly api: ApiClient;
  readonly locks: Locks;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: () => number;
  readonly tokenOf: () => Token | null | Promise<Token | null>;
  /** True where the backend declared the extension `idempotency`. */
  readonly idempotent: () => boolean;
  /** After the transaction: what a cookie or another page-only copy should know. */
  readonly onDelivered?: (row: OutboxRow, delivery: Delivery | null) => void;
}

export interface Drain {
  /** Sends what is due; ends when nothing is, or another drainer has the lanes, or a token is missing. */
  run(db: MemberDatabase): Promise<Result<void, AppError>>;
}

/** Longer than a request may take, so that a live sender is never overtaken. */
export const LEASE_MS = 20_000;

const readIntent = async (db: MemberDatabase, row: OutboxRow): Promise<Result<Intent, AppError>> => {
  if (row.version !== OUTBOX_VERSION) return err({ kind: 'storage', reason: 'UnknownOutboxVersion' });
  const payload = row.sealed ? await unseal(db, row.payload as Sealed) : ok(row.payload);
  return payload.ok ? ok({ kind: row.kind, payload: payload.value } as Intent) : payload;
};

export const createDrain = (config: DrainConfig): Drain => {
  /** The last token that the server refused: it is not tried again. */
  let deadToken: string | null = null;

  const tokenFor = async (memberId: string): Promise<Token | null> => {
    const token = await config.tokenOf();
    return token?.memberId === memberId && token.access !== deadToken ? token : null;
  };

  const settle = (
    db: MemberDatabase,
    row: OutboxRow,
    error: AppError,
    verdict: Exclude<Verdict, { readonly kind: 'delivered' }>,
  ): Promise<Result<void, AppError>> =>
    atomically(db, async () => {
      const now = config.clock.now();
      const { attempts, nextAt } = row;
      const failed = { attempts: attempts + 1, nextAt, lastError: error };
      switch (verdict.kind) {
        case 'retry':
          return settleRow(db, row, { ...failed, state: 'waiting', nextAt: now + verdict.delayMs });
        case 'await-sign-in':
          return settleRow(db, row, { ...failed, state: 'waiting', attempts });
        case 'refuse':
          await settleRow(db, row, { ...failed, state: 'refused' });
          return announce(db, { id: `refused:${row.id}`, kind: 'change-refused', about: row.id, at: now });
      }
    });

  const deliver = async (
    db: MemberDatabase,
    row: OutboxRow,
    intent: Intent,
    delivery: Delivery | null,
  ): Promise<Result<void, AppError>> => {
    const recorded = await atomically(db, () =>
      recordDelivery(db, row, intent, delivery, config.clock.now()),
    );
    if (recorded.ok) config.onDelivered?.(row, delivery);
    return recorded;
  };

  const send = async (db: MemberDatabase, row: OutboxRow, token: Token): Promise<Result<void, AppError>> => {
    const intent = await readIntent(db, row);
    if (!intent.ok) return settle(db, row, intent.error, { kind: 'refuse' });
    const idempotent = config.idempotent();
    const headers = idempotent ? { 'Idempotency-Key': `"${row.id}"` } : {};
    const answer = await sendIntent(config.api, row.memberId, intent.value, headers);
    if (answer.ok) return deliver(db, row, intent.value, answer.value);
    const { attempts } = row;
    const verdict = verdictOn(answer.error, { attempts, idempotent, random: config.random });
    if (verdict.kind === 'delivered') return deliver(db, row, intent.value, null);
    if (verdict.kind === 'await-sign-in') deadToken = token.access;
    return settle(db, row, answer.error, verdict);
  };

  const drainLane = async (db: MemberDatabase, lane: Lane): Promise<Result<void, AppError>> => {
    for (;;) {
      const token = await tokenFor(db.memberId);
      if (token === null) return ok(undefined);
      const head = await stored(db, () => claimHead(db, lane, config.clock.now(), LEASE_MS));
      if (!head.ok) return head;
      if (head.value.kind !== 'claimed') return ok(undefined);
      const sent = await send(db, head.value.row, token);
      if (!sent.ok) return sent;
    }
  };

  return {
    run: async (db) => {
      if ((await tokenFor(db.memberId)) === null) return ok(undefined);
      const failures: AppError[] = [];
      await Promise.all(
        LANES.map((lane) =>
          config.locks.tryRun(`outbox:${db.memberId}:${lane}`, async () => {
            const drained = await drainLane(db, lane);
            if (!drained.ok) failures.push(drained.error);
          }),
        ),
      );
      const [first] = failures;
      return first === undefined ? ok(undefined) : err(first);
    },
  };
};
