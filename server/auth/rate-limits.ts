import { inArray, sql } from 'drizzle-orm';
import { ok, type Result } from '../../src/domain/result.ts';
import { rateLimits } from '../database/schema.ts';
import { type Refusal, throttled } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';

export interface Limit {
  /** What is counted, and of whom: `login:account:a@b.example`. */
  readonly key: string;
  readonly hits: number;
  readonly windowSeconds: number;
}

type LimitParts = Pick<Parts, 'db' | 'clock' | 'keys'>;

/**
 * Counts one hit against every limit in one statement, so that instances sharing the database share
 * the count. Refused with the longest wait among the limits that are spent.
 */
export const consume = async (
  { db, clock, keys }: LimitParts,
  limits: readonly Limit[],
): Promise<Result<null, Refusal>> => {
  const now = new Date(clock());
  const byKey = new Map(limits.map((limit) => [keys('rate-limit', limit.key), limit]));
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(rateLimits)
    .values(
      // One order for all, so that two requests never wait for each other's rows.
      [...byKey]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, limit]) => ({
          key,
          hits: 1,
          resetsAt: new Date(now.getTime() + limit.windowSeconds * 1000),
        })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  const waits = rows
    .filter((row) => row.hits > (byKey.get(row.key)?.hits ?? 0))
    .map((row) => Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)));
  return waits.length > 0 ? throttled(Math.max(...waits)) : ok(null);
};

/** Forgets the hits against a limit: the person has proved to be who they say. */
export const forgive = async ({ db, keys }: LimitParts, limits: readonly Limit[]): Promise<void> => {
  await db.delete(rateLimits).where(
    inArray(
      rateLimits.key,
      limits.map((limit) => keys('rate-limit', limit.key)),
    ),
  );
};
