import { inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { ok, type Result } from '../../src/terms/result.ts';
import type { Basics } from '../base/basics.ts';
import { rateLimits } from '../database/schema.ts';
import { type Refusal, throttled } from '../http/refusal.ts';

export interface Limit {
  /** The counted subject, for example `login:account:a@b.example`. */
  readonly key: string;
  readonly hits: number;
  readonly windowSeconds: number;
  /** Neither forgiven nor given back: once it is spent it stays so until it resets. */
  readonly isFinal?: true;
}

/** Farther from the truth than clocks of instances may be, nearer than one that was set wrong. */
const SKEW_MS = 5 * 60_000;

/** When each limit resets that this process knows to be spent, in epoch milliseconds, by their keys. */
export type SpentLimits = LRUCache<string, number>;

/** Each takes some 150 bytes; of one that is forgotten the database still knows. */
export const createSpentLimits = (): SpentLimits => new LRUCache({ max: 10_000 });

type LimitParts = Pick<Basics, 'db' | 'clock' | 'keys'>;
export type CountingParts = LimitParts & { readonly spentLimits: SpentLimits };

const refusedUntil = (resetsAt: number, now: number) =>
  throttled(Math.max(1, Math.ceil((resetsAt - now) / 1000)));

/** No window that was begun by now ends later, unless the clock was set back since. */
const latestReset = ({ windowSeconds }: Limit, now: number): number => now + windowSeconds * 1000 + SKEW_MS;

/** Counts a hit and answers how long to wait, in one statement: instances sharing the database share the count. */
const hit = async (
  { db, clock, keys, spentLimits }: CountingParts,
  limit: Limit,
): Promise<Result<null, Refusal>> => {
  const now = clock();
  const longest = latestReset(limit, now);
  const over = sql`(${rateLimits.resetsAt} <= ${new Date(now).toISOString()}::timestamptz
    or ${rateLimits.resetsAt} > ${new Date(longest).toISOString()}::timestamptz)`;
  const [row] = await db
    .insert(rateLimits)
    .values({
      key: keys('rate-limit', limit.key),
      hits: 1,
      resetsAt: new Date(now + limit.windowSeconds * 1000),
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.hits <= limit.hits) return ok(null);
  const resetsAt = row.resetsAt.getTime();
  if (limit.isFinal) spentLimits.set(limit.key, resetsAt);
  return refusedUntil(resetsAt, now);
};

/**
 * Counts against each limit in turn until one is spent: what is refused counts against final ones alone. What is known
 * to be refused costs the database nothing: hits of one network wait for each other there, and would leave no
 * connection to anybody else.
 */
export const consume = async (
  parts: CountingParts,
  limits: readonly Limit[],
): Promise<Result<null, Refusal>> => {
  const now = parts.clock();
  for (const limit of limits) {
    const spentUntil = parts.spentLimits.get(limit.key) ?? 0;
    if (spentUntil > now && spentUntil <= latestReset(limit, now)) return refusedUntil(spentUntil, now);
  }
  for (const [at, limit] of limits.entries()) {
    const counted = await hit(parts, limit);
    if (counted.ok) continue;
    await giveBack(parts, limits.slice(0, at));
    return counted;
  }
  return ok(null);
};

const keysOf = (limits: readonly Limit[], keys: LimitParts['keys']): string[] =>
  limits.filter(({ isFinal }) => !isFinal).map(({ key }) => keys('rate-limit', key));

/** Takes a hit back: what it was for did not happen, and not by the caller's doing, or it was no guess. */
export const giveBack = async ({ db, keys }: LimitParts, limits: readonly Limit[]): Promise<void> => {
  const given = keysOf(limits, keys);
  if (given.length === 0) return;
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(inArray(rateLimits.key, given));
};

/** Forgets the hits against a limit: the person has proved to be who they say. */
export const forgive = async ({ db, keys }: LimitParts, limits: readonly Limit[]): Promise<void> => {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keysOf(limits, keys)));
};
