import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../src/terms/result.ts';
import type { Basics } from '../base/basics.ts';
import { uuidOf } from '../base/keys.ts';
import type { Database } from '../database/database.ts';
import { idempotencyKeys, users } from '../database/schema.ts';
import { type Refusal, refuse, throttled } from '../http/refusal.ts';

/** Longer than any call takes: after it, the request that held the key is taken for dead. */
const CLAIM_MS = 30_000;
const KEPT_MS = 30 * 86_400_000;
/** Far more writes than a person makes in the time they are kept, and longer answers than theirs have. */
const KEYS_MAX = 20_000;
const ANSWERS_BYTES_MAX = 20_000_000;
const FULL_SECONDS = 3600;

export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** The right to work on a key, until another request takes it over. */
export interface Claim {
  readonly userId: string;
  readonly key: string;
  readonly claim: string;
}

export type Claimed = { readonly claim: Claim } | { readonly answer: string };

export const inFlight: Refusal = {
  status: 409,
  body: { detail: 'A request with this Idempotency-Key is still being worked on.' },
  headers: { 'Retry-After': '1' },
};

const rowOf = ({ userId, key }: Pick<KeyedRequest, 'userId' | 'key'>) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

const heldBy = (claim: Claim) => and(rowOf(claim), eq(idempotencyKeys.claim, claim.claim));

/** Claims a key before any work is done for it; the answer of an earlier request where there is one. */
export const claimKey = async (
  { db, clock, randomBytes }: Pick<Basics, 'db' | 'clock' | 'randomBytes'>,
  request: KeyedRequest,
): Promise<Result<Claimed, Refusal>> => {
  const { userId, key, fingerprint } = request;
  const [known] = await db.select().from(idempotencyKeys).where(rowOf(request));
  if (known !== undefined && known.fingerprint !== fingerprint) {
    return refuse(422, 'This Idempotency-Key was used for another request.');
  }
  if (known !== undefined && known.answer !== null) return ok({ answer: known.answer });
  if (known === undefined) {
    const [kept] = await db
      .select({
        keys: count(),
        bytes: sql<number>`coalesce(sum(octet_length(${idempotencyKeys.answer})), 0)::int`,
      })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, userId));
    const isFull = kept !== undefined && (kept.keys >= KEYS_MAX || kept.bytes >= ANSWERS_BYTES_MAX);
    if (isFull) return throttled(FULL_SECONDS);
  }
  const now = clock();
  const mine = { claim: uuidOf(randomBytes(16)), claimedUntil: new Date(now + CLAIM_MS) };
  const taken = await db
    .insert(idempotencyKeys)
    .values({ userId, key, fingerprint, createdAt: new Date(now), ...mine })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: mine,
      setWhere: sql`${idempotencyKeys.fingerprint} = excluded.fingerprint
        and ${idempotencyKeys.answer} is null and ${idempotencyKeys.claimedUntil} < excluded.created_at`,
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length === 1 ? ok({ claim: { userId, key, claim: mine.claim } }) : err(inFlight);
};

/**
 * True while nobody has taken the claim over; nobody can until the transaction ends. The account is held before it, as
 * a deletion does: in the other order each would wait for the other.
 */
export const holdClaim = async (tx: Database, claim: Claim): Promise<boolean> => {
  const account = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, claim.userId))
    .for('key share')
    .as('account');
  const held = await tx
    .select({ key: idempotencyKeys.key })
    .from(account)
    .innerJoin(idempotencyKeys, eq(idempotencyKeys.userId, account.id))
    .where(heldBy(claim))
    .for('update', { of: idempotencyKeys });
  return held.length === 1;
};

export const storeAnswer = async (tx: Database, claim: Claim, answer: string): Promise<void> => {
  await tx.update(idempotencyKeys).set({ answer }).where(heldBy(claim));
};

/** Gives up a claim that came to nothing: the same key may be tried again. */
export const releaseClaim = async (db: Database, claim: Claim): Promise<void> => {
  await db.delete(idempotencyKeys).where(and(heldBy(claim), isNull(idempotencyKeys.answer)));
};

export const sweepKeys = async (db: Database, now: number): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - KEPT_MS)));
};
